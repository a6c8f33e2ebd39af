// Dragging is two touches: pick the piece up, put it down. A ghost of the piece follows the pointer.
const FAR = 8; // px before a press becomes a drag

export function pickUnder(x, y) {
  return document.elementFromPoint(x, y)?.closest("[data-pick]")?.dataset.pick ?? null;
}

let dragged = 0; // when the last drag ended: the click that follows it is not a click

export function watchDrags(touch, cancel) {
  let press = null;

  function start(event) {
    const cell = event.target.closest?.("[data-pick][data-open]");
    const piece = cell && document.querySelector(`[data-at="${CSS.escape(cell.dataset.pick)}"]`);
    if (event.button || !piece || cell.closest("[data-still]")) return;
    press = { pick: cell.dataset.pick, piece, x: event.clientX, y: event.clientY, ghost: null, id: event.pointerId };
  }

  function lift() {
    const board = press.piece.ownerSVGElement;
    const box = press.piece.getBoundingClientRect();
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const bounds = press.piece.getBBox();
    ghost.setAttribute("viewBox", `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`);
    ghost.setAttribute("class", `ghost ${board.getAttribute("class") ?? ""}`);
    const twin = press.piece.cloneNode(true);
    twin.removeAttribute("id");
    ghost.append(twin);
    Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
    document.body.append(ghost);
    press.ghost = ghost;
    press.offset = [box.x - press.x, box.y - press.y];
    if (press.piece.closest("[data-board]").querySelector("[aria-selected=true]")?.dataset.pick !== press.pick) touch(press.pick);
  }

  function move(event) {
    if (!press || event.pointerId !== press.id) return;
    if (!press.ghost && Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR) return;
    if (!press.ghost) lift();
    press.ghost.style.transform = `translate(${event.clientX + press.offset[0]}px, ${event.clientY + press.offset[1]}px)`;
  }

  function drop(event) {
    if (!press || event.pointerId !== press.id) return;
    const { ghost, pick } = press;
    press = null;
    if (!ghost) return;
    ghost.remove();
    dragged = performance.now();
    const target = event.type === "pointerup" ? pickUnder(event.clientX, event.clientY) : null;
    if (target === null) cancel();
    else if (target !== pick) touch(target);
  }

  document.addEventListener("pointerdown", start);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);
  // a finger that carries a piece must not scroll the page
  document.addEventListener("touchmove", event => press && event.cancelable && event.preventDefault(), { passive: false });
}

watchDrags.justDragged = () => performance.now() - dragged < 60;
