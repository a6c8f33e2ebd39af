// A board larger than its frame: Ctrl and wheel, two fingers, + and −, 0 to fit. The drawing is laid out larger, not
// scaled, so text stays sharp; moving about is the browser's own scrolling.
const MOST = 6;
let zoom = 1;

const frame = () => document.getElementById("board");

function to(value, x, y) {
  const board = frame();
  if (!board) return;
  const box = board.getBoundingClientRect();
  const [ox, oy] = [(x ?? box.x + box.width / 2) - box.x, (y ?? box.y + box.height / 2) - box.y];
  const before = zoom;
  zoom = Math.min(MOST, Math.max(1, value));
  if (zoom < 1.02) zoom = 1;
  document.documentElement.style.setProperty("--zoom", zoom);
  document.documentElement.classList.toggle("zoomed", zoom > 1);
  // the point under the pointer stays there
  board.scrollLeft = (board.scrollLeft + ox) * zoom / before - ox;
  board.scrollTop = (board.scrollTop + oy) * zoom / before - oy;
}

export const fitted = () => to(1);

// True when the key zooms.
export function zoomed(key) {
  if (!frame()) return false;
  if (key === "+" || key === "=") to(zoom * 1.25);
  else if (key === "-") to(zoom / 1.25);
  else if (key === "0") to(1);
  else return false;
  return true;
}

export function watchZoom() {
  document.addEventListener("wheel", event => {
    if (!event.ctrlKey || !event.target.closest?.("#board")) return;
    event.preventDefault();
    to(zoom * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, { passive: false });
  const fingers = new Map();
  let start = null; // distance of two fingers, and the zoom there
  const distance = () => { const [a, b] = [...fingers.values()]; return Math.hypot(a.x - b.x, a.y - b.y); };
  document.addEventListener("pointerdown", event => {
    if (event.pointerType !== "touch" || !event.target.closest?.("#board")) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start = fingers.size === 2 ? { distance: distance(), zoom } : null;
  });
  document.addEventListener("pointermove", event => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!start || fingers.size !== 2) return;
    const [a, b] = [...fingers.values()];
    to(start.zoom * distance() / start.distance, (a.x + b.x) / 2, (a.y + b.y) / 2);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    document.addEventListener(name, event => { fingers.delete(event.pointerId); start = null; });
  }
}
