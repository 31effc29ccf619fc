/** Writes the response headers of the finished site once, in the forms its three kinds of host read. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { HeaderRecord, SecurityHeaders } from './header-records.ts';
import { formatNginxHeaders } from './headers-for-nginx.ts';
import { formatStaticHostHeaders } from './headers-for-static-hosts.ts';
import { findInlineSources, type InlineSources, type SourcesOfPages } from './inline-sources.ts';
import { splitStyles, type StyleRule } from './page-styles.ts';

/** Origins (`https://host[:port]`, no path) the pages may use besides their own. */
export type SecurityHeaderOptions = {
  scriptOrigins: string[];
  frameOrigins: string[];
  imageOrigins: string[];
  mediaOrigins: string[];
};

const maximumScriptHashes = 12;
// The contact form posts to /api/contact inside its frame, and its mistakes are answered there.
const embedPaths = '^/embed(/|$)|^/api/contact$';
const sharedPaths =
  '^/(data|feeds)/.+\\.[A-Za-z0-9]+$|(^|/)(feed|rss|atom)\\.(xml|json)$|\\.(atom|rss|md)$|^/llms\\.txt$';
const searchWorkerPath = '^(/[a-z][a-z])?/pagefind/search-worker\\.js$';
// A worker answers to the policy of its own response. This one compiles WebAssembly, which pages may not
// (docs/decisions/0018).
const searchWorkerPolicy = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'";
/** What answers in JSON or plain text does nothing in a browser that is led to it. */
const answerPolicy = "default-src 'none';frame-ancestors 'none'";
const overTls = {
  // Without includeSubDomains: whether the sister hosts of a domain speak TLS is not this site's to promise.
  headers: { 'Strict-Transport-Security': 'max-age=31536000' },
  policyDirective: 'upgrade-insecure-requests',
};
/** What could watch, listen, find or charge somebody; no page uses them. Each feature costs a first visit its bytes. */
const refusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];
/**
 * Writes `<buildDirectory>/headers.json` (for the Node server),
 * `client/_headers` (Netlify, Cloudflare Pages) and `nginx-headers.conf` (for `include` inside a `server` block).
 * @param buildDirectory the directory that holds `client`, e.g. `build`
 * @param sourcesOfPages where they are known; else every page of `client` is read
 * @throws when an origin is malformed, or when the pages hold more than 12 distinct inline scripts (the message names
 * the page)
 */
export async function writeSecurityHeaders(
  buildDirectory: string,
  options: SecurityHeaderOptions,
  sourcesOfPages?: SourcesOfPages,
): Promise<SecurityHeaders> {
  Object.entries(options).forEach(([name, origins]) => origins.forEach((origin) => requireOrigin(name, origin)));
  const clientDirectory = join(buildDirectory, 'client');
  const headers = composeHeaders(sourcesOfPages ?? (await readSources(clientDirectory)), options);
  await writeFile(join(buildDirectory, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  await writeFile(join(clientDirectory, '_headers'), formatStaticHostHeaders(headers));
  await writeFile(join(buildDirectory, 'nginx-headers.conf'), formatNginxHeaders(headers));
  return headers;
}

async function readSources(clientDirectory: string): Promise<SourcesOfPages> {
  const entries = await readdir(clientDirectory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  const pages: SourcesOfPages = new Map();
  for (const file of files.toSorted()) {
    const path = `/${relative(clientDirectory, file).split(sep).join('/')}`.replace(/\/?(index)?\.html$/, '') || '/';
    pages.set(path, findInlineSources(await readFile(file, 'utf8')));
  }
  return pages;
}

function distinctScripts(pages: SourcesOfPages): string[] {
  const found = new Set<string>();
  for (const [page, { scripts }] of pages) {
    scripts.forEach((source) => found.add(source));
    if (found.size > maximumScriptHashes) throw new Error(describeTooManyScripts(page));
  }
  return [...found].toSorted();
}

function describeTooManyScripts(page: string): string {
  return (
    `${page} brings the distinct inline scripts of the site over ${maximumScriptHashes}: each adds a hash to the ` +
    'headers of every response. ' +
    'Move scripts that differ from page to page into files, or their data into <script type="application/json">.'
  );
}

function requireOrigin(option: string, origin: string): void {
  const parsed = URL.canParse(origin) ? new URL(origin).origin : 'null';
  if (parsed === origin && /^https?:/.test(origin)) return;
  throw new Error(
    `${option}: "${origin}" is not an origin. Write it like https://example.com, without a path or a slash at the end.`,
  );
}

function composeHeaders(pages: SourcesOfPages, options: SecurityHeaderOptions): SecurityHeaders {
  const { shared, rules } = splitStyles(pages);
  const scripts = distinctScripts(pages);
  const policy = (path: string, styles = shared): string =>
    composePolicy({ scripts, styles }, options, frameAncestorsAt(path));
  // A host answers with the 404 page under the rule of a folder; at a page's own address there is that page.
  const hostStyles = ({ path, styles }: StyleRule): string[] =>
    path.endsWith('/*') ? [...new Set([...shared, ...styles])] : styles;
  return {
    pages: { 'Content-Security-Policy': policy('/'), ...ofPages, 'X-Frame-Options': 'DENY' },
    embeds: { 'Content-Security-Policy': policy('/embed'), ...ofPages, 'X-Frame-Options': 'SAMEORIGIN' },
    ownPolicies: rules.map((rule) => ({
      path: rule.path,
      policy: policy(rule.path, hostStyles(rule)),
      pagePolicy: policy(rule.path, rule.styles),
    })),
    // Open data, feeds and Markdown hold nothing of a visitor's: scripts of any origin may read them.
    shared: { ...assets, 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' },
    searchWorker: { 'Content-Security-Policy': searchWorkerPolicy, ...assets },
    assets,
    answers: { 'Content-Security-Policy': answerPolicy, ...assets },
    overTls,
    embedPaths,
    sharedPaths,
    searchWorkerPath,
  };
}

const frameAncestorsAt = (path: string): string => (new RegExp(embedPaths).test(path) ? "'self'" : "'none'");

const assets: HeaderRecord = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const ofPages: HeaderRecord = {
  ...assets,
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(','),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // A browser that knows it asks for the next page while a link is hovered or pressed, for none where data is saved.
  'Speculation-Rules': '"/next.speculationrules"',
};

/**
 * Without spaces after the semicolons: each byte of a header delays the first paint of a page that fills ten segments.
 */
function composePolicy(inline: InlineSources, options: SecurityHeaderOptions, frameAncestors: string): string {
  // Workers fall back to script-src; objects, of which there are none, to default-src.
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inline.scripts, ...options.scriptOrigins],
    ['style-src', "'self'", ...inline.styles],
    ['img-src', "'self'", 'data:', ...options.imageOrigins],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['media-src', "'self'", ...options.mediaOrigins],
    ['frame-src', "'self'", ...options.frameOrigins],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', frameAncestors],
    // Scripts of others, where the owner switches some on, write HTML as they like.
    ...(options.scriptOrigins.length === 0 ? trustedTypes : []),
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** Text becomes HTML or a script's address only by the policies of app/frame/trusted-types.ts. */
const trustedTypes: [string, ...string[]][] = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'default', 'site'],
];
