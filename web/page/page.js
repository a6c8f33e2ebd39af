// The browser's side of the interface: Python writes HTML here and hears what people do, as JSON text.
// No game and no screen is known here. `globalThis.agora` is what web/app/page.py calls.
import morphdom from "../vendor/morphdom/morphdom-esm.js";
import { pickUnder, watchDrags } from "./drag.js";
import { moveFocus } from "./keys.js";
import { animate, settle } from "./motion.js";
import { keepOffline, update } from "./offline.js";
import { forgetWheel, packAddress, wheel } from "./packs.js";
import { watchPresses } from "./press.js";
import { sound } from "./sound.js";
import * as store from "./store.js";
import { startWorker } from "./worker.js";
import { fitted, watchZoom, zoomed } from "./zoom.js";

const [NARROW, UPRIGHT, LOW] = [ // LOW as in web/style/low.css
  "(max-width: 760px), (max-height: 520px)", "(max-width: 1000px) and (orientation: portrait)", "(max-height: 520px) and (min-width: 560px)"].map(query => matchMedia(query));

let hear = () => {}; // Python's ear, set by `listen`
let patching = false; // what happens meanwhile (focus that comes and goes) is told afterwards
function tell(type, data = {}) {
  if (patching) queueMicrotask(() => tell(type, data));
  else hear(JSON.stringify({ type, ...data }));
}
const root = () => document.getElementById("app");

let prints = document; // where the prints are that the build has drawn

/** The first screen is not the shelf. Its prints are kept aside; of the games' drawings only one is needed now. */
function leaveShelf() {
  const { away } = document.documentElement.dataset;
  if (away === undefined) return;
  const stores = document.querySelectorAll(".store[data-game]");
  const show = () => stores.forEach(store => store.removeAttribute("hidden"));
  for (const store of stores) store.toggleAttribute("hidden", store.dataset.game !== away);
  addEventListener("hashchange", show, { once: true });
  document.addEventListener("agora:ready", () => setTimeout(show, 1000), { once: true });
  prints = root();
  prints.replaceWith(Object.assign(document.createElement("div"), { id: "app" }));
  delete document.documentElement.dataset.away;
}

function patch(html) {
  leaveShelf();
  const next = document.createElement("div");
  next.id = "app";
  next.innerHTML = html;
  const focused = document.activeElement?.matches(":focus-visible") && document.activeElement;
  patching = true;
  try {
    change(next);
  } finally {
    patching = false;
  }
  // whoever uses the keyboard is not thrown back to the top of the page when what they used is gone
  if (focused && !focused.isConnected && document.activeElement === document.body) {
    (root().querySelector("[data-board] [data-pick][tabindex='0']") ?? root().querySelector("main"))?.focus({ preventScroll: true });
  }
  requestAnimationFrame(scrollLists); // before it is painted, and when its layout is known anyway
}

function scrollLists() {
  root().querySelector(".log [aria-current=true]")?.scrollIntoView({ block: "nearest" });
  for (const end of root().querySelectorAll("[data-stick=end]")) end.scrollTop = end.scrollHeight;
}

function change(next) {
  morphdom(root(), next, {
    onBeforeNodeDiscarded(node) {
      if (node.nodeName === "DIALOG" && node.open) node.close(); // gives the focus back to where it came from
      return true;
    },
    onBeforeElUpdated(from, to) {
      if (from.isEqualNode(to)) return false;
      if (from.nodeName === "DIALOG" && from.open) to.setAttribute("open", "");
      if (from.nodeName === "DETAILS" && from.open) to.setAttribute("open", "");
      // what a person is typing, or has scrolled to, is theirs
      if (from === document.activeElement && (from.nodeName === "INPUT" || from.nodeName === "TEXTAREA")) to.value = from.value;
      return true;
    },
    onNodeAdded(node) {
      if (node.dataset?.stick === "start") node.parentElement.scrollTop = 0;
      return node;
    },
  });
  for (const dialog of root().querySelectorAll("dialog:not([open])")) dialog.showModal();
}

// what the element (or the nearest one around it that means something) asks for
function meaning(element) {
  const holder = element.closest?.("[data-act], [data-pick]");
  if (!holder) return null;
  if (holder.getAttribute("aria-disabled") === "true" && !holder.dataset.pick) return null;
  const { act, value, pick } = holder.dataset;
  return pick === undefined ? { act, value } : { pick };
}

// A link to a section of the page it stands in: scrolled to here, since the address names screens.
function followed(event) {
  const link = event.target.closest("a[href^='#']:not([href^='#/'])");
  if (!link) return false;
  event.preventDefault();
  document.getElementById(link.hash.slice(1))?.scrollIntoView({ block: "start" });
  return true;
}

function onClick(event) {
  if (event.detail && (watchDrags.justDragged() || watchPresses.justPressed()) || followed(event)) return;
  if (event.target.closest("[data-zoom]")) return fitted();
  const sender = event.target.closest("[type=submit]");
  if (sender?.form) { // by hand: sandboxed frames let no form be submitted
    event.preventDefault();
    return tellForm(sender.form, sender.dataset.act || sender.form.dataset.submit);
  }
  const found = meaning(event.target);
  if (!found) return;
  if (event.target.closest("a[data-act], button")) event.preventDefault();
  tell(found.pick === undefined ? "act" : "pick", { ...found, shift: event.shiftKey });
}

// Letters that work wherever the focus is, outside text fields.
const LETTERS = {
  r: { act: "turn" }, s: { act: "tell" }, h: { act: "hint" }, u: { act: "undo" },
  ",": { act: "step", value: "-1" }, ".": { act: "step", value: "1" },
};

function onKey(event) {
  const { key, target } = event;
  if (target.closest("input, textarea, select") || document.querySelector("dialog[open]")) return;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "z") {
    event.preventDefault();
    return tell("act", { act: event.shiftKey ? "redo" : "undo" });
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (moveFocus(event) || zoomed(key)) return;
  const act = LETTERS[key.length === 1 ? key.toLowerCase() : key];
  if (act) return tell("act", { ...act, shift: event.shiftKey });
  if (key === "Escape") return tell("act", { act: "back" });
  if ((key === "Enter" || key === " ") && target.dataset?.pick) {
    event.preventDefault();
    tell("pick", { pick: target.dataset.pick });
  }
}

// The wheel turns what is held; with Ctrl it zooms (zoom.js).
let wheeled = 0;
function onWheel(event) {
  if (event.ctrlKey || !event.target.closest?.("[data-board]") || !document.getElementById("turn")) return;
  event.preventDefault();
  if (event.timeStamp - wheeled < 120) return;
  wheeled = event.timeStamp;
  tell("act", { act: "turn", shift: event.deltaY < 0 });
}

// Pointing at something, with pointer or focus, is told once per change.
let pointed = null;
function onPoint(event) {
  const holder = event.target.closest?.("[data-pick], [data-point]");
  const now = holder ? holder.dataset.pick ?? "point:" + holder.dataset.point : null;
  if (now === pointed) return;
  pointed = now;
  if (now?.startsWith("point:")) tell("point", { value: now.slice(6) });
  else tell("hover", { pick: now, focus: event.type === "focusin" });
}

function onForm(event) {
  const form = event.target.closest("form");
  if (event.type === "submit") event.preventDefault();
  if (form) tellForm(form, form.dataset[event.type]);
}

function tellForm(form, act) {
  if (act) tell("act", { act, form: Object.fromEntries(new FormData(form)) });
}

async function onFile(event) {
  const input = event.target.closest("input[type=file]");
  if (!input?.files?.length) return;
  const [file] = input.files;
  tell("file", { act: input.dataset.file, name: file.name, text: file.size > 5e6 ? "" : await file.text(), size: file.size });
  input.value = "";
}

function listen(ear) {
  hear = ear;
  if (!document.fullscreenEnabled) document.documentElement.dataset.full = "never";
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerover", event => event.pointerType === "mouse" && onPoint(event));
  document.addEventListener("focusin", onPoint);
  document.addEventListener("submit", onForm);
  document.addEventListener("input", onForm);
  document.addEventListener("change", event => (event.target.type === "file" ? onFile(event) : onForm(event)));
  document.addEventListener("cancel", event => { event.preventDefault(); tell("act", { act: "close" }); }, true);
  addEventListener("storage", event => event.key?.startsWith(store.PREFIX) && tell("stored", { key: event.key.slice(store.PREFIX.length) }));
  addEventListener("hashchange", () => tell("route", { hash: location.hash }));
  addEventListener("pagehide", () => tell("hide"));
  for (const query of [NARROW, UPRIGHT, LOW]) query.addEventListener("change", () => tell("shape")); // the device was turned
  watchPresses((act, value) => tell("act", { act, value, shift: true }));
  watchZoom();
  keepOffline(tell);
  document.addEventListener("wheel", onWheel, { passive: false });
  watchDrags(pick => tell("pick", { pick }), () => tell("act", { act: "back" }));
}

async function text(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.text();
}

async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false; // no permission, no focus, or plain http: the page offers the text to copy by hand
  }
}

const download = (name, words, kind) => save(name, new Blob([words], { type: kind }));

function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// A drawing as PNG, twice as large as drawn. The drawing is our own text; it loads nothing from elsewhere.
async function bitmap(name, drawing) {
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * picture.naturalWidth, 2 * picture.naturalHeight];
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(picture.src);
  save(name, await new Promise(done => canvas.toBlob(done, "image/png")));
}

// The prints of the first page, drawn when the site was built: Python need not draw them, nor load their games.
const posters = () => JSON.stringify(Object.fromEntries(
  [...prints.querySelectorAll("[id^=print-]")].map(print => [print.id.slice(6), print.querySelector(".art").innerHTML])));

function focus(selector) {
  const element = document.querySelector(selector);
  element?.focus({ preventScroll: true });
  return Boolean(element);
}

globalThis.agora = {
  patch, listen, text, copy, download, bitmap, posters, sound, focus, animate, settle, pickUnder, startWorker, update, forgetWheel, packAddress, wheel, ...store,
  set: (name, value) => (value === "" ? delete document.documentElement.dataset[name] : (document.documentElement.dataset[name] = value)),
  lang: value => (document.documentElement.lang = value),
  title: value => (document.title = value),
  go: hash => (location.hash = hash),
  swap: hash => history.replaceState(null, "", hash),
  hash: () => location.hash,
  address: () => location.href.split("#")[0],
  languages: () => JSON.stringify(navigator.languages || [navigator.language]),
  coarse: () => matchMedia("(pointer: coarse)").matches,
  dark: () => matchMedia("(prefers-color-scheme: dark)").matches,
  narrow: () => NARROW.matches,
  upright: () => UPRIGHT.matches,
  low: () => LOW.matches,
  random: () => crypto.getRandomValues(new Uint32Array(1))[0],
  now: () => Date.now(),
  later: (task, milliseconds) => setTimeout(task, milliseconds),
  never: timer => clearTimeout(timer),
  scroll: selector => document.querySelector(selector)?.scrollIntoView({ block: "start" }),
  full: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.().catch(() => {})),
  ready: () => document.dispatchEvent(new CustomEvent("agora:ready")),
};
