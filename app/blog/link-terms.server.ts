import type { Element, ElementContent, Root, Text } from 'hast';
import { linkFirstUses, type LinkPlan } from '../glossary/linked-terms/link-first-uses.ts';
import { termPage } from '../paths.ts';

/** Text that stays as it is: links already, names of sections, and what is quoted word for word. */
const leftAlone = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'pre', 'blockquote', 'q', 'sup', 'thead']);

type Place = { parent: { children: unknown[] }; node: Text };

/** A step of an article's way to HTML: links glossary terms at their first use. */
export function linkTerms(plan: LinkPlan) {
  return (root: Root): void => {
    const places = textsOf(root);
    const linked = linkFirstUses(
      places.map(({ node }) => node.value),
      plan,
    );
    places.forEach(({ parent, node }, index) => {
      const pieces = linked[index]!.map((piece): ElementContent =>
        typeof piece === 'string' ? { type: 'text', value: piece } : linkOf(piece),
      );
      parent.children.splice(parent.children.indexOf(node), 1, ...pieces);
    });
  };
}

function textsOf(parent: { children: unknown[] }): Place[] {
  return parent.children.flatMap((child): Place[] => {
    const node = child as Text | Element;
    if (node.type === 'text') return node.value.trim() ? [{ parent, node }] : [];
    // Components of the article (figures of a state) have children only where they are elements.
    return 'children' in node && !leftAlone.has(node.tagName) ? textsOf(node) : [];
  });
}

const linkOf = ({ slug, text }: { slug: string; text: string }): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { href: termPage(slug) },
  children: [{ type: 'text', value: text }],
});
