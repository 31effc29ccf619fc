import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, type Page } from './page.ts';
import type { Site, SiteProblem } from './site.ts';

/**
 * Words that English can hardly do without, and that Spanish does not have. A text with one of them is English, or has
 * a name in it: a name says so with `lang="en"`, as does a quotation.
 */
const english =
  /(?<![\p{L}’'-])(the|and|of|your|you|with|from|for|this|that|are|is|by|or|not|how|what|who|when|which|their|has|have|be|we|can|may|must|after|before|if)(?![\p{L}’'-])/iu;
const readAttributes = ['aria-label', 'title', 'alt', 'placeholder'];
const unseen = new Set(['script', 'style', 'template', 'svg']);

/** No text of a page in another language is English without saying so. */
export const noEnglishIsLeft =
  (isOfLanguage: (path: string) => boolean) =>
  ({ pages }: Site): SiteProblem[] =>
    pages
      .filter(({ path }) => isOfLanguage(path))
      .flatMap((page) =>
        [...new Set(textsOf(page))]
          .filter((text) => english.test(text))
          .map((text) => ({ page: page.path, problem: `is partly in English: "${text.slice(0, 120)}"` })),
      );

function textsOf(page: Page): string[] {
  const found: string[] = [];
  const language = attribute(page.elements[0]!, 'lang');
  const walk = (node: Tree.Node): void => {
    if (node.nodeName === '#text') found.push((node as Tree.TextNode).value.replace(/\s+/g, ' ').trim());
    if ('tagName' in node) {
      if (unseen.has(node.tagName) || (attribute(node, 'lang') ?? language) !== language) return;
      found.push(...readAttributes.flatMap((name) => attribute(node, name) ?? []));
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(page.elements[0]!);
  return found;
}
