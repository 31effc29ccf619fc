import { findSlips } from '../american-english.ts';
import { body, metaContent, visibleText } from './page.ts';
import { onEachPage } from './site.ts';

/** What visitors read, and what search engines show of it, is in American English. */
export const shownWordsAreAmerican = onEachPage((page) =>
  findSlips(`${visibleText(body(page))} ${metaContent(page, 'description') ?? ''}`),
);
