// The bot worker, as one function to Python: send JSON text, hear JSON text. See boot/brain.js for its words.
export function startWorker(hear) {
  const worker = new Worker(new URL("../boot/brain.js", import.meta.url), { type: "module" });
  worker.onmessage = event => hear(JSON.stringify(event.data));
  worker.onerror = event => hear(JSON.stringify({ broken: event.message || "the bot worker stopped" }));
  return {
    send: words => worker.postMessage(JSON.parse(words)),
    stop: () => worker.terminate(),
  };
}
