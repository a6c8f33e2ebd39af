// A board higher than its frame is scrolled to where the next touch can be, when that is another place than before and out
// of sight. Only the board is: scrollIntoView would move the host's page as well.

const ABOVE = 40; // px that stay in sight over what is scrolled to
let before = "";

export function lookAround() {
  const board = document.querySelector(".board.tall");
  const open = [...(board?.querySelectorAll("[data-open]") ?? [])];
  const now = open.map((one) => one.dataset.pick).join();
  if (now === before || !now) return;
  before = now;
  const frame = board.getBoundingClientRect();
  const boxes = open.map((one) => one.getBoundingClientRect());
  if (!boxes.some((box) => box.bottom > frame.top && box.top < frame.bottom)) board.scrollTop += boxes[0].top - frame.top - ABOVE;
}
