// A demo or a recorded game in a frame: embed.html#agros/sowing or embed.html#r=…; after a "?" may follow lang, theme and
// start=seen. First there is only what the build drew; Python starts when the reader touches it, or, if asked, when it
// is seen. What the host is told, and may tell us: see embed.js.

import { lookAround } from "./look.js";
import { gameOf } from "./record.js";

const LISTS = { en: "./list.en.mjs", ru: "./list.ru.mjs" }; // made by web/app/demo_pages.py
const [target, options] = location.hash.slice(1).split("?");
const asked = new URLSearchParams(options);
const lang = [asked.get("lang"), ...navigator.languages].map((tag) => tag?.slice(0, 2)).find((tag) => LISTS[tag]) ?? "en";
const root = document.documentElement;
const element = (id) => document.getElementById(id);
const app = element("app");

let list; // what exists, and words
let what; // what is shown here, as web/app/embed.py takes it
let told = false; // the host knows that the reader is at it

// --- what the build drew ----------------------------------------------------------------------------------------

async function show() {
  theme(asked.get("theme"));
  root.lang = lang;
  list = (await import(LISTS[lang])).default;
  if (target.startsWith("r=")) return showRecord(target.slice(2));
  const [name, demo] = target.split("/").map(plain);
  const game = Object.hasOwn(list.games, name) && list.games[name];
  if (!target) return sorry(list.words.nothing);
  if (!game) return sorry(list.words.no_game.replace("{what}", name));
  const known = Object.hasOwn(game.demos, demo ?? "") && game.demos[demo];
  if (!known && !game.entries?.split(" ").includes(demo)) return sorry(list.words.no_demo.replace("{title}", game.title).replace("{what}", demo ?? ""));
  what = { demo: `${name}/${demo}` };
  document.title = `${game.title}: ${known.about ?? demo}`;
  await draw(game, known.drawn);
}

function plain(written) {
  try {
    return decodeURIComponent(written);
  } catch {
    return written; // not written by a browser
  }
}

async function showRecord(link) {
  const name = await gameOf(link);
  if (name === undefined) return sorry(list.words.no_record);
  if (!Object.hasOwn(list.games, name)) return sorry(list.words.no_game.replace("{what}", name));
  what = { record: link };
  await draw(list.games[name], list.games[name].cover);
}

/** What has no picture, and where the network has nothing to give, Python draws; at once if nobody else has a say. */
async function draw(game, drawn) {
  const text = async (path) => {
    const response = await fetch(new URL(path, import.meta.url));
    if (!response.ok) throw new Error(response.status);
    return response.text();
  };
  try {
    if (!drawn) throw new Error("no picture");
    [element("defs").innerHTML, app.innerHTML] = await Promise.all([text(game.defs), text(drawn)]);
  } catch {
    element("defs").innerHTML = await text(game.defs).catch(() => "");
    app.innerHTML = "<main class=frame><button class='btn pri' data-act=open></button></main>";
    app.querySelector("button").textContent = list.words.start;
    if (!drawn && parent === self) wake();
  }
}

function sorry(line) {
  const main = document.createElement("main");
  main.className = "frame sorry";
  const [alert, exists, names] = ["div", "p", "ul"].map((tag) => main.appendChild(document.createElement(tag)));
  alert.setAttribute("role", "alert");
  alert.appendChild(document.createElement("h1")).textContent = line;
  exists.textContent = list.words.exists;
  for (const [name, game] of Object.entries(list.games)) {
    for (const [demo, { about }] of Object.entries(game.demos)) {
      const link = names.appendChild(document.createElement("li")).appendChild(document.createElement("a"));
      link.href = `#${name}/${demo}?${asked}`;
      link.textContent = `${game.title}: ${about}`;
    }
  }
  app.replaceChildren(main);
}

// --- Python -----------------------------------------------------------------------------------------------------

/** `touched`: what the reader touched; it is touched again once somebody is there to notice. */
async function wake(touched) {
  if (!what) return;
  if (touched && !told) tellHost("awake", { touched: (told = true) });
  if (root.dataset.boot) return;
  root.dataset.boot = "loading";
  if (!touched) tellHost("awake", { touched: false });
  try {
    const [{ listen }, { default: parts }, { prepare }] = await Promise.all(
      [import("../boot/progress.mjs"), import("../boot/parts.mjs"), import("../boot/pyodide.mjs"), import("../page/page.js")]);
    follow(listen, Object.values(parts.bytes).reduce((sum, bytes) => sum + bytes, 0));
    const python = await prepare({ keeps: false });
    agora.solved = () => tellHost("solved", { demo: what.demo });
    agora.left = () => tellHost("left");
    const trouble = python.pyimport("app.embed").start(JSON.stringify({ ...what, lang }));
    if (trouble) return sorry(trouble);
    new MutationObserver(lookAround).observe(app, { subtree: true, childList: true, attributeFilter: ["data-open"] });
    root.dataset.boot = "ready";
    if (touched) app.querySelector(touched)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } catch (error) {
    console.warn("Python did not start:", error);
    root.dataset.boot = "failed";
    sorry(list.words.failed.replace("{why}", error.message.trim().split("\n").pop()));
  } finally {
    element("boot").hidden = true;
  }
}

function follow(listen, total) {
  let loaded = 0;
  element("boot").hidden = false;
  element("boot-step").textContent = list.words.starting;
  listen(({ bytes }) => (element("boot-bar").value = (loaded += bytes ?? 0) / total));
}

/** A selector of what an event happened to. */
function touchedBy({ target }) {
  const holder = target.closest("[data-pick], [data-act]");
  if (!holder) return "main";
  const { pick, act, value } = holder.dataset;
  if (pick !== undefined) return `[data-pick="${CSS.escape(pick)}"]`;
  return `[data-act="${act}"]` + (value === undefined ? "" : `[data-value="${CSS.escape(value)}"]`);
}

app.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (link) return void (origin === "null" && link.removeAttribute("target")); // sandboxed: no new windows
  wake(touchedBy(event));
});
app.addEventListener("keydown", (event) => {
  if (event.key === "Tab" || event.key.length > 1 && !/Enter|Arrow/.test(event.key) || event.target.closest("a, button")) return;
  wake(event.key === "Enter" || event.key === " " ? touchedBy(event) : "main");
});

// --- the host ---------------------------------------------------------------------------------------------------

function tellHost(type, more) {
  if (parent !== self) parent.postMessage({ type: `agora:${type}`, ...more }, "*");
}

function theme(name) {
  if (name === "light" || name === "dark") root.dataset.theme = name;
}

addEventListener("message", ({ data, source }) => {
  if (source !== parent) return;
  if (data?.type === "agora:theme") theme(data.theme);
  if (data?.type === "agora:wake") shown.then(() => wake());
  if (data?.type === "agora:sleep" && root.dataset.boot) location.reload(); // an interpreter ends with its page
});
addEventListener("hashchange", () => location.reload());

const shown = show();
await shown;
if (asked.get("start") === "seen") {
  new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wake(), { threshold: 0.5 }).observe(app);
}
