// Wheels of game packs. They come from this site only, and are kept so that they are there offline too; the bot worker
// finds them in the same place (boot/fetch.mjs).

const CACHE = `agora:${new URL("..", import.meta.url).pathname}:packs`;

/** The whole address of a wheel; empty when it is none of this site's origin. */
export function packAddress(words) {
  try {
    const { href, origin } = new URL(words.trim(), document.baseURI);
    return origin === location.origin ? href.split("#")[0] : "";
  } catch {
    return "";
  }
}

/** Its bytes: the kept ones, or with `fresh` those the server has now. */
export async function wheel(address, fresh) {
  const kept = fresh ? undefined : await found(address);
  const response = kept ?? (await fetch(address, { cache: "no-cache" }));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  if (!kept) await keep(address, response.clone());
  return new Uint8Array(await response.arrayBuffer());
}

async function found(address) {
  try {
    return await (await caches.open(CACHE)).match(address);
  } catch {
    return undefined; // no Cache Storage here
  }
}

async function keep(address, response) {
  try {
    await (await caches.open(CACHE)).put(address, response);
  } catch {
    // full or forbidden: the next start asks the server again
  }
}

export async function forgetWheel(address) {
  try {
    await (await caches.open(CACHE)).delete(address);
  } catch {
    // nothing was kept
  }
}
