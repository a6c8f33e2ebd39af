// Starts the page: loads Python and PyScript, shows how far that has come, and says so when it cannot go on.
// Plain syntax and no static imports: this file has to run where the others do not.

const WORDS = {
  en: {
    fetch: "Fetching the games",
    start: "Starting Python",
    unpack: "Unpacking the rules",
    open: "Setting the table",
    retry: "Try again",
    old: "This browser is too old for the games here. They need a current Firefox, Chrome, Edge or Safari, with WebAssembly.",
    file: "A part of the page could not be loaded: {file}. Check the connection and try again.",
    stalled: "The page has stopped loading. Check the connection and try again.",
    program: "The program stopped while it was starting. Trying again may help. It said: {message}",
  },
  ru: {
    fetch: "Загружаем игры",
    start: "Запускаем Python",
    unpack: "Распаковываем правила",
    open: "Накрываем на стол",
    retry: "Попробовать снова",
    old: "Этот браузер слишком стар для здешних игр. Нужен современный Firefox, Chrome, Edge или Safari с WebAssembly.",
    file: "Часть страницы не загрузилась: {file}. Проверьте соединение и попробуйте снова.",
    stalled: "Загрузка страницы остановилась. Проверьте соединение и попробуйте снова.",
    program: "Программа остановилась при запуске. Возможно, поможет повторная попытка. Сообщение: {message}",
  },
};
// How far along the bar each step begins; fetching fills its part byte by byte.
const PLACES = { fetch: 0, start: 0.75, unpack: 0.85, open: 0.9 };

const root = document.documentElement;
const words = WORDS[language()];
// This script may run before the page is read to its end: Python can start, but there is nothing to show it on yet.
const parsed = new Promise((resolve) => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
  else resolve();
});
let watching = () => {};

function language() {
  let wanted = navigator.language || "en";
  try {
    wanted = JSON.parse(localStorage.getItem("agora:1:settings")).lang || wanted;
  } catch (error) {
    // storage blocked, or nothing chosen yet
  }
  return wanted.slice(0, 2) === "ru" ? "ru" : "en";
}

/** The element of the boot page with this id; made when the page has none. */
function element(id, tag) {
  const found = document.getElementById(id);
  if (found) return found;
  const made = document.createElement(tag);
  made.id = id;
  (id === "boot" ? document.body : element("boot", "div")).append(made);
  return made;
}

/** The step in words, for everybody; how many bytes, for eyes and for those who ask the bar. */
function show(step, share, bytes) {
  const said = element("boot-step", "p");
  const sentence = words[step] + "…";
  if (said.textContent !== sentence) said.textContent = sentence;
  const bar = element("boot-bar", "progress");
  bar.value = share;
  bar.setAttribute("aria-valuetext", bytes);
  said.dataset.bytes = bytes;
}

async function failed(error) {
  await parsed;
  if (root.dataset.boot !== "loading") return;
  watching();
  root.dataset.boot = "failed";
  performance.mark("agora:failed");
  console.warn("The page did not start:", error);
  const code = words[error.code] ? error.code : error instanceof SyntaxError ? "old" : "program";
  const file = String(error.file).split("/").pop().split("?")[0];
  element("boot", "div").hidden = false;
  element("boot-step", "p").hidden = true;
  element("boot-bar", "progress").hidden = true;
  const box = element("boot-error", "div");
  const told = box.querySelector("p") || box.appendChild(document.createElement("p"));
  box.setAttribute("role", "alert");
  box.hidden = false;
  told.textContent = words[code].replace("{file}", file).replace("{message}", lastLine(error));
  const button = element("boot-retry", "button");
  button.hidden = false;
  button.textContent = words.retry;
  button.addEventListener("click", retry);
}

function lastLine(error) {
  return String(error.message || error).trim().split("\n").pop();
}

/** From the start, and without the kept picture of memory, which might be what is broken. */
async function retry() {
  try {
    await caches.delete("agora:" + new URL("..", import.meta.url).pathname + ":memory");
  } catch (error) {
    // no Cache Storage: nothing is kept
  }
  location.reload();
}

/** Also when it comes after all, and the page had given up waiting. */
function ready() {
  watching();
  root.dataset.boot = "ready";
  performance.mark("agora:ready");
  element("boot", "div").hidden = true;
}

/** One of our modules; browsers do not say in one way which file failed. */
function part(path) {
  return import(path).catch((error) => {
    throw error instanceof SyntaxError ? error : Object.assign(new Error(error.message), { code: "file", file: path });
  });
}

function follow(listen, total) {
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  let loaded = 0;
  let step = "fetch";
  const showAll = () => {
    const share = step === "fetch" ? (loaded / total) * PLACES.start : PLACES[step];
    show(step, share, `${megabytes(loaded)} / ${megabytes(total)} MB`);
  };
  listen((news) => {
    if (news.error) failed(news.error);
    loaded = Math.min(total, loaded + (news.bytes || 0));
    step = news.step || step;
    parsed.then(showAll);
  });
}

async function start() {
  if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") {
    throw Object.assign(new Error("no WebAssembly, or nothing to unpack with"), { code: "old" });
  }
  const [{ listen, watch }, { default: parts }] = await Promise.all([part("./progress.mjs"), part("./parts.mjs")]);
  watching = watch(failed);
  follow(listen, Object.values(parts.bytes).reduce((sum, bytes) => sum + bytes, 0));
  const { prepare } = await part("./pyodide.mjs");
  const page = parsed.then(() => part("../page/page.js")); // what the interface will ask for
  await Promise.all([prepare(), page.then(() => part("./core.mjs"))]); // PyScript looks for its tag once
}

root.dataset.boot = "loading";
performance.mark("agora:begin");
document.addEventListener("agora:ready", ready, { once: true });
addEventListener("unhandledrejection", (event) => failed(event.reason || event));
start().catch(failed);
