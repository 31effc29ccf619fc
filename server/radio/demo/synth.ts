/** A quiet loop of chords and bells, computed: the demo's sound belongs to nobody else. */

const sampleRate = 44_100;
const chordSeconds = 6;
/** Semitones above A2 (110 Hz): A major 7, F sharp minor 7, D major 7, E suspended. */
const chords = [
  [0, 7, 11, 16],
  [-3, 4, 7, 12],
  [5, 12, 16, 21],
  [7, 12, 14, 19],
];
const bellSemitones = [24, 26, 28, 31, 33, 36, 38];

type Note = { semitone: number; startSeconds: number; seconds: number; loudness: number; partials: number[] };

/** The loop as a 16-bit mono WAV file of 24 seconds, whose end runs into its beginning. `seed` chooses the bells. */
export function renderLoop(seed = 7): Buffer {
  const samples = new Float32Array(chords.length * chordSeconds * sampleRate);
  for (const note of [...padNotes(), ...bellNotes(seed)]) addNote(samples, note);
  return wavFile(samples);
}

function padNotes(): Note[] {
  return chords.flatMap((chord, index) =>
    chord.map((semitone) => ({
      semitone,
      startSeconds: index * chordSeconds,
      seconds: chordSeconds * 1.4,
      loudness: 0.09,
      partials: [1, 0.35, 0.12],
    })),
  );
}

function bellNotes(seed: number): Note[] {
  const random = randomFrom(seed);
  return Array.from({ length: chords.length * 3 }, (_, index) => ({
    semitone: bellSemitones[Math.floor(random() * bellSemitones.length)] ?? 24,
    startSeconds: index * 2 + random(),
    seconds: 3,
    loudness: 0.05 + random() * 0.04,
    partials: [1, 0, 0.2],
  }));
}

/** Adds a note that swells and fades; what reaches beyond the end sounds at the beginning. */
function addNote(samples: Float32Array, { semitone, startSeconds, seconds, loudness, partials }: Note): void {
  const step = (2 * Math.PI * 110 * 2 ** (semitone / 12)) / sampleRate;
  const [start, length] = [Math.round(startSeconds * sampleRate), Math.round(seconds * sampleRate)];
  for (let index = 0; index < length; index += 1) {
    const envelope = Math.sin(Math.PI * Math.sqrt(index / length)) ** 2;
    const wave = partials.reduce((sum, partial, number) => sum + partial * Math.sin(step * (number + 1) * index), 0);
    const at = (start + index) % samples.length;
    samples[at] = (samples[at] ?? 0) + loudness * envelope * wave;
  }
}

/** Mulberry32: the same bells for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function wavFile(samples: Float32Array): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) =>
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2),
  );
  return file;
}
