/** Places with an article of their own: "en el Distrito de Columbia". In lists they stand without it. */
const places: [RegExp, string][] = [
  [/\b(a|con|de|en|para|por) (?=Distrito de Columbia)/gi, '$1 el '],
  [/\b(a|con|de|en|para|por) (?=Islas Vírgenes)/gi, '$1 las '],
];

/** "de el" and "a el" are one word in Spanish, but for names that begin with a capital article (El Paso). */
function melted(text: string): string {
  const placed = places.reduce((words, [place, by]) => words.replace(place, by), text);
  return placed.replace(/\b(de|a|De|A) el (?=\S)/g, (_, word: string) => `${word}l `);
}

/** A whole text; or words that end in a preposition, with the value after them, which need not be text. */
export function joinedWords(text: string, ...value: [unknown?]): never {
  if (value.length === 0) return melted(text) as never;
  const [after] = value;
  if (typeof after === 'string' || typeof after === 'number') return melted(`${text}${after}`) as never;
  return [text, after] as never;
}
