/** Sentences with marks, where a preposition melts into the article that a value begins with. */
import { type Part, say as sayWords } from '../../../app/wording/rich-text.ts';
import { joinedWords } from './joined-words.ts';

export { plainText } from '../../../app/wording/rich-text.ts';
export type { Marked, Part } from '../../../app/wording/rich-text.ts';

export function say(strings: TemplateStringsArray, ...parts: (Part | Part[])[]): Part[] {
  const said = sayWords(strings, ...parts);
  return said.reduce<Part[]>((done, part) => {
    const before = done.at(-1);
    if (typeof part === 'string' && typeof before === 'string')
      return [...done.slice(0, -1), joinedWords(`${before}${part}`)];
    return [...done, part];
  }, []);
}
