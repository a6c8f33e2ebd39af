// Short clicks, made here rather than fetched. A browser that allows no sound stays silent.
const NOTES = { touch: [[520, 0.03]], move: [[330, 0.05]], no: [[180, 0.09]], end: [[392, 0.12], [523, 0.12], [659, 0.2]] };
let context = null;

export function sound(name) {
  try {
    context ??= new AudioContext();
    let start = context.currentTime;
    for (const [pitch, length] of NOTES[name]) {
      const tone = context.createOscillator(), volume = context.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + length);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + length);
      start += length;
    }
  } catch { /* no sound */ }
}
