// Runs before anything is painted: the reader's theme, and room for the strip of unfinished games,
// so that nothing jumps when Python arrives. Storage may be blocked; then the defaults stand.
(() => {
  const root = document.documentElement;
  try {
    const settings = JSON.parse(localStorage.getItem("agora:1:settings") || "{}");
    if (settings.theme === "light" || settings.theme === "dark") root.dataset.theme = settings.theme;
    if (Object.keys(localStorage).some(key => key.startsWith("agora:1:save:"))) root.dataset.saves = "";
  } catch { /* no storage: nothing to restore */ }
})();
