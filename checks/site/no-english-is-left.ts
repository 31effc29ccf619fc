import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, type Page } from './page.ts';
import type { Site, SiteProblem } from './site.ts';

/** Words that a sentence can hardly do without, in English and in the language of the page. */
const english = wordsIn(
  'the and of your you with from for this that are is by or not how what who when which their has have be we can may ' +
    'must after before if it to in on at',
);
const other: Record<string, RegExp> = {
  es: wordsIn(
    'el la los las un una de del al y o que en para por con su sus se es no si cuando más como lo le este esta esto ' +
      'cada sin sobre entre hasta desde antes después puede debe hay son ser qué cómo cuánto cuál',
  ),
};

function wordsIn(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'-])(?:${list.replaceAll(' ', '|')})(?![\\p{L}’'-])`, 'giu');
}

const readAttributes = ['aria-label', 'title', 'alt', 'placeholder'];
const unseen = new Set(['script', 'style', 'template', 'svg', 'code']);

/**
 * No text of a page in another language is English without saying so: it has more of English's small words than of its
 * own, or a word that only English has. Names (of offices, laws, schools, courses) stay as they are.
 * @param withoutNames takes names out of a text
 * @param onlyEnglish words that the language does not have: english-words.ts
 */
export const noEnglishIsLeft =
  (
    isOfLanguage: (path: string) => boolean,
    withoutNames: (text: string) => string,
    onlyEnglish: (text: string, code: string) => string[] = () => [],
  ) =>
  ({ pages }: Site): SiteProblem[] => {
    // The same text stands on many pages.
    const known = new Map<string, string | undefined>();
    const problemOf = (text: string, code: string): string | undefined => {
      if (known.has(text)) return known.get(text);
      const isLeft = isEnglish(text, code) && isEnglish(withoutNames(text), code);
      const [word] = isLeft || onlyEnglish(text, code).length === 0 ? [] : onlyEnglish(withoutNames(text), code);
      const problem = isLeft ? 'is in English' : word && `has the English word "${word}"`;
      known.set(text, problem && `${problem}: "${text.slice(0, 120)}"`);
      return known.get(text);
    };
    return pages
      .filter(({ path }) => isOfLanguage(path))
      .flatMap((page) =>
        [...new Set(textsOf(page))].flatMap((text) => {
          const problem = problemOf(text, languageOf(page));
          return problem ? [{ page: page.path, problem }] : [];
        }),
      );
  };

const languageOf = (page: Page): string => attribute(page.elements[0]!, 'lang') ?? '';

/** Whether a text of two words or more has more of English's small words than of the language's. */
export function isEnglish(text: string, code: string): boolean {
  const count = (words: RegExp | undefined): number => (words ? (text.match(words) ?? []).length : 0);
  return / /.test(text) && count(english) > count(other[code]);
}

function textsOf(page: Page): string[] {
  const found: string[] = [];
  const language = attribute(page.elements[0]!, 'lang');
  const walk = (node: Tree.Node): void => {
    if (node.nodeName === '#text') found.push(...textsIn(node as Tree.TextNode));
    if ('tagName' in node) {
      if (unseen.has(node.tagName) || (attribute(node, 'lang') ?? language) !== language) return;
      found.push(...readAttributes.flatMap((name) => attribute(node, name) ?? []));
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(page.elements[0]!);
  return found;
}

/** What stands in <noscript> is HTML for whoever reads it. */
const textsIn = ({ value, parentNode }: Tree.TextNode): string[] =>
  (parentNode?.nodeName === 'noscript' ? value.split(/<[^>]*>/) : [value]).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );
