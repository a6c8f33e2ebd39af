// <agora-demo game="agros" demo="sowing">, a rule to try out in a frame; its attributes and events: demos/index.en.html
{
  const page = new URL("embed.html", document.currentScript.src);
  const all = new Set();
  let own; // the frame that woke by being seen
  const theme = (one) => one.getAttribute("theme") ?? (getComputedStyle(one).color.match(/\d+/g)[1] > 127 ? "dark" : "light");
  const tell = (one, type) => one.frame.contentWindow?.postMessage({ type: "agora:" + type, theme: theme(one) }, "*");
  const retheme = () => all.forEach((one) => tell(one, "theme"));
  const seen = new IntersectionObserver((found) => found.forEach(({ isIntersecting, target }) => {
    if (!isIntersecting || target === own || [...all].some((one) => one.touched)) return;
    if (own) tell(own, "sleep");
    tell((own = target), "wake");
  }), { threshold: 0.6 });
  addEventListener("message", ({ data, source }) => all.forEach((one) => {
    if (one.frame.contentWindow !== source) return;
    if (data?.type === "agora:awake") one.touched = data.touched;
    if (data?.type === "agora:solved") one.dispatchEvent(new CustomEvent(data.type, { bubbles: true, detail: data.demo }));
  }));
  matchMedia("(prefers-color-scheme:dark)").onchange = retheme;
  new MutationObserver(retheme).observe(document.documentElement, { attributes: true });
  customElements.define("agora-demo", class extends HTMLElement {
    connectedCallback() {
      all.add(this);
      if (this.frame) return;
      const { game, demo, record, lang = "", start, sandbox } = Object.fromEntries([...this.attributes].map((one) => [one.name, one.value]));
      const frame = (this.frame = document.createElement("iframe"));
      frame.src = `${page}#${record ? "r=" + record : game + "/" + demo}?lang=${lang}&theme=${theme(this)}`;
      frame.title = this.title || `Agora: ${game} ${demo}`;
      frame.loading = "lazy";
      if (sandbox !== undefined) frame.sandbox = "allow-scripts";
      frame.style.cssText = "border:0;width:100%;height:100%";
      if (getComputedStyle(this).display === "inline") this.style.cssText += "display:block;height:34rem";
      const rest = document.createElement("slot"); // what stands inside the element is for print, and where nothing runs
      rest.hidden = true;
      frame.part = "frame";
      rest.part = "rest";
      this.attachShadow({ mode: "open" }).append(frame, rest);
      frame.onload = () => {
        tell(this, "theme");
        if (start) seen.observe(this);
      };
    }
    disconnectedCallback() {
      all.delete(this);
      this.touched = false;
    }
  });
}
