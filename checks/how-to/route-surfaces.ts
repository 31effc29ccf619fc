/** Run inside a copy of the project: prints, as JSON, where the table of routes shows the address it is given. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteSettings } from '../../app/frame/site-settings.server.ts';
import routes from '../../app/routes.ts';
import { sitePages } from '../../app/site-map/site-pages.server.ts';
import { sitemapLinks } from '../../app/site-map/sitemap-links.server.ts';
import { prerenderedPaths } from '../../publish/page-paths.ts';
import { searchEntry } from '../../publish/search-entries.ts';
import { writeSitemap } from '../../publish/write-sitemap.ts';
import { siteConfig } from '../../site.config.ts';
import { everyAddressIsBuilt } from '../site/every-address-is-built.ts';
import { pagesAreLight } from '../site/pages-are-light.ts';
import { scriptsAreLight } from '../site/scripts-are-light.ts';
import { siteOf } from '../site/site.ts';

const address = process.argv[2] ?? '';
const html =
  '<html data-page="/a.js"><head><title>T</title></head><body><main id="main"><h1>H</h1></main></body></html>';
const built = siteOf({ [address]: html }, { '/a.js': '' });
const compressed = () => undefined;

mkdirSync('build/client', { recursive: true });
await writeSitemap('build/client', readSiteSettings(siteConfig, {}));
// By name and late: checks know neither tests nor benchmarks, and the tests' addresses are read from the sitemap just
// written.
const load = (file: string) => import(join(process.cwd(), file));
const tests: { templates: Record<string, string>; sitemapPaths: string[] } = await load('tests/addresses.ts');
const bench: { chooseTemplates: (only: undefined) => { path: string }[] } = await load('bench/pages/templates.ts');

const problemAt = (found: { page: string; problem: string }[]) => found.find(({ page }) => page === address)?.problem;
console.log(
  JSON.stringify({
    module: routes
      .flatMap(({ children = [] }) => children)
      .find(({ path }) => `/${path?.replace(/^\//, '')}` === address)?.file,
    isPrerendered: prerenderedPaths().includes(address),
    isInSitemap: readFileSync('build/client/sitemap.xml', 'utf8').includes(`${address}</loc>`),
    sitemapPage: sitemapLinks('Resources').find(([, path]) => path === address)?.[0],
    searchKind: searchEntry(address, html)?.kind,
    unbuilt: problemAt(everyAddressIsBuilt(sitePages().map(({ path }) => path))(siteOf({}))),
    tooHeavy: problemAt(pagesAreLight(compressed)(siteOf({ [address]: heavyPage() }))),
    tooMuchScript: problemAt(scriptsAreLight(() => 1_000_000)(built)),
    template: Object.entries(tests.templates).find(([, path]) => path === address)?.[0],
    isOpenedByEveryPage: tests.sitemapPaths.includes(address),
    isBenchmarked: bench.chooseTemplates(undefined).some(({ path }) => path === address),
  }),
);

/** Noise that no compression makes smaller than a budget. */
function heavyPage(): string {
  let state = 1;
  const noise = Array.from({ length: 60_000 }, () => ((state = (state * 48_271) % 2_147_483_647) % 36).toString(36));
  return `<html><body>${noise.join('')}</body></html>`;
}
