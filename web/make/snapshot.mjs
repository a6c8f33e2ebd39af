// Run by web/make/snapshot.py in Node. Makes a picture of the interpreter's memory with our modules imported, or tries
// one out: node snapshot.mjs make|try plan.json. The plan: {pyodide, lock, archives, imports, memory}.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { makeRoom, options, unpack } from "../boot/common.mjs";

const [task, planFile] = process.argv.slice(2);
const plan = JSON.parse(readFileSync(planFile, "utf8"));
const { loadPyodide } = await import(pathToFileURL(`${plan.pyodide}/pyodide.mjs`));
const { default: createPyodideModule } = await import(pathToFileURL(`${plan.pyodide}/pyodide.asm.mjs`));

const settings = { ...options, lockFileContents: plan.lock };
const archives = plan.archives.map((file) => new Uint8Array(readFileSync(file)));

async function make() {
  const python = await loadPyodide({ ...settings, _makeSnapshot: true });
  unpack(python, archives);
  python.runPython(plan.imports.map((name) => `import ${name}`).join("\n"), { globals: python.toPy({}) });
  python.runPython("import gc; gc.collect(); del gc");
  wipe(python._module);
  writeFileSync(plan.memory, python.makeMemorySnapshot());
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

/** Restore as boot/pyodide.mjs does it, and see that the modules are alive. */
async function attempt() {
  const memory = new Uint8Array(readFileSync(plan.memory));
  const python = await loadPyodide({
    ...settings,
    _loadSnapshot: memory,
    async createPyodideModule(given) {
      return makeRoom(await createPyodideModule(given), memory);
    },
  });
  unpack(python, archives);
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
