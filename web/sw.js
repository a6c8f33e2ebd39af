// Keeps one build of the site, whole, for playing offline. It is gathered in a cache of its own before it is used, every
// file checked against its hash; from then on everything comes from that one cache, until the next build is whole and
// somebody wants it. web/make/offline.py puts the build's facts in front: SITE = {build, files, picture}.

const SCOPE = registration.scope;
const OURS = `agora:${new URL(SCOPE).pathname}:`; // other copies of the site live on this origin too
const CACHE = OURS + SITE.build;
const MEMORY = `${OURS}memory`; // boot/memory.mjs keeps its unpacked picture there
const INBOX = `${OURS}inbox`; // page/offline.js takes out what was shared
const LASTING = [CACHE, MEMORY, INBOX, `${OURS}packs`];
const PICTURE = SCOPE + SITE.picture;
const PACKED = `${PICTURE}?packed`;
const FILES = new Map(Object.entries(SITE.files).map(([path, hash]) => [SCOPE + path, hash]));

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", (event) => event.data === "SKIP_WAITING" && skipWaiting());
addEventListener("fetch", (event) => {
  const answer = answered(event.request);
  if (answer) event.respondWith(answer);
});

// --- getting everything -----------------------------------------------------------------------------------

async function install() {
  try {
    await gather().catch(withMoreRoom);
  } catch (error) {
    if (error.name === "QuotaExceededError") await noRoom();
    throw error; // the browser tries again another time
  }
  if (registration.active) await picture().catch(() => {}); // else the page has just made its own
}

/** All files, or an error. What an interrupted attempt has got so far is good for the next one. */
async function gather() {
  const cache = await caches.open(CACHE);
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && !LASTING.includes(name));
  const older = await Promise.all(names.map((name) => caches.open(name)));
  const done = await Promise.allSettled([...FILES.keys()].map((address) => obtain(cache, older, address)));
  const failed = done.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

/** From an older build if it is the same there; else from the network. */
async function obtain(cache, older, address) {
  if (await cache.match(address)) return;
  for (const old of older) {
    const same = await old.match(address);
    if (same && (await right(same, address))) return cache.put(address, same);
  }
  await cache.put(address, await download(address));
}

/** The file as it is in this build. The browser's own cache will do when it holds the right one. */
async function download(address) {
  for (const cache of ["default", "reload"]) {
    const response = await fetch(address, { cache });
    if (response.ok && (await right(response, address))) return unredirected(response);
  }
  throw new Error(`${address} is not the file of this build`);
}

async function right(response, address) {
  const bytes = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return FILES.get(address) === Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A redirected answer cannot be given to a navigation. */
function unredirected(response) {
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

/** The picture of memory is a comfort: its room may be had for what is needed. */
async function withMoreRoom(error) {
  if (error.name !== "QuotaExceededError" || !(await caches.delete(MEMORY))) throw error;
  return gather();
}

async function noRoom() {
  await caches.delete(CACHE);
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) if (page.url.startsWith(SCOPE)) page.postMessage({ offline: "full" });
}

/** The new build's picture of memory beside the old one's, so that its first start is a quick one, even offline. It is
    packed, as the site has it; boot/memory.mjs makes of it the one that is kept. */
async function picture() {
  const cache = await caches.open(MEMORY);
  if ((await cache.match(PICTURE)) || (await cache.match(PACKED))) return;
  const response = await fetch(PICTURE);
  if (response.ok) await cache.put(PACKED, response);
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && !LASTING.includes(name)) await caches.delete(name);
  const memory = await caches.open(MEMORY);
  for (const { url } of await memory.keys()) if (!url.startsWith(PICTURE)) await memory.delete(url);
  await clients.claim();
}

// --- giving it ----------------------------------------------------------------------------------------------

/** A promise of the answer; undefined where the browser shall do as if we were not here. */
function answered(request) {
  const { origin, pathname, searchParams } = new URL(request.url);
  const address = (origin + pathname).replace(/\/index\.html$/, "/");
  if (request.method === "POST" && address === `${SCOPE}share`) return shared(request);
  if (request.method !== "GET") return undefined;
  if (address === SCOPE && searchParams.has("nosw")) return gone(request);
  if (address === PICTURE) return packed(request);
  return FILES.has(address) ? kept(address, request) : undefined;
}

async function packed(request) {
  return (await (await caches.open(MEMORY)).match(PACKED)) ?? fetch(request);
}

/** What the cache has lost is fetched again, if there is a network. */
async function kept(address, request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(address);
  if (found) return found;
  try {
    const response = await download(address);
    cache.put(address, response.clone()).catch(() => {});
    return response;
  } catch {
    return fetch(request).catch(() => (request.mode === "navigate" ? sorry() : Response.error()));
  }
}

function sorry() {
  const words = navigator.language.startsWith("ru")
    ? ["Эта страница не сохранена в браузере, а сети нет.", "Попробовать снова"]
    : ["This page is not kept in the browser, and there is no network.", "Try again"];
  const page = `<!doctype html><meta charset="utf-8"><title>Agora</title><p>${words[0]}<p><a href="">${words[1]}</a>`;
  return new Response(page, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** The way out: forget everything, and let the network answer from now on. */
async function gone(request) {
  await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
  return fetch(request);
}

/** A record shared with the installed app waits for the page that opens now. */
async function shared(request) {
  try {
    const form = await request.formData();
    const file = form.get("record");
    const given = file?.size ? file : new Blob([form.get("text") || form.get("url") || ""]);
    await (await caches.open(INBOX)).put(`${SCOPE}shared`, new Response(given));
  } catch {
    return Response.redirect(SCOPE, 303); // nothing that can be read
  }
  return Response.redirect(`${SCOPE}?shared`, 303);
}
