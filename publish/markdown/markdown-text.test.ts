import { expect, test } from 'vitest';
import { articleMarkdown } from './article-markdown.ts';
import { escaped, link, markedWriter } from './markdown-text.ts';
import { llmsText } from './llms-text.ts';
import { readArticles } from '../../app/blog/articles.server.ts';
import { sitePages } from '../../app/site-map/site-pages.server.ts';

const site = { name: 'Atlas', tagline: 'Licenses.', origin: 'https://atlas.example' };

test('what Markdown would take for its own signs is text', () => {
  expect(escaped('a | b *c* [d] <e> ~f\nnext')).toBe('a \\| b \\*c\\* \\[d\\] \\<e\\> \\~f next');
  expect(link('R.C. 1 [a]', 'https://x.example/a_(b)')).toBe('[R.C. 1 \\[a\\]](<https://x.example/a_(b)>)');
});

test('marks become footnotes, doubt stays, and links are whole addresses', () => {
  const { parts } = markedWriter((mark) => `s${mark}`, 'https://atlas.example/page', site.origin);
  expect(parts(['Pay ', { text: '$63', marks: [2, 1], doubt: 'unconfirmed' }, '.'])).toBe(
    'Pay $63[^s1][^s2] (unconfirmed).',
  );
  expect(parts([{ text: 'ask', marks: [], href: '#regulator' }])).toBe('[ask](https://atlas.example/page#regulator)');
  expect(parts([{ text: 'term', marks: [], href: '/resources' }])).toBe('[term](https://atlas.example/resources)');
});

test('an article holds its figures from the facts, and every link with its address', () => {
  for (const article of readArticles()) {
    const text = articleMarkdown(article, site);
    expect(text).not.toMatch(/<[A-Z]|undefined|\]\(\/|NaN/);
    expect(text.split('\n')[0]).toBe(`# ${escaped(article.title)}`);
  }
  const reciprocity = articleMarkdown(
    readArticles().find(({ slug }) => slug === 'license-reciprocity')!,
    site,
  );
  expect(reciprocity).toContain('a course of 55 hours ([Maine](https://atlas.example/state-guides/maine.md)');
});

test('llms.txt has the shape of llmstxt.org: a title, what it is, and lists of links', () => {
  const pages = sitePages().filter(({ route, name }) => route.hasMarkdown && name !== null);
  const lines = llmsText(pages, site).split('\n');
  expect(lines.slice(0, 3)).toEqual(['# Atlas', '', '> Licenses.']);
  expect(lines.filter((line) => line.startsWith('## '))).toEqual(
    ['Facts as data', 'State guides', 'Articles', 'Tools', 'Optional'].map((title) => `## ${title}`),
  );
  const afterTitles = lines.slice(lines.findIndex((line) => line.startsWith('## ')));
  expect(afterTitles.filter((line) => !/^(|## .+|- \[.+\]\(https:\S+\)(: .+)?)$/.test(line))).toEqual([]);
  const named = pages.filter(({ route }) => route.each !== 'term');
  for (const { path } of named) expect(lines.join('\n')).toContain(`(${site.origin}${path}.md)`);
});
