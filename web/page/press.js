// A long press does what Shift does with a click: for fingers, which have no Shift.
const LONG = 500; // ms
let pressed = 0; // when the last long press was; the click that ends it is not a click

export function watchPresses(press) {
  let timer = null, long = false;
  const end = () => clearTimeout(timer);
  document.addEventListener("pointerdown", event => {
    const holder = event.target.closest?.("[data-long]");
    if (event.button || !holder || holder.getAttribute("aria-disabled") === "true") return;
    timer = setTimeout(() => {
      long = true;
      press(holder.dataset.act, holder.dataset.value);
    }, LONG);
  });
  document.addEventListener("pointerup", () => {
    end();
    if (long) pressed = performance.now();
    long = false;
  });
  for (const name of ["pointercancel", "pointerleave"]) document.addEventListener(name, end);
  document.addEventListener("contextmenu", event => event.target.closest?.("[data-long]") && event.preventDefault());
}

watchPresses.justPressed = () => pressed > 0 && performance.now() - pressed < 80;
