// node pyodide.mjs PYODIDE ENGINE.zip CODE.py: runs code in Pyodide beside the engine and prints its last value.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [, , pyodide, engine, code] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ env: { PYTHONHASHSEED: "3" } });
python.unpackArchive(new Uint8Array(await readFile(engine)), "zip");
console.log(python.runPython(await readFile(code, "utf8")));
