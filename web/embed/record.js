// A record in a link, looked into without Python: enough to know whose it is, and that it is whole.

const MOST = 2_000_000; // characters, as pygame_core/record.py has it

/** {name} of a game in `games`; {why} when it is none of our records; neither where the browser cannot unpack. */
export async function broken(link, games) {
  if (typeof DecompressionStream === "undefined") return {};
  try {
    const { format, game, moves } = JSON.parse(await unpacked(link));
    if (format >= 1 && Array.isArray(moves) && Object.hasOwn(games, game)) return { name: game };
    return { why: "not ours" };
  } catch (error) {
    return { why: error.message };
  }
}

async function unpacked(link) {
  const letters = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > MOST) throw new Error("too much");
  }
}
