// Fetching with open eyes: what arrives is counted for the boot bar, and an answer that is no file is an error.

import { BootError, tell } from "./progress.mjs";

const plain = globalThis.fetch.bind(globalThis); // pyodide.mjs puts this module's fetch in the global one's place

export async function fetched(what, options) {
  const url = what.url ?? String(what);
  const response = await plain(what, options).catch((error) => {
    throw new BootError("file", url, error);
  });
  if (!response.ok) throw new BootError("file", url, `HTTP ${response.status}`);
  count(response.clone().body);
  return response;
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
