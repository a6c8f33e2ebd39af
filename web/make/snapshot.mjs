// Run by web/make/snapshot.py in Node. Makes a picture of the interpreter's memory with our modules imported, or tries
// one out: node snapshot.mjs make|try plan.json. The plan: {pyodide, lock, bundle, imports, warm, memory}.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { giveConstants, makeRoom, options, place, squeezed, stretched, takeConstants } from "../boot/common.mjs";

const [task, planFile] = process.argv.slice(2);
const plan = JSON.parse(readFileSync(planFile, "utf8"));
const { loadPyodide } = await import(pathToFileURL(`${plan.pyodide}/pyodide.mjs`));
const { default: createPyodideModule } = await import(pathToFileURL(`${plan.pyodide}/pyodide.asm.mjs`));

const settings = { ...options, lockFileContents: plan.lock };
const bundle = new Uint8Array(readFileSync(plan.bundle));

async function make() {
  const python = await loadPyodide({ ...settings, _makeSnapshot: true });
  place(python, bundle);
  python.runPython(plan.imports.map((name) => `import ${name}`).join("\n") + "\n" + plan.warm, { globals: python.toPy({}) });
  python.runPython("import gc; gc.collect(); del gc");
  wipe(python._module);
  const snapshot = python.makeMemorySnapshot();
  const published = snapshot.slice();
  await restore(snapshot, async (module) => takeConstants(module, published, await constants(snapshot, module)));
  writeFileSync(plan.memory, squeezed(published));
}

/** How many words at the beginning of memory are the same in this fresh module and in another one. */
async function constants(snapshot, { HEAPU32 }) {
  let count = 0;
  await restore(snapshot, (other) => {
    while (HEAPU32[count] === other.HEAPU32[count]) count++;
  });
  return count;
}

/** Freed memory still holds what was in it, a megabyte once compressed. Take all of it, in ever smaller pieces, without
    letting the heap grow; fill it with zeros; give it back. */
function wipe({ HEAPU8, _malloc, _free, _malloc_usable_size, _sbrk }) {
  const taken = [];
  for (let size = 1 << 18; size >= 16; size >>= 1) {
    const top = _sbrk(0);
    for (;;) {
      const block = _malloc(size);
      if (_sbrk(0) !== top) {
        _free(block);
        break;
      }
      HEAPU8.fill(0, block, block + _malloc_usable_size(block));
      taken.push(block);
    }
  }
  for (const block of taken) _free(block);
}

/** As boot/pyodide.mjs does it; `seen` is shown the fresh module. */
function restore(snapshot, seen) {
  return loadPyodide({
    ...settings,
    _loadSnapshot: snapshot,
    async createPyodideModule(given) {
      const module = await createPyodideModule(given);
      await seen(module);
      makeRoom(module, snapshot);
      return module;
    },
  });
}

/** Are the modules alive in what the build publishes? */
async function attempt() {
  const published = stretched(new Uint8Array(readFileSync(plan.memory)));
  const python = await restore(published, (module) => giveConstants(module, published));
  place(python, bundle);
  python.runPython(`
import os.path, sys
for name in imports:
    module = sys.modules.get(name)
    assert module, f"{name} is not in the restored memory"
    file = getattr(module, "__file__", None)
    assert not file or "site-packages" not in file or os.path.exists(file), f"{file} is not there again"
`, { globals: python.toPy({ imports: plan.imports }) });
}

await { make, try: attempt }[task]();
