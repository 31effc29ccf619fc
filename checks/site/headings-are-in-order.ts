import { attribute, byTag, visibleText } from './page.ts';
import { onEachPage } from './site.ts';

/** One h1 a page, and no level skipped on the way down. */
export const headingsAreInOrder = onEachPage((page) => {
  const headings = byTag(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').filter(
    (heading) => attribute(heading, 'hidden') === undefined,
  );
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  const firsts = levels.filter((level) => level === 1).length;
  const skipped = headings.filter((_, index) => index > 0 && levels[index]! > levels[index - 1]! + 1);
  return [
    ...(firsts === 1 ? [] : [`has ${firsts} h1`]),
    ...skipped.map((heading) => `<${heading.tagName}> "${visibleText(heading)}" skips a level`),
  ];
});
