import { expect, test } from 'vitest';
import { distinct, htmlIsValid } from './html-is-valid.ts';
import { siteOf } from './site.ts';
import { tinyPage } from './tiny-page.ts';

/** Which of these bodies a page of its own is read for. */
const read = (...bodies: string[]): string[] =>
  distinct(siteOf(Object.fromEntries(bodies.map((body, place) => [`/${place}`, tinyPage(body)]))).pages).map(
    ({ path }) => bodies[Number(path.slice(1))]!,
  );

test('pages that differ in words, addresses and the names of their parts are one', () => {
  const page = (words: string, name: string) =>
    `<h1 id="${name}">${words}</h1><a href="/${name}" aria-label="${words} too">${words}</a><p>in <b>bold</b></p>`;
  expect(read(page('One', 'one'), page('Uno', 'uno'), page('Two', 'two'))).toHaveLength(1);
});

test.each([
  ['another tag', '<p>a</p>', '<div>a</div>'],
  ['another order of tags', '<p><b>a</b></p>', '<b><p>a</p></b>'],
  ['an element left open', '<p>a</p><p>b</p>', '<p>a<p>b</p>'],
  ['an attribute more', '<p>a</p>', '<p hidden>a</p>'],
  ['an attribute twice', '<p class="a">a</p>', '<p class="a" class="a">a</p>'],
  ['a value of a list', '<button type="button">a</button>', '<button type="menu">a</button>'],
  ['an empty heading', '<h2>a</h2>', '<h2> </h2>'],
  ['an empty label', '<p aria-label="a">a</p>', '<p aria-label="">a</p>'],
  ['a name twice', '<p id="a">a</p><p id="b">b</p>', '<p id="a">a</p><p id="a">b</p>'],
  [
    'a name that nothing has',
    '<p id="a">a</p><p aria-labelledby="a">b</p>',
    '<p id="a">a</p><p aria-labelledby="b">b</p>',
  ],
  [
    'two landmarks of one label',
    '<nav aria-label="a">c</nav><nav aria-label="b">c</nav>',
    '<nav aria-label="a">c</nav><nav aria-label="a">c</nav>',
  ],
  ['a label that repeats its text', '<button aria-label="a">b</button>', '<button aria-label="a">a</button>'],
  ['a raw character', '<p>a b</p>', '<p>a & b</p>'],
  ['a reference to no character', '<p>a &amp; b</p>', '<p>a &amq; b</p>'],
  ['a script from elsewhere', '<script src="/a.js"></script>', '<script src="https://a.example/a.js"></script>'],
])('%s makes a page of its own', (_, one, other) => {
  expect(read(one, other)).toEqual([one, other]);
});

test('of two invalid pages of one shape the first is named, and one of another shape beside it', async () => {
  const bodies = { '/a': '<p><div>a</div></p>', '/b': '<p><div>b</div></p>', '/c': '<p><section>c</section></p>' };
  const pages = Object.entries(bodies).map(([path, body]) => [path, tinyPage(`<h1>Title</h1>${body}`)]);
  const found = await htmlIsValid(siteOf(Object.fromEntries(pages) as Record<string, string>));
  expect([...new Set(found.map(({ page }) => page))]).toEqual(['/a', '/c']);
});
