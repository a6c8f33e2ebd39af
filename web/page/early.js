// Runs before anything is painted: the reader's theme, and room for the strip of unfinished games,
// so that nothing jumps when Python arrives. Storage may be blocked; then the defaults stand.
(() => {
  const root = document.documentElement;
  // Whoever comes for a game is not shown the shelf meanwhile, and it need not be laid out; page.js takes this back.
  const [, game] = /^#\/(\w+)/.exec(location.hash) ?? [];
  if (game) root.dataset.away = game;
  try {
    const settings = JSON.parse(localStorage.getItem("agora:1:settings") || "{}");
    for (const name of ["theme", "palette", "size", "motion"]) {
      if (/^\w+$/.test(settings[name] ?? "")) root.dataset[name] = settings[name];
    }
    if (Object.keys(localStorage).some(key => key.startsWith("agora:1:save:"))) root.dataset.saves = "";
  } catch { /* no storage: nothing to restore */ }
  // Whatever else does not come, boot/start.js says so; if it is itself what does not come, we do.
  addEventListener("error", event => {
    if (!event.target.src?.includes("/boot/start")) return;
    root.dataset.boot = "failed";
    document.getElementById("boot-error").hidden = false;
    document.getElementById("boot-retry").addEventListener("click", () => location.reload());
  }, true);
})();
