// The search over all rules: every word must be found in a section, headings count more. The index, a script like this
// one, comes when the field is first used.
const MOST = 12; // sections shown
const LENGTH = 120; // characters shown of each
const field = document.getElementById("search");
const list = document.getElementById("found");
let index; // a promise of the sections, as web/app/rule_pages.py lists them

function fetched() {
  index ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = field.dataset.index;
    script.onload = () => resolve(globalThis.agoraRules.map((row) => [...row, simple(row[3]), simple(row[4])]));
    script.onerror = reject;
    document.head.append(script);
  });
  return index;
}

const simple = (words) => words.toLowerCase().replaceAll("ё", "е");

/** Russian bends its words at the end: what is long enough is looked for without it. */
const stem = (word) => (word.length > 5 && /[а-я]/.test(word) ? word.slice(0, -2) : word);

function score([, page, , , , heading, text], wanted) {
  let sum = location.pathname.endsWith(page) ? 0.5 : 0; // of equals the game one is reading of comes first
  for (const word of wanted) {
    const place = heading.includes(word) ? 10 : text.includes(word) ? 1 : 0;
    if (!place) return 0;
    sum += place;
  }
  return sum;
}

function entry([game, page, id, heading, text, , low], [word]) {
  const item = document.createElement("li");
  const link = item.appendChild(document.createElement("a"));
  link.href = `${page}#${id}`;
  link.textContent = `${game}: ${heading}`;
  const start = text.lastIndexOf(" ", Math.max(0, low.indexOf(word) - 40)) + 1;
  const end = text.length > start + LENGTH ? text.lastIndexOf(" ", start + LENGTH) : text.length;
  item.append(document.createElement("br"), `${start ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`);
  return item;
}

async function search() {
  const wanted = simple(field.value).split(/\s+/).filter(Boolean).map(stem);
  const sections = await fetched();
  const scored = sections.map((section) => [score(section, wanted), section]).filter(([points]) => points);
  const found = scored.sort(([a], [b]) => b - a).slice(0, MOST).map(([, section]) => entry(section, wanted));
  list.hidden = !wanted.length;
  list.replaceChildren(...(found.length ? found : [Object.assign(document.createElement("li"), { textContent: field.dataset.nothing })]));
  document.getElementById("found-count").textContent = wanted.length ? (found.length ? `${scored.length}` : field.dataset.nothing) : "";
}

field.addEventListener("focus", fetched);
field.addEventListener("input", search);
field.addEventListener("keydown", (event) => event.key === "Escape" && (field.value = "", search()));
