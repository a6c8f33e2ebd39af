// The bot worker: an interpreter of its own that answers with pygame_core.bots.brain, so that thinking never holds up
// the page. Hears {id, call, args}, {cancel: id} and {packs: addresses of wheels with more games}; says {ready}, {id, progress}, {id, result}, {id, error},
// {id, cancelled} and, when it cannot work at all, {broken}.

import { unpack } from "./common.mjs";
import { fetched, kept } from "./fetch.mjs";
import { watch } from "./progress.mjs";
import { prepare } from "./pyodide.mjs";

const waiting = []; // asked but not begun
let current = null; // being answered
let python = null;
let brain = null;
const unpacked = new Set(); // packs

addEventListener("message", ({ data }) => {
  if ("cancel" in data) return cancel(data.cancel);
  waiting.push(data);
  next();
});

function next() {
  if (!brain || current || !waiting.length) return;
  current = waiting.shift();
  if (current.packs) return addPacks(current.packs).catch(broken).finally(rested);
  think(current, { call: current.call, args: current.args });
}

/** One slice of thinking; between slices the worker hears what else it is told. */
function think(job, question) {
  if (job !== current) return; // cancelled meanwhile
  let answer;
  try {
    answer = JSON.parse(brain.answer(JSON.stringify(question)));
  } catch (error) {
    return settle({ id: job.id, error: error.message });
  }
  if (!answer.more) return settle({ id: job.id, result: answer });
  postMessage({ id: job.id, progress: answer });
  setTimeout(think, 0, job, { call: "more" });
}

function cancel(id) {
  if (current?.id === id) return settle({ id, cancelled: true });
  const place = waiting.findIndex((job) => job.id === id);
  if (place < 0) return; // answered already
  waiting.splice(place, 1);
  postMessage({ id, cancelled: true });
}

function settle(answer) {
  postMessage(answer);
  rested();
}

function rested() {
  current = null;
  next();
}

/** The page has tried them out; here they are only unpacked. */
async function addPacks(addresses) {
  for (const address of addresses) {
    if (unpacked.has(address)) continue;
    const wheel = (await kept(address)) ?? (await fetched(address));
    unpack(python, [new Uint8Array(await wheel.arrayBuffer())]);
    unpacked.add(address);
  }
  python.pyimport("importlib").invalidate_caches();
}

const broken = (error) => postMessage({ broken: error.message });
const rest = watch(broken);
try {
  python = await prepare();
  brain = python.pyimport("pygame_core.bots.brain");
  postMessage({ ready: true });
  next();
} catch (error) {
  broken(error);
} finally {
  rest();
}
