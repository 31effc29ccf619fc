import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { inThisBuild } from '../language/twin.ts';

/** Rehype: links to pages of the site lead to them in this build's language, where they are in it. */
export const linksInLanguage = () => (tree: Root) =>
  visit(tree, 'element', ({ tagName, properties }) => {
    const { href } = properties;
    if (tagName === 'a' && typeof href === 'string' && href.startsWith('/')) properties.href = inThisBuild(href);
  });
