/** "de el" and "a el" are one word in Spanish, but for names that begin with a capital article (El Paso). */
const melted = (text: string): string => text.replace(/\b(de|a|De|A) el (?=\S)/g, (_, word: string) => `${word === 'de' || word === 'De' ? word : word}l `);

/** A whole text; or words that end in a preposition, with the value after them, which need not be text. */
export function joinedWords(text: string, ...value: [unknown?]): never {
  if (value.length === 0) return melted(text) as never;
  const [after] = value;
  if (typeof after === 'string' || typeof after === 'number') return melted(`${text}${after}`) as never;
  return [text, after] as never;
}
