import { expect, test } from 'vitest';
import { everyAddressIsBuilt, fixedAddresses } from './every-address-is-built.ts';
import { feedsResolve } from './feeds-resolve.ts';
import { linksResolve } from './links-resolve.ts';
import { markdownIsWhole } from './markdown-is-whole.ts';
import { pagesNameThemselves, titlesAreUnique } from './pages-name-themselves.ts';
import { picturesAreWhole } from './pictures-are-whole.ts';
import { type SiteProblem, siteOf } from './site.ts';
import { sitemapIsComplete } from './sitemap-is-complete.ts';
import { tinyPage } from './tiny-page.ts';
import { readXml } from './well-formed-xml.ts';

const origin = 'https://atlas.example.com';
const problems = (found: SiteProblem[]) => found.map(({ page, problem }) => `${page} ${problem}`);

const named = (
  path: string,
  {
    title = `A page named ${path} for tests`,
    description = `What ${path} holds, in a sentence that is surely long enough.`,
    head = '',
  } = {},
) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><meta name="description" ` +
  `content="${description}"><link rel="canonical" href="${origin}${path}">${head}</head><body></body></html>`;

test('a page has a language, a title, a description and a canonical address', () => {
  expect(pagesNameThemselves(siteOf({ '/a': named('/a') }))).toEqual([]);
  const bare = siteOf({
    '/a':
      '<html><head><title>Short</title></head><body><svg><title>A long title of a ' +
      'picture</title></svg></body></html>',
  });
  expect(pagesNameThemselves(bare)).toHaveLength(4);
  expect(
    pagesNameThemselves(siteOf({ '/a': named('/a', { title: 'x'.repeat(71), description: 'y'.repeat(166) }) })),
  ).toHaveLength(2);
});

test('two pages may share a title only under one canonical address', () => {
  const title = 'Privacy Policy of the tiny site';
  const twin = siteOf({ '/privacy': named('/privacy', { title }), '/privacy-policy': named('/privacy', { title }) });
  expect(titlesAreUnique(twin)).toEqual([]);
  const clash = siteOf({ '/a': named('/a', { title }), '/b': named('/b', { title }) });
  expect(problems(titlesAreUnique(clash))).toEqual(['/a shares its title with /b', '/b shares its title with /a']);
});

test('links, fragments and pictures inside the site lead somewhere', () => {
  const body = (links: string) => tinyPage(`<p id="top"></p>${links}`);
  const check = (links: string, files = {}) =>
    problems(linksResolve(siteOf({ '/': body(links), '/blog': body('') }, files), origin));
  expect(
    check(
      '<a href="/blog#top"></a><a href="#top"></a><a href="#"></a><a href="https://x.org"></a><form ' +
        'action="/api/newsletter"></form>',
    ),
  ).toEqual([]);
  expect(
    check(`<a href="${origin}/blog"></a><a href="${origin}"></a><svg><use href="/map.svg#OH"/></svg>`, {
      '/map.svg': '<g id="OH"/>',
    }),
  ).toEqual([]);
  expect(check('<a href="/blgo"></a>')).toEqual(['/ links to /blgo, which is not there']);
  expect(check('<a href="/blog/"></a>')).toEqual(['/ links to /blog/, which is not there']);
  expect(check('<a href="/blog#end"></a><a href="#end"></a>')).toHaveLength(2);
  expect(check('<img src="/a.png"><svg><use href="/map.svg#OH"/></svg>')).toHaveLength(2);
  expect(check(`<a href="${origin}/nowhere"></a>`)).toEqual(['/ links to /nowhere, which is not there']);
});

test('a picture for sharing has to be there', () => {
  const page = tinyPage('', `<meta property="og:image" content="${origin}/og.png">`);
  expect(linksResolve(siteOf({ '/': page }, { '/og.png': '' }), origin)).toEqual([]);
  expect(linksResolve(siteOf({ '/': page }), origin)).toHaveLength(1);
});

test('an address that was not built is found', () => {
  const all = [...fixedAddresses, '/state-guides/ohio'];
  const built = (paths: string[]) => siteOf(Object.fromEntries(paths.map((path) => [path, tinyPage('')])));
  const check = everyAddressIsBuilt(['/radio', '/state-guides/ohio']);
  expect(check(built(all))).toEqual([]);
  const lost = new Set(['/state-guides/ohio', '/404.html']);
  expect(problems(check(built(all.filter((path) => !lost.has(path)))))).toEqual([
    '/404.html was not built',
    '/state-guides/ohio was not built',
  ]);
});

const atom = (link: string) =>
  `<?xml version="1.0"?><feed><link href="${origin}/blog"/><entry><title>A &amp; B</title><link ` +
  `href="${link}"/></entry></feed>`;
const json = (url: string) => JSON.stringify({ items: [{ url }] });

test('feeds are read and their links followed', () => {
  const check = (xml: string, text: string) =>
    problems(feedsResolve(siteOf({ '/blog': tinyPage('') }, { '/feed.xml': xml, '/feed.json': text }), origin));
  expect(check(atom(`${origin}/blog`), json(`${origin}/blog`))).toEqual([]);
  expect(check(atom(`${origin}/gone`), json('https://elsewhere.example/blog'))).toHaveLength(2);
  expect(check('<feed><entry></feed>', '{')).toHaveLength(2);
  expect(check('<feed></feed>', '{"items":[]}')).toEqual(['/feed.xml has no entries', '/feed.json has no entries']);
  expect(feedsResolve(siteOf({}), origin)).toHaveLength(2);
  const ofState = { '/updates/ohio/feed.json': '{"items":[]}', '/updates/iowa/feed.xml': atom(`${origin}/gone`) };
  const both = { '/feed.xml': atom(`${origin}/blog`), '/feed.json': json(`${origin}/blog`) };
  expect(problems(feedsResolve(siteOf({ '/blog': tinyPage('') }, { ...both, ...ofState }), origin))).toHaveLength(1);
});

test('the sitemap lists each canonical page once', () => {
  const hidden = '<meta name="robots" content="noindex">';
  const pages = {
    '/a': named('/a'),
    '/a-too': named('/a'),
    '/b': named('/b'),
    '/frame': named('/frame', { head: hidden }),
  };
  const check = (...paths: string[]) => {
    const xml = `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`;
    return problems(sitemapIsComplete(siteOf(pages, { '/sitemap.xml': xml }))).map((problem) =>
      problem.replace(origin, ''),
    );
  };
  expect(check('/a', '/b')).toEqual([]);
  expect(check('/a', '/a')).toEqual(['/sitemap.xml lists /a twice', '/sitemap.xml does not list /b']);
  expect(check('/a', '/b', '/frame')).toEqual(['/sitemap.xml lists /frame, which no page calls its own']);
});

test('XML that is not well formed is refused', () => {
  expect(readXml('<a x="1 &amp; 2"><b/>text<!-- < --><![CDATA[ < & ]]></a>').map(({ name }) => name)).toEqual([
    'b',
    'a',
  ]);
  for (const broken of ['<a>', '<a></b>', '<a>1 < 2</a>', '<a>R&D</a>']) expect(() => readXml(broken)).toThrow();
});

test('a page that is there as Markdown leads to it, and its links lead somewhere', () => {
  const linked = '<link rel="alternate" type="text/markdown" href="/a.md">';
  const llms = '# Site\n\n- [A](https://here/a.md)\n';
  const check = (head: string, files: Record<string, string>): string[] =>
    problems(markdownIsWhole(['/a'], 'https://here')(siteOf({ '/a': tinyPage('', head) }, files)));
  expect(check(linked, { '/a.md': '# A\n\n[A](https://here/a)', '/llms.txt': llms })).toEqual([]);
  expect(check('', { '/a.md': '# A\n\nundefined', '/b.md': '# B', '/llms.txt': '# Site\n[B](/c)' })).toEqual([
    '/a does not link to /a.md',
    '/b.md belongs to no page that app/site-map promises',
    '/a.md holds a stray value',
    '/llms.txt links to /c, which is not there',
  ]);
  expect(check(linked, { '/llms.txt': llms })).toEqual([
    '/a.md was not built',
    '/llms.txt links to /a.md, which is not there',
  ]);
});

test('a page names its picture, which is there, as large as it must be and light', () => {
  const png = (width: number, height: number, bytes = 1000): Buffer => {
    const file = Buffer.alloc(bytes);
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    return file;
  };
  const head = (address: string): string =>
    `<meta property="og:image" content="${origin}${address}"><meta property="og:image:width" content="1200">` +
    '<meta property="og:image:height" content="630"><meta property="og:image:alt" content="A">';
  const check = (meta: string, file?: Buffer): string[] =>
    problems(
      picturesAreWhole(['/a'], origin, () => {
        if (!file) throw new Error('no such file');
        return file;
      })(siteOf({ '/a': tinyPage('', meta) })),
    );
  expect(check(head('/share/a.png'), png(1200, 630))).toEqual([]);
  expect(check(head('/share/a.png'))).toEqual(['/a its picture /share/a.png was not built']);
  expect(check(head('/og.png'), png(1200, 600, 70_000))).toEqual([
    '/a shows /og.png',
    '/a its picture is 1200 × 600',
    '/a its picture weighs 70000 bytes',
  ]);
  expect(check('')).toEqual(['/a names no picture']);
});
