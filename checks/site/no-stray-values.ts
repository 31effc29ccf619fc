import { body, visibleText } from './page.ts';
import { onEachPage } from './site.ts';

const stray = /\b(?:null|undefined|NaN)\b|\[object\b/g;

/** Attributes whose text is not ours to choose. */
const passedOver = new Set(['class', 'd', 'points']);

/** A missing value must never reach a page as its programmer's name. */
export const noStrayValues = onEachPage((page) => {
  const text = visibleText(body(page));
  const shown = [...text.matchAll(stray)].map(
    ({ 0: value, index }) => `shows "${value}": …${text.slice(Math.max(0, index - 30), index + 30)}…`,
  );
  const attributes = page.elements.flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name, value }) => !passedOver.has(name) && value.search(stray) >= 0)
      .map(({ name, value }) => `<${tagName} ${name}="${value}"> holds a stray value`),
  );
  return [...shown, ...attributes];
});
