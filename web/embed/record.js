// A record in a link, looked into without Python: enough to know whose it is, and that it is whole.

const MOST = 2_000_000; // characters, as pygame_core/record.py has it

/** The name of the game; undefined when it is no record. */
export async function gameOf(link) {
  try {
    const { format, game, moves } = JSON.parse(await unpacked(link));
    return format >= 1 && Array.isArray(moves) && typeof game === "string" ? game : undefined;
  } catch {
    return undefined;
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
