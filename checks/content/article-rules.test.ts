import { expect, test } from 'vitest';
import type { Article } from '../../app/blog/articles.server.ts';
import { categories } from '../../app/blog/categories.ts';
import { linkedAddresses, readableText } from './article-text.ts';
import { articlesAreLongEnough } from './articles-are-long-enough.ts';
import { articlesFillEveryCategory } from './articles-fill-every-category.ts';
import { booksAreThirtyFour } from './books-are-thirty-four.ts';
import { countWords } from './count-words.ts';
import { externalLinksAreSourced } from './external-links-are-sourced.ts';
import { internalLinksResolve } from './internal-links-resolve.ts';
import { relatedArticlesExist } from './related-articles-exist.ts';
import { visibleTexts, wordsAreAmerican } from './words-are-american.ts';

const words = (count: number) => 'word '.repeat(count);
const problems = (found: { problem: string }[]) => found.map(({ problem }) => problem);

test('an article is measured in the words a reader sees', () => {
  const body =
    '## Title\n\nIn <StateLink state="ohio" /> see [the page](https://example.com/a b).\n\n| a | b |\n| --- | --- |\n';
  expect(countWords(readableText(body))).toBe(8);
});

test('an article of 899 words is too short, one of 1,601 too long', () => {
  const article = (count: number) => [{ slug: 'a', body: words(count) }];
  expect([900, 1600].flatMap((count) => articlesAreLongEnough(article(count)))).toEqual([]);
  expect([899, 1601].flatMap((count) => articlesAreLongEnough(article(count)))).toHaveLength(2);
});

test('a category with one article is found', () => {
  const two = categories.flatMap(({ slug }) => [{ category: slug }, { category: slug }]);
  expect(articlesFillEveryCategory(two)).toEqual([]);
  expect(articlesFillEveryCategory(two.slice(1)).map(({ field }) => field)).toEqual(['', 'category licensing']);
});

test('further readings that are missing, doubled or the article itself are found', () => {
  const articles = [
    { slug: 'a', related: ['b', 'c', 'd'] },
    { slug: 'b', related: ['a', 'a', 'b'] },
    { slug: 'c', related: ['a', 'b'] },
  ];
  expect(problems(relatedArticlesExist(articles))).toEqual([
    'd is no article',
    'names the article itself',
    'names an article twice',
  ]);
});

test('a link to a page that is not there is found, also with a trailing slash', () => {
  const body = '[a](/blog#top) [b](/state-guides/ohoi) [c](https://example.com) [d](#here) [e](/blog/)';
  expect(problems(internalLinksResolve([{ slug: 'a', body }], new Set(['/blog'])))).toEqual([
    'links to /state-guides/ohoi, which is no page of this site',
    'links to /blog/, which is no page of this site',
  ]);
});

test('a link out of the site needs a source, a regulator or a government', () => {
  const sources: Article['sources'] = [
    { publisher: 'P', title: 'T', url: 'https://news.example.com/story', date: null },
  ];
  const body =
    '[a](https://news.example.com/story#part) [b](https://www.hud.gov/x) [c](https://board.example.org/y) ' +
    '[d](https://shop.example.com)';
  expect(problems(externalLinksAreSourced([{ slug: 'a', body, sources }], new Set(['board.example.org'])))).toEqual([
    'links to https://shop.example.com, which is not among its sources',
  ]);
});

test('links are found in Markdown and in tags', () => {
  expect(linkedAddresses('[a](/x) and <a href="/y">b</a>')).toEqual(['/x', '/y']);
});

test('a book listed twice is found', () => {
  const books = Array.from({ length: 34 }, (_, id) => ({ id, title: `Book ${id}`, url: `https://example.com/${id}` }));
  expect(booksAreThirtyFour(books)).toEqual([]);
  expect(booksAreThirtyFour(books.with(1, { ...books[1]!, title: 'BOOK 0' }))).toHaveLength(1);
  expect(booksAreThirtyFour(books.slice(1))).toHaveLength(1);
});

test('British words are found in any field but not in addresses', () => {
  const texts = visibleTexts('a.yaml', {
    note: 'A licence',
    sources: [{ url: 'https://example.com/licence', publisher: 'Centre' }],
    hours: 3,
  });
  expect(wordsAreAmerican(texts).map(({ field }) => field)).toEqual(['note', 'sources.0.publisher']);
});
