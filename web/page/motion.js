// Motion shows where something came from, and nothing else. It follows events; `settle` ends it at once.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set();

function centre(pick) {
  const cell = document.querySelector(`[data-board] [data-pick="${CSS.escape(pick)}"]`);
  const box = cell?.getBBox?.();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}

function run(element, frames, duration) {
  const motion = element.animate(frames, { duration, easing: "ease-out" });
  running.add(motion);
  motion.finished.catch(() => {}).finally(() => running.delete(motion));
}

// moves: JSON list of {origin?, dest}; pieces at `dest` come from `origin`, or appear where there is none
export function animate(moves, duration = 200) {
  settle();
  if (still.matches) return;
  for (const { origin, dest } of JSON.parse(moves)) {
    const from = origin && centre(origin), to = centre(dest);
    const frames = from && to ? [{ translate: `${from[0] - to[0]}px ${from[1] - to[1]}px` }, { translate: "0px 0px" }] : [{ opacity: 0 }, { opacity: 1 }];
    for (const piece of document.querySelectorAll(`[data-board] [data-at="${CSS.escape(dest)}"]`)) run(piece, frames, duration);
  }
}

export function settle() {
  for (const motion of running) motion.cancel();
  running.clear();
}
