// What the page, the bot worker and the build's snapshot maker (web/make/snapshot.mjs) do alike: a snapshot made in one
// way and restored in another would not work.

export const options = {
  env: { PYTHONHASHSEED: "0" }, // the same order of sets everywhere
  convertNullToNone: true, // Python has one word for "nothing"
  enableRunUntilComplete: false, // would need stack switching, which not every browser has
};

/** Put our Python parts where imports find them. */
export function unpack(python, archives) {
  const extractDir = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
  for (const bytes of archives) python.unpackArchive(bytes, "zip", { extractDir });
}

/** Pyodide by itself cannot restore a snapshot larger than the memory it starts with. */
export async function makeRoom(module, snapshot) {
  const room = (await snapshot)?.length ?? 0;
  if (module.HEAP8.length < room) module._emscripten_resize_heap(room);
  return module;
}
