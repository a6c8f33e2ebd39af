// Playing offline: registers the service worker (sw.js) once the first board is there, and tells how that goes. `state` is
// "ready": kept whole, for the first time; "update": a new version waits; "full": no room; "off": forgotten, as `?nosw` asks.

const SITE = new URL("..", import.meta.url);
const OURS = `agora:${SITE.pathname}:`;
const HOUR = 3_600_000;
const LARGEST = 5e6; // bytes of a record that is opened

const asked = new URLSearchParams(location.search);
let registration;
let accepted = false;

export function keepOffline(tell) {
  document.addEventListener("agora:ready", () => whenIdle(() => begin(tell)), { once: true });
}

const whenIdle = (task) => (globalThis.requestIdleCallback ? requestIdleCallback(task, { timeout: 3000 }) : setTimeout(task, 500));

async function begin(tell) {
  openWhatIsGiven(tell);
  try {
    // In a private window, a sandboxed frame or over plain http there may be no service workers; then play goes on online.
    const workers = navigator.serviceWorker;
    if (asked.has("nosw")) return await forget(workers, tell);
    if (workers && top === self) await register(workers, tell);
  } catch (error) {
    console.info("Agora is not kept for playing offline:", error.message);
  }
}

async function register(workers, tell) {
  const script = new URL("../sw.js", import.meta.url);
  const told = (state) => tell("offline", { state });
  workers.addEventListener("message", ({ data, source }) => {
    if (data.offline && source.scriptURL === script.href) told(data.offline);
  });
  reloadOnce(workers);
  registration = await workers.register(script, { scope: SITE.pathname, updateViaCache: "none" });
  if (!registration) return;
  const follow = () => followed(registration.installing, told);
  registration.addEventListener("updatefound", follow);
  if (registration.installing) follow();
  if (registration.waiting && registration.active) told("update");
  lookNowAndThen();
}

function followed(worker, told) {
  const first = !registration.active;
  worker.addEventListener("statechange", () => {
    if (first && worker.state === "activated") told("ready");
    if (!first && worker.state === "installed") told("update");
  });
}

/** When another build takes over, the page starts anew with it: mixing the two would not work. Games are kept at every
    move. The first build that ever takes over is the one this page is of. */
function reloadOnce(workers) {
  let controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (controlled || accepted) location.reload();
    controlled = true;
  });
}

/** Browsers look for a new build when a page is opened; an app on the home screen may stay open for days. */
function lookNowAndThen() {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {}); // offline
  });
}

/** The reader wants the new version. */
export function update() {
  accepted = true;
  if (registration?.waiting) registration.waiting.postMessage("SKIP_WAITING");
  else location.reload();
}

async function forget(workers, tell) {
  const found = await workers?.getRegistration(SITE.href);
  if (found?.scope === SITE.href) await found.unregister();
  for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
  tell("offline", { state: "off" });
}

// --- records given to the installed app -------------------------------------------------------------------

async function openWhatIsGiven(tell) {
  const open = async (file, name) => {
    const text = file.size > LARGEST ? "" : await file.text();
    if (file.size) tell("given", { name, text, size: file.size });
  };
  globalThis.launchQueue?.setConsumer(async ({ files }) => {
    for (const handle of files.slice(0, 1)) await open(await handle.getFile(), handle.name);
  });
  if (!asked.has("shared")) return;
  history.replaceState(null, "", location.pathname + location.hash);
  try {
    const inbox = await caches.open(`${OURS}inbox`);
    const found = await inbox.match(`${SITE.href}shared`);
    await inbox.delete(`${SITE.href}shared`);
    if (found) await open(await found.blob(), "");
  } catch {
    // no Cache Storage: nothing was put there
  }
}
