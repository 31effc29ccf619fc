import { findSlips } from '../american-english.ts';
import { attribute, body, metaContent, visibleText } from './page.ts';
import { onEachPage } from './site.ts';

/** What visitors read, and what search engines show of it, is in American English. */
export const shownWordsAreAmerican = onEachPage((page) =>
  attribute(page.elements[0]!, 'lang') === 'en'
    ? findSlips(`${visibleText(body(page))} ${metaContent(page, 'description') ?? ''}`)
    : [],
);
