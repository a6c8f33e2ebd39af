// How far the start has come, for whoever listens: the boot bar, the watchdog, the browser's performance panel.
// One instance in the page, another in each worker.

const listeners = new Set();

/** News is any of {step} that begins, {bytes} that arrived just now, {error} that stopped the program. */
export function tell(news) {
  if (news.step) performance.mark(`agora:${news.step}`);
  for (const listener of listeners) listener(news);
}

/** Hear all news from now on; returns how to stop. */
export function listen(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A start that failed: `code` says how (start.js has the words), `file` which file was to blame. */
export class BootError extends Error {
  constructor(code, file, cause) {
    super(`${code}: ${file} (${cause?.message ?? cause})`);
    Object.assign(this, { name: "BootError", code, file });
  }
}

const PATIENCE = Number(new URLSearchParams(location.search).get("watchdog")) || 60_000;

/** Call `fail` after a minute without news (or `?watchdog=` milliseconds); returns how to stop. */
export function watch(fail) {
  let timer;
  const rearm = () => {
    clearTimeout(timer);
    timer = setTimeout(() => fail(new BootError("stalled", "", `no news for ${PATIENCE / 1000} s`)), PATIENCE);
  };
  const deaf = listen(rearm);
  rearm();
  return () => {
    clearTimeout(timer);
    deaf();
  };
}
