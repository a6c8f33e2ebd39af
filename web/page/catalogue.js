// The page of all cards: shows the search, and hides what does not fit it; shows cards at work. Without this file the page
// is a plain list.

const search = document.getElementById("search");
const words = document.getElementById("words");
const count = document.getElementById("count");
const choices = [...search.querySelectorAll("select")];
const plain = text => text.toLowerCase().replaceAll("ё", "е");
const entries = [...document.querySelectorAll(".entries > li")].map(element => ({
  element,
  text: plain(`${element.textContent} ${element.querySelector("svg")?.getAttribute("aria-label") ?? ""}`),
}));

function fits({ element, text }) {
  const wanted = plain(words.value).split(/\s+/);
  return wanted.every(word => text.includes(word))
    && choices.every(({ value, dataset }) => !value || element.dataset[dataset.facet].split(" ").includes(value));
}

function show() {
  let shown = 0;
  for (const entry of entries) {
    entry.element.hidden = !fits(entry);
    shown += !entry.element.hidden;
  }
  for (const section of document.querySelectorAll("section")) {
    section.hidden = !section.querySelector("li:not([hidden])");
  }
  count.textContent = count.dataset.said.replace("{}", shown);
}

// A link to a card shows it, whatever is being searched for.
function follow() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.hidden) {
    words.value = "";
    for (const choice of choices) choice.value = "";
    show();
    target.scrollIntoView();
  }
}

search.addEventListener("input", show);
addEventListener("hashchange", follow);
search.hidden = false;
show();
follow();

// --- cards at work ------------------------------------------------------------------------------------------------

const stage = document.getElementById("stage");

// A frame for the demo, for as long as it is looked at. A new tab, if asked for, has it for itself.
function present(event) {
  const link = event.target.closest("a.work");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const demo = document.createElement("agora-demo");
  const title = link.closest("li").querySelector("h3").textContent;
  const about = { game: stage.dataset.game, demo: link.dataset.demo, lang: document.documentElement.lang, start: "seen", title };
  for (const [name, value] of Object.entries(about)) demo.setAttribute(name, value);
  stage.setAttribute("aria-label", title);
  stage.querySelector("h2").textContent = link.dataset.demo;
  stage.querySelector("div").replaceChildren(demo);
  stage.showModal();
}

if (stage) {
  document.addEventListener("click", present);
  stage.addEventListener("close", () => stage.querySelector("div").replaceChildren());
  stage.querySelector("button").addEventListener("click", () => stage.close());
  stage.addEventListener("click", event => event.target === stage && stage.close()); // beside it
  addEventListener("message", ({ data, source }) => {
    if (data?.type === "agora:left" && source === stage.querySelector("agora-demo")?.frame.contentWindow) stage.close(); // Escape in the frame
  });
}
