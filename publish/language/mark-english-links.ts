import { inEnglishOnly } from '../../app/language/in-english-only.ts';
import { paths } from '../../app/paths.ts';

/** Its links stand below every source of a guide: that many marks would be louder than the sources. */
const unmarked = 'corrections';

/**
 * A rule of CSS for pages in a language: links to what is in English only say so. Of the style, not of each link, so
 * that articles and sentences need not know which pages there are in which language.
 * @param mark in the words of the language
 */
export function markOfEnglishLinks(mark: string): string {
  const links = inEnglishOnly.filter((name) => name !== unmarked).map((name) => `[href^="${paths[name]}"]`);
  return `\n:is(main,footer) a:is(${links.join(',')})::after{content:" ${mark}"}\n`;
}
