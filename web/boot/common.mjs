// What the page, the bot worker and the build's snapshot maker (web/make/snapshot.mjs) do alike: a snapshot made in one
// way and restored in another would not work.

export const options = {
  env: { PYTHONHASHSEED: "0" }, // the same order of sets everywhere
  convertNullToNone: true, // Python has one word for "nothing"
  enableRunUntilComplete: false, // would need stack switching, which not every browser has
};

// Our own Python parts come as one bundle (web/make/bundle.py): a line of JSON, [[path, size], ...], and then the
// contents, one after the other.

const HOME = "/lib/python3.14/site-packages/"; // Pyodide's

/** Put the parts of a bundle where imports find them. */
export function place({ FS }, bundle) {
  const end = bundle.indexOf(10);
  let begin = end + 1;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(bundle.subarray(0, end)))) {
    FS.mkdirTree(HOME + path.slice(0, path.lastIndexOf("/") + 1));
    FS.writeFile(HOME + path, bundle.subarray(begin, (begin += size)), { canOwn: true });
  }
}

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

/** Unpack wheels: packs of games. */
export function unpack(python, archives) {
  const one = python.runPython(UNPACK, { globals: python.toPy({}) });
  for (const bytes of archives) one(bytes);
  one.destroy();
}

/** Pyodide by itself cannot restore a snapshot larger than the memory it starts with. */
export function makeRoom(module, snapshot) {
  if (module.HEAP8.length < snapshot.length) module._emscripten_resize_heap(snapshot.length);
}

// More than half of a snapshot is zeros. What is published and kept has only the rest: words [length of the whole, number
// of runs, begin, end, begin, end, ...] and then the runs.

const PAGE = 4096;

export function squeezed(whole) {
  const words = new Uint32Array(whole.buffer, whole.byteOffset, whole.length >> 2);
  const runs = [];
  for (let begin = 0; begin < whole.length; begin += PAGE) {
    const end = Math.min(begin + PAGE, whole.length);
    if (!words.subarray(begin >> 2, end >> 2).some((word) => word)) continue;
    if (runs.at(-1)?.[1] === begin) runs.at(-1)[1] = end;
    else runs.push([begin, end]);
  }
  const index = new Uint32Array([whole.length, runs.length, ...runs.flat()]);
  const parts = [new Uint8Array(index.buffer), ...runs.map(([begin, end]) => whole.subarray(begin, end))];
  const made = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    made.set(part, place);
    place += part.length;
  }
  return made;
}

export function stretched(squeezed) {
  const [length, count] = new Uint32Array(squeezed.buffer, squeezed.byteOffset, 2);
  const runs = new Uint32Array(squeezed.buffer, squeezed.byteOffset + 8, 2 * count);
  const whole = new Uint8Array(length);
  let place = 8 * (1 + count);
  for (let run = 0; run < 2 * count; run += 2) {
    const size = runs[run + 1] - runs[run];
    whole.set(squeezed.subarray(place, (place += size)), runs[run]);
  }
  return whole;
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
