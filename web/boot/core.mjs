// PyScript, made fit for this page.

import { tell } from "./progress.mjs";

withoutMicroPython();
const giveBack = withoutDatabase();
const { hooks } = await import("../vendor/pyscript/core.js");

// Its hooks for workers are kept as text and evaluated even when no worker is used: a strict
// Content-Security-Policy forbids that.
for (const hook of Object.values(hooks.worker)) hook.clear?.();

// When the interpreter is there, before our script runs.
hooks.main.onReady.add(({ io }) => {
  giveBack();
  const { stderr } = io;
  io.stderr = (what, ...rest) => {
    if (what instanceof Error) tell({ error: what }); // what our script throws is the boot page's to show
    stderr(what, ...rest);
  };
});

/** Without word from us PyScript fetches all its plugins on behalf of MicroPython, which nobody uses here. */
function withoutMicroPython() {
  const plugins = ["error", "py-editor", "py-game", "py-terminal", "donkey", "codemirror", "deprecations-manager"];
  const settings = document.createElement("mpy-config");
  settings.hidden = true;
  settings.textContent = JSON.stringify({ plugins: plugins.map((name) => `!${name}`) });
  document.head.append(settings);
}

/** PyScript opens a database for packages, of which we have none, and cannot start where databases are forbidden (a
    sandboxed frame). It gets an empty one that keeps nothing. Returns how to put the browser's back. */
function withoutDatabase() {
  const answer = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess({ target: { result } }));
    return request;
  };
  const store = { getAllKeys: () => answer([]) };
  const database = { transaction: () => ({ objectStore: () => store }), close() {} };
  const real = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: { open: () => answer(database) } });
  return () => Object.defineProperty(globalThis, "indexedDB", real);
}
