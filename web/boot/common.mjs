// What the page, the bot worker and the build's snapshot maker (web/make/snapshot.mjs) do alike: a snapshot made in one
// way and restored in another would not work.

export const options = {
  env: { PYTHONHASHSEED: "0" }, // the same order of sets everywhere
  convertNullToNone: true, // Python has one word for "nothing"
  enableRunUntilComplete: false, // would need stack switching, which not every browser has
};

// What Pyodide's own unpackArchive does, in half the time.
const UNPACK = `
def unpack(archive):
    import io, os, sysconfig, zipfile
    home, made = sysconfig.get_path("purelib"), set()
    with zipfile.ZipFile(io.BytesIO(archive.to_bytes())) as opened:
        for entry in opened.infolist():
            path = os.path.join(home, entry.filename)
            folder = os.path.dirname(path)
            if folder not in made:
                os.makedirs(folder, exist_ok=True)
                made.add(folder)
            if not entry.is_dir():
                with open(path, "wb", buffering=0) as file:
                    file.write(opened.read(entry))
unpack
`;

/** Put our Python parts where imports find them. */
export function unpack(python, archives) {
  const one = python.runPython(UNPACK, { globals: python.toPy({}) });
  for (const bytes of archives) one(bytes);
  one.destroy();
}

/** Pyodide by itself cannot restore a snapshot larger than the memory it starts with. */
export function makeRoom(module, snapshot) {
  if (module.HEAP8.length < snapshot.length) module._emscripten_resize_heap(snapshot.length);
}

// A snapshot repeats the constants that every fresh module has in memory already: a quarter of it, once compressed. The
// build takes the first `count` words of memory out of it, the page puts them back. Were they not the same in both
// places, the number at the head would come out wrong, and Pyodide would refuse the snapshot.

const MAGIC = 0;
const BEGIN = 1; // where in the snapshot memory begins
const SPARE = 3; // Pyodide leaves this word of the head at zero; `count` travels in it

export function takeConstants(module, snapshot, count) {
  exchangeConstants(module, snapshot, count);
  head(snapshot)[SPARE] = count;
}

export function giveConstants(module, snapshot) {
  const count = head(snapshot)[SPARE];
  head(snapshot)[SPARE] = 0;
  exchangeConstants(module, snapshot, count);
}

function exchangeConstants({ HEAPU32 }, snapshot, count) {
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset + head(snapshot)[BEGIN], count);
  let sum = 0;
  for (let place = 0; place < count; place++) {
    words[place] ^= HEAPU32[place];
    sum = (Math.imul(sum, 31) + HEAPU32[place]) | 0;
  }
  head(snapshot)[MAGIC] ^= sum;
}

function head(snapshot) {
  return new Uint32Array(snapshot.buffer, snapshot.byteOffset, 4);
}
