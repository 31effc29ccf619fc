import { useInsertionEffect } from 'react';

type PageStyleProps = {
  /** Unique among pages, e.g. "practice". */
  name: string;
  /** From `import css from './practice.css?inline'`. */
  css: string;
};

/** As in site.css, which React places after this style: the first mention of a layer decides its place. */
const layers = '@layer theme,base,components,prose,page,utilities;';
const adopted = new Set<string>();

/**
 * Styles that only one kind of page needs, in a layer of their own above the shared ones, so that site.css, which every
 * page carries, stays small. The built page has them in its head, named in its Content-Security-Policy by their hash.
 * That policy knows no other page's: after a client navigation they are a sheet that the document adopts.
 */
export function PageStyle({ name, css }: PageStyleProps) {
  useInsertionEffect(() => adopt(name, css), [name, css]);
  return import.meta.env.SSR ? <style href={name} precedence="page">{`${layers}@layer page{${css}}`}</style> : null;
}

/** For good, as React does with styles. By then the document has named its layers. */
function adopt(name: string, css: string): void {
  if (adopted.has(name) || document.querySelector(`style[data-href~="${name}"]`)) return;
  adopted.add(name);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer page{${css}}`);
  document.adoptedStyleSheets.push(sheet);
}
