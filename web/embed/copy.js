// The page with the code for embedding: the address of this very site in each code, and its button.
const SITE = "https://example.org/agora/"; // as web/app/demo_pages.py writes it
const here = new URL("../", location).href;

for (const code of document.querySelectorAll("pre code")) code.textContent = code.textContent.replaceAll(SITE, here);
for (const section of document.querySelectorAll(".snippet")) {
  const [code, button] = [section.querySelector("textarea"), section.querySelector("button")];
  code.value = code.value.replaceAll(SITE, here);
  const word = button.textContent;
  button.addEventListener("click", async () => {
    code.select();
    await navigator.clipboard.writeText(code.value).catch(() => document.execCommand("copy"));
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = word), 2000);
  });
}
