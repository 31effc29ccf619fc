import { attribute, byTag } from './page.ts';
import { onEachPage } from './site.ts';

/** A page opened in a new tab must not reach back into this one. */
export const newTabsAreSafe = onEachPage((page) =>
  byTag(page, 'a', 'area', 'form')
    .filter((link) => attribute(link, 'target') === '_blank' && !/\bnoopener\b/.test(attribute(link, 'rel') ?? ''))
    .map((link) => `the link to ${attribute(link, 'href')} opens a new tab without rel="noopener"`),
);
