// Fetching with open eyes: what arrives is counted for the boot bar, and an answer that is no file is an error.
// In Firefox a worker's fetch fails without a network before the service worker is asked (Mozilla's bug 2067202); then
// what the service worker keeps is looked up here.

import { BootError, tell } from "./progress.mjs";

const plain = globalThis.fetch.bind(globalThis); // pyodide.mjs puts this module's fetch in the global one's place

const OURS = `agora:${new URL("..", import.meta.url).pathname}:`;

export async function fetched(what, options) {
  const url = what.url ?? String(what);
  const response = await plain(what, options).catch(async (error) => {
    const found = await kept(url);
    if (!found) throw new BootError("file", url, error);
    return found;
  });
  if (!response.ok) throw new BootError("file", url, `HTTP ${response.status}`);
  count(response.clone().body);
  return response;
}

/** What one of our caches has of a file. Names carry a hash or a version, so it is the right one in whichever. */
export async function kept(url) {
  try {
    for (const name of await caches.keys()) {
      const found = name.startsWith(OURS) && (await (await caches.open(name)).match(url));
      if (found) return found;
    }
  } catch {
    // no Cache Storage here
  }
  return undefined;
}

async function count(stream) {
  try {
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return;
      tell({ bytes: value.length });
    }
  } catch {
    // whoever reads the response itself is told
  }
}
