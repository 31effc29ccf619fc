import type { Element, ElementContent, Root, Text } from 'hast';
import { expect, test } from 'vitest';
import { termFinder } from '../glossary/linked-terms/find-terms.ts';
import { linkTerms } from './link-terms.server.ts';

const words = (value: string): Text => ({ type: 'text', value });
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const written = (node: Root | ElementContent): string => {
  if (node.type === 'text') return node.value;
  const inside = 'children' in node ? node.children.map((child) => written(child as ElementContent)).join('') : '';
  return node.type === 'element'
    ? `<${node.tagName}${node.properties.href ? ` ${String(node.properties.href)}` : ''}>${inside}</>`
    : inside;
};

const linked = (...children: Element[]): string => {
  const root: Root = { type: 'root', children };
  linkTerms({ find: termFinder([{ slug: 'lien', names: ['Lien'] }]), ranked: ['lien'], most: 12 })(root);
  return written(root);
};

test('the first use in running text becomes a link', () => {
  expect(linked(element('p', words('A lien, a '), element('em', words('lien')), words('.')))).toBe(
    '<p>A <a /resources/glossary/terms/lien>lien</>, a <em>lien</>.</>',
  );
});

test('headings, links, code and quotations keep their words; the next use is linked', () => {
  const left = ['h2', 'a', 'code', 'blockquote'].map((tag) => element(tag, words('lien')));
  expect(linked(...left, element('li', words('lien')))).toBe(
    '<h2>lien</><a>lien</><code>lien</><blockquote>lien</><li><a /resources/glossary/terms/lien>lien</></>',
  );
});
