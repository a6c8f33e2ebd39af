// The picture of the interpreter's memory that the build made, unpacked. It is kept in Cache Storage, since unpacking it
// at every start would cost more than reading it.

import { giveConstants, stretched } from "./common.mjs";
import { fetched } from "./fetch.mjs";
import parts from "./parts.mjs";
import { tell } from "./progress.mjs";

const PICTURE = new URL(parts.memory.url, import.meta.url).href;
const { packed, unpacked } = parts.memory;

// Cache Storage is shared by everything on this origin; another copy of the site keeps its own under another path.
const CACHE = `agora:${new URL("..", import.meta.url).pathname}:memory`;

let arrived; // what came from the network in this start, and is not kept yet

/** A promise of the memory, but for the part that `complete` gives it. */
export async function memory() {
  return stretched((await kept()) ?? (await fresh()));
}

async function kept() {
  try {
    const hit = await caches.match(PICTURE, { cacheName: CACHE });
    const bytes = hit && new Uint8Array(await hit.arrayBuffer());
    if (bytes?.length !== unpacked) return undefined;
    tell({ bytes: packed });
    return bytes;
  } catch {
    return undefined; // no Cache Storage here: a sandboxed frame, a private window, plain http
  }
}

async function fresh() {
  const stream = (await fetched(PICTURE)).body.pipeThrough(new DecompressionStream("gzip"));
  arrived = new Uint8Array(await new Response(stream).arrayBuffer());
  if (arrived.length !== unpacked) throw new Error("the snapshot is not whole");
  return arrived;
}

/** Give the memory the part it comes without, with the help of a fresh module. */
export const complete = giveConstants;

/** Keep what arrived, now that it is known to work. */
export async function keep() {
  if (!arrived || new URLSearchParams(location.search).has("nosw")) return; // asked to keep nothing
  try {
    const cache = await caches.open(CACHE);
    await cache.put(PICTURE, new Response(arrived));
    for (const { url } of await cache.keys()) if (url !== PICTURE) await cache.delete(url);
  } catch {
    // full or forbidden: the next start unpacks again
  }
  arrived = undefined;
}

/** It does not work: the next start shall not meet it again. */
export async function forget() {
  arrived = undefined;
  try {
    await caches.delete(CACHE);
  } catch {
    // nothing was kept
  }
}
