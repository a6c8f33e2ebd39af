// Arrow keys over whatever can be picked: the nearest element in that direction, so that a square board, a hex
// map and a row of cards all work alike. The board is one tab stop; Python keeps `tabindex` on the focused element.
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function nearest(from, all, [dx, dy]) {
  const [x, y] = centre(from);
  let best = null, least = Infinity;
  for (const element of all) {
    if (element === from) continue;
    const [ex, ey] = centre(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along < 1 || aside > along + 1) continue; // behind, or more to the side than ahead
    const cost = along + 3 * aside;
    if (cost < least) [best, least] = [element, cost];
  }
  return best;
}

function rowEnd(from, all, sign) {
  const [, y] = centre(from);
  const row = all.filter(element => Math.abs(centre(element)[1] - y) < 4);
  return row.sort((a, b) => sign * (centre(a)[0] - centre(b)[0]))[row.length - 1];
}

function nextOpen(from, all, step) {
  const open = all.filter(element => element.dataset.open !== undefined);
  if (!open.length) return null;
  const place = open.indexOf(from);
  if (place >= 0) return open[(place + step + open.length) % open.length];
  return step > 0 ? open[0] : open[open.length - 1];
}

// Along a row of tabs; the tab come to is chosen at once.
function alongTabs(event, row) {
  const tabs = [...row.querySelectorAll("[role=tab]")], place = tabs.indexOf(event.target);
  const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined || place < 0) return false;
  event.preventDefault();
  const tab = tabs[(to + tabs.length) % tabs.length];
  tab.focus();
  tab.click();
  return true;
}

// Moves focus if the key means that here; true when it did.
export function moveFocus(event) {
  const row = event.target.closest?.("[role=tablist]");
  if (row && alongTabs(event, row)) return true;
  const from = event.target.closest?.("[data-pick]");
  const board = from?.closest("[data-board]") ?? document.querySelector("[data-board]");
  if (!board) return false;
  const all = [...board.querySelectorAll("[data-pick]")];
  let to = null;
  if (event.key === "n" || event.key === "b") to = nextOpen(from, [...document.querySelectorAll("[data-board] [data-pick]")], event.key === "n" ? 1 : -1);
  else if (!from) return false;
  else if (ARROWS[event.key]) to = nearest(from, all, ARROWS[event.key]);
  else if (event.key === "Home") to = rowEnd(from, all, -1);
  else if (event.key === "End") to = rowEnd(from, all, 1);
  else return false;
  event.preventDefault();
  to?.focus({ preventScroll: false });
  return true;
}
