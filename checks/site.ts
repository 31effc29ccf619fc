/** `npm run check:site`: holds the built pages to their rules, one a file in checks/site/. Exits 1 on any problem. */
import { readFileSync } from 'node:fs';
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { languages } from '../app/language/languages.ts';
import { readJurisdictions } from '../app/facts/jurisdictions.server.ts';
import { sitePages } from '../app/site-map/site-pages.server.ts';
import type { SecurityHeaders } from '../publish/header-records.ts';
import { siteConfig } from '../site.config.ts';
import { everyAddressIsBuilt } from './site/every-address-is-built.ts';
import { feedsResolve } from './site/feeds-resolve.ts';
import { figuresHaveSources } from './site/figures-have-sources.ts';
import { guideFiguresEqualResearch } from './site/guide-figures-equal-research.ts';
import { headingsAreInOrder } from './site/headings-are-in-order.ts';
import { htmlIsValid } from './site/html-is-valid.ts';
import { idsAreUnique } from './site/ids-are-unique.ts';
import { inlineCodeIsAllowed } from './site/inline-code-is-allowed.ts';
import { imagesHaveSizeAndAlt } from './site/images-have-size-and-alt.ts';
import { linksResolve } from './site/links-resolve.ts';
import { markdownIsWhole } from './site/markdown-is-whole.ts';
import { namesInContent } from './site/names-in-content.ts';
import { newTabsAreSafe } from './site/new-tabs-are-safe.ts';
import { englishWords, readWords } from './site/english-words.ts';
import { noEnglishIsLeft } from './site/no-english-is-left.ts';
import { noInlineCode } from './site/no-inline-code.ts';
import { noStrayValues } from './site/no-stray-values.ts';
import { nothingBlocksRendering } from './site/nothing-blocks-rendering.ts';
import { builtBrotli, pagesAreLight } from './site/pages-are-light.ts';
import { pagesNameThemselves, titlesAreUnique } from './site/pages-name-themselves.ts';
import { scriptsAreLight, servedScriptBytes } from './site/scripts-are-light.ts';
import { builtFile, picturesAreWhole } from './site/pictures-are-whole.ts';
import { readSite, type SiteProblem, type SiteRule } from './site/site.ts';
import { shownWordsAreAmerican } from './site/shown-words-are-american.ts';
import { sitemapIsComplete } from './site/sitemap-is-complete.ts';
import { stateQuestionsEqualFacts } from './site/state-questions-equal-facts.ts';
import { structuredDataIsWhole } from './site/structured-data-is-whole.ts';
import { twinsAgree } from './site/twins-agree.ts';

const started = performance.now();
const codes = Object.keys(languages).filter((code) => code !== 'en');
const roots = codes.map((code) => `/${code}`);
/** What only English has, by language. */
const wordsOf = Object.fromEntries(codes.map((code) => [code, englishWords(...readWords(code))]));
const isOfLanguage = (path: string): boolean => roots.some((root) => path === root || path.startsWith(`${root}/`));
const directory = 'build/client';
const { origin } = readSiteSettings(siteConfig, process.env);
/** What visitors can open; the 404 page is among the addresses that the check knows by heart. */
const promised = sitePages()
  .filter(({ route }) => route.opens === 'at its address')
  .map(({ path }) => path);
const promising = (what: 'hasMarkdown' | 'hasPicture'): string[] =>
  sitePages()
    .filter(({ route, name }) => route[what] && name !== null)
    .map(({ path }) => path);

const rules: Record<string, SiteRule> = {
  'every address is built': everyAddressIsBuilt(promised),
  'pages name themselves': pagesNameThemselves,
  'titles are unique': titlesAreUnique,
  'headings are in order': headingsAreInOrder,
  'links resolve': (site) => linksResolve(site, origin),
  'ids are unique': idsAreUnique,
  'no stray values': noStrayValues,
  'shown words are American': shownWordsAreAmerican,
  'images have size and alt': imagesHaveSizeAndAlt,
  'new tabs are safe': newTabsAreSafe,
  'no inline code': noInlineCode,
  'inline code is allowed': inlineCodeIsAllowed(readBuiltHeaders()),
  'nothing blocks rendering': nothingBlocksRendering,
  'pages are light': pagesAreLight(builtBrotli(directory)),
  'scripts are light': scriptsAreLight(servedScriptBytes(directory)),
  'structured data is whole': structuredDataIsWhole,
  'figures have sources': figuresHaveSources,
  'guide figures equal research': guideFiguresEqualResearch,
  'state questions equal facts': stateQuestionsEqualFacts(readJurisdictions()),
  'feeds resolve': (site) => feedsResolve(site, origin),
  'sitemap is complete': sitemapIsComplete,
  'markdown is whole': markdownIsWhole(promising('hasMarkdown'), origin),
  'pictures are whole': picturesAreWhole(promising('hasPicture'), origin, builtFile(directory)),
  'html is valid': htmlIsValid,
  'twins agree': twinsAgree(isOfLanguage),
  'no English is left': noEnglishIsLeft(isOfLanguage, namesInContent(codes), (text, code) => wordsOf[code]!(text)),
};

const site = readBuiltSite();
const found: SiteProblem[] = [];
for (const [name, rule] of Object.entries(rules)) {
  const problems = await rule(site);
  console.log(`${problems.length === 0 ? 'ok  ' : '    '} ${name}: ${problems.length}`);
  found.push(...problems);
}
for (const [page, problems] of Map.groupBy(found, (problem) => problem.page)) {
  console.log(`\n${page}`);
  for (const { problem } of problems) console.log(`  ${problem}`);
}
console.log(
  `\n${site.pages.length} pages, ${found.length} problems, ${((performance.now() - started) / 1000).toFixed(1)} s.`,
);
process.exitCode = found.length === 0 ? 0 : 1;

function readBuiltHeaders(): SecurityHeaders {
  return JSON.parse(readFileSync('build/headers.json', 'utf8')) as SecurityHeaders;
}

function readBuiltSite() {
  try {
    return readSite(directory);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
