/** The `_headers` file of Netlify and Cloudflare Pages. */
import { languages } from '../app/language/languages.ts';
import { rootOf } from '../app/language/twin.ts';
import { type HeaderRecord, searchWorkerFile, type SecurityHeaders } from './header-records.ts';

/**
 * Content types that hosts do not know by the extension; server/http/content-types.ts and
 * deploy/nginx.conf give the same.
 */
const unknownTypes = {
  '/data/states.csv': 'text/csv; charset=utf-8; header=present',
  '/data/states.schema.json': 'application/schema+json; charset=utf-8',
  '/*.md': 'text/markdown; charset=utf-8',
  '/next.speculationrules': 'application/speculationrules+json',
};

/**
 * Where two rules match, Cloudflare Pages appends and Netlify overrides: `! Name` makes Cloudflare drop the earlier
 * value first, and Netlify skips such a line. Both hosts answer over TLS only, so HSTS is safe here;
 * upgrade-insecure-requests is left out because their local previews serve this very file over http://localhost.
 */
export function formatStaticHostHeaders(headers: SecurityHeaders): string {
  const everyPath = { ...headers.pages, ...headers.overTls.headers };
  const openData = differences(headers.shared, headers.pages);
  const feeds = ['feed.xml', 'feed.json', 'rss.xml', 'atom.xml'].flatMap((name) => [`/${name}`, `/*/${name}`]);
  const sharedPatterns = ['/data/*', '/feeds/*', '/*.atom', '/*.rss', '/*.md', '/llms.txt', ...feeds];
  return [
    formatRule('/*', everyPath),
    // Of the search index, the parts that are named after their content; what names them is asked for each time.
    ...[
      '/assets',
      ...roots.flatMap((root) => ['index', 'fragment', 'filter'].map((name) => `${root}/pagefind/${name}`)),
    ].map((path) => formatRule(`${path}/*`, { 'Cache-Control': 'public, max-age=31536000, immutable' })),
    ...roots.map((root) =>
      formatRule(`${root}${searchWorkerFile}`, policyOnly(headers.searchWorker['Content-Security-Policy'])),
    ),
    formatRule('/*.data', { 'Content-Type': 'text/x-script; charset=utf-8' }),
    ...['/embed', '/embed/*'].map((path) => formatRule(path, differences(headers.embeds, headers.pages))),
    ...headers.ownPolicies.map(({ path, policy }) => formatRule(path, policyOnly(policy))),
    ...sharedPatterns.map((path) => formatRule(path, openData)),
    ...Object.entries(unknownTypes).map(([path, type]) => formatRule(path, { 'Content-Type': type })),
  ].join('\n');
}

/** Each language has a search index of its own. */
const roots = Object.keys(languages).map(rootOf);

const policyOnly = (policy = ''): HeaderRecord => ({ 'Content-Security-Policy': policy });

function formatRule(path: string, headers: HeaderRecord): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    (path === '/*' ? [] : [`  ! ${name}`]).concat(`  ${name}: ${value}`),
  );
  return `${[path, ...lines].join('\n')}\n`;
}

/** What the first has otherwise than the second. */
export function differences(headers: HeaderRecord, base: HeaderRecord): HeaderRecord {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => base[name] !== value));
}
