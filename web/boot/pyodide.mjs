// The interpreter, for the page (PyScript loads whatever module pyscript.json names) and for the bot worker alike.
// It gives Pyodide what PyScript has no setting for, starts from a picture of memory where it can, unpacks our Python
// parts, and reports what Pyodide keeps to itself.

import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";
import { makeRoom, options, place } from "./common.mjs";
import { fetched } from "./fetch.mjs";
import { complete, forget, keep, memory } from "./memory.mjs";
import parts from "./parts.mjs";
import { BootError, tell } from "./progress.mjs";

export { version };

const GLUE = new URL("../vendor/pyodide/pyodide.asm.mjs", import.meta.url).href;
const INDEX = new URL("./", GLUE).href;
const WASM = new URL("pyodide.asm.wasm", GLUE).href;
const PACKS = new URL("../packs/", import.meta.url).href; // micropip, for whoever adds a pack of games
const KEEP_AFTER = 1000; // ms: the first board comes first

let python;

/** The interpreter with everything unpacked. start.js asks before PyScript is there, so that both load at once. A frame
    in somebody else's page keeps no picture of memory there (`keeps`). */
export function prepare({ keeps = true } = {}) {
  python ??= observed(() => boot(keeps));
  return python;
}

/** What PyScript calls. A failure is start.js's to tell; PyScript has nothing to add and waits for ever. */
export async function loadPyodide({ stdout, stderr }) {
  const ready = await prepare().catch(() => new Promise(() => {}));
  ready.setStdout({ batched: stdout });
  ready.setStderr({ batched: stderr });
  return ready;
}

async function boot(keeps) {
  tell({ step: "fetch" });
  const ours = bundle();
  ours.catch(() => {}); // awaited below; until then its failure is not "unhandled"
  const started = (await restored(keeps)) ?? (await load(settings()));
  tell({ step: "unpack" });
  place(started, await ours);
  tell({ step: "open" });
  return started;
}

/** From the picture of memory; undefined when it does not come or does not work: then an ordinary start is made. */
async function restored(keeps) {
  const picture = memory();
  try {
    const started = await load({ ...settings(picture), _loadSnapshot: picture });
    started.pyimport("random").seed(); // the picture holds one and the same seed for everybody
    if (keeps) setTimeout(keep, KEEP_AFTER);
    return started;
  } catch (error) {
    console.warn("Starting without the snapshot:", error);
    forget();
    return undefined;
  }
}

function settings(picture) {
  const glue = import(GLUE);
  glue.catch(() => {}); // awaited below
  return {
    ...options,
    indexURL: INDEX,
    stdLibURL: `${INDEX}python_stdlib.zip`,
    lockFileContents: parts.lock,
    packageBaseUrl: PACKS,
    async createPyodideModule(given) {
      const { default: create } = await glue;
      tell({ bytes: parts.bytes["pyodide.asm.mjs"] });
      const module = await create(given);
      if (picture) {
        const memory = await picture;
        complete(module, memory);
        makeRoom(module, memory);
      }
      return module;
    },
  };
}

/** Our Python parts; see `place`. */
async function bundle() {
  const { body } = await fetched(new URL(parts.bundle, import.meta.url));
  try {
    return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  } catch (error) {
    throw new BootError("file", parts.bundle, error);
  }
}

/** Run the boot with eyes on what Pyodide swallows: a file that does not come and WebAssembly that does not start
    leave it waiting for ever. The WebAssembly is compiled while the picture of memory arrives, for which Pyodide waits
    first. */
async function observed(boot) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  let fail;
  const trouble = new Promise((_, reject) => (fail = reject));
  const compiled = WebAssembly.compileStreaming(fetched(WASM));
  compiled.catch((error) => fail(error instanceof BootError ? error : new BootError("file", "pyodide.asm.wasm", error)));
  globalThis.fetch = async (what, options) => {
    if (String(what) === WASM) return new Response(); // on its way already
    try {
      return await fetched(what, options);
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const module = await compiled;
      const instance = await WebAssembly.instantiate(module, imports);
      tell({ step: "start" });
      return { module, instance };
    } catch (error) {
      fail(new BootError("file", "pyodide.asm.wasm", error));
      throw error;
    }
  };
  try {
    return await Promise.race([boot(), trouble]);
  } finally {
    Object.assign(globalThis, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
  }
}
