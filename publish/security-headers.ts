/** Writes the response headers of the finished site once, in the forms its three kinds of host read. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { allNamed, type Element, parsePage, sourceText } from './parse-page.ts';

/** Origins (`https://host[:port]`, no path) the pages may use besides their own. */
export type SecurityHeaderOptions = {
  scriptOrigins: string[];
  frameOrigins: string[];
  imageOrigins: string[];
  mediaOrigins: string[];
};

export type HeaderRecord = Record<string, string>;

/** The CSP sources of the inline scripts of each page, by the name of the page. */
export type HashesOfPages = Map<string, string[]>;

/**
 * The content of `build/headers.json`. Each record is complete: a response takes exactly one of them.
 * `pages`: html outside /embed. `embeds`: html under /embed, which this site itself may frame.
 * `shared`: what other sites may load (open data, feeds). `searchWorker`: the worker that searches. `assets`:
 * everything else.
 * `overTls`: what a response gets besides when, and only when, it travels over TLS.
 * `embedPaths`, `sharedPaths` and `searchWorkerPath`: regular expressions over the decoded URL path.
 */
export type SecurityHeaders = {
  pages: HeaderRecord;
  embeds: HeaderRecord;
  shared: HeaderRecord;
  searchWorker: HeaderRecord;
  assets: HeaderRecord;
  overTls: { headers: HeaderRecord; policyDirective: string };
  embedPaths: string;
  sharedPaths: string;
  searchWorkerPath: string;
};

const maximumScriptHashes = 12;
// The contact form posts to /api/contact inside its frame, and its mistakes are answered there.
const embedPaths = '^/embed(/|$)|^/api/contact$';
const sharedPaths = '^/(data|feeds)/.+\\.[A-Za-z0-9]+$|(^|/)(feed|rss|atom)\\.(xml|json)$|\\.(atom|rss)$';
const searchWorkerFile = '/pagefind/search-worker.js';
const searchWorkerPath = '^/pagefind/search-worker\\.js$';
// A worker answers to the policy of its own response. This one compiles WebAssembly, which pages may not
// (docs/decisions/0018).
const searchWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
/**
 * Content types of open data that hosts do not know by the extension; server/http/content-types.ts and
 * deploy/nginx.conf give the same.
 */
const dataTypes = {
  '/data/states.csv': 'text/csv; charset=utf-8; header=present',
  '/data/states.schema.json': 'application/schema+json; charset=utf-8',
};
const overTls = {
  // Without includeSubDomains: whether the sister hosts of a domain speak TLS is not this site's to promise.
  headers: { 'Strict-Transport-Security': 'max-age=31536000' },
  policyDirective: 'upgrade-insecure-requests',
};
/** What could watch, listen, find or charge somebody; no page uses them. Each feature costs a first visit its bytes. */
const refusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];
const executableTypes = new Set([
  '',
  'module',
  'importmap',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
  'application/x-javascript',
]);

/**
 * Writes `<buildDirectory>/headers.json` (for the Node server),
 * `client/_headers` (Netlify, Cloudflare Pages) and `nginx-headers.conf` (for `include` inside a `server` block).
 * @param buildDirectory the directory that holds `client`, e.g. `build`
 * @param hashesOfPages where they are known; else every page of `client` is read
 * @throws when an origin is malformed, or when the pages hold more than 12 distinct inline scripts (the message names
 * the page)
 */
export async function writeSecurityHeaders(
  buildDirectory: string,
  options: SecurityHeaderOptions,
  hashesOfPages?: HashesOfPages,
): Promise<SecurityHeaders> {
  Object.entries(options).forEach(([name, origins]) => origins.forEach((origin) => requireOrigin(name, origin)));
  const clientDirectory = join(buildDirectory, 'client');
  const headers = composeHeaders(distinctHashes(hashesOfPages ?? (await readScriptHashes(clientDirectory))), options);
  await writeFile(join(buildDirectory, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  await writeFile(join(clientDirectory, '_headers'), formatStaticHostHeaders(headers));
  await writeFile(join(buildDirectory, 'nginx-headers.conf'), formatNginxHeaders(headers));
  return headers;
}

/**
 * The CSP sources (`'sha256-…'`) of the inline scripts of one page that a browser would execute, in page order.
 * Data blocks (JSON, JSON-LD), scripts with a `src`, empty scripts and comments give none.
 */
export function findScriptHashes(html: string): string[] {
  return allNamed('script', parsePage(html)).flatMap((script) => {
    const code = sourceText(script);
    if (!code.trim() || !isExecutable(script)) return [];
    // The browser hashes what its parser saw, and the parser turns every line end into a line feed.
    return [`'sha256-${createHash('sha256').update(code.replace(/\r\n?/g, '\n')).digest('base64')}'`];
  });
}

const isExecutable = ({ attribs: { src, type = '' } }: Element): boolean =>
  src === undefined && executableTypes.has(type.trim().toLowerCase());

async function readScriptHashes(clientDirectory: string): Promise<HashesOfPages> {
  const entries = await readdir(clientDirectory, { recursive: true, withFileTypes: true });
  const pages = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes: HashesOfPages = new Map();
  for (const page of pages.toSorted())
    hashes.set(relative(clientDirectory, page), findScriptHashes(await readFile(page, 'utf8')));
  return hashes;
}

function distinctHashes(hashesOfPages: HashesOfPages): string[] {
  const distinct = new Set<string>();
  for (const [page, hashes] of hashesOfPages) {
    hashes.forEach((hash) => distinct.add(hash));
    if (distinct.size > maximumScriptHashes) throw new Error(describeTooManyScripts(page));
  }
  return [...distinct].toSorted();
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

function composeHeaders(scriptHashes: string[], options: SecurityHeaderOptions): SecurityHeaders {
  const assets: HeaderRecord = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const forPages = (frameAncestors: string, frameOptions: string): HeaderRecord => ({
    'Content-Security-Policy': composePolicy(scriptHashes, options, frameAncestors),
    ...assets,
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'X-Frame-Options': frameOptions,
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  // Open data and feeds hold nothing of a visitor's: scripts of any origin may read them.
  const shared = { ...assets, 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' };
  const searchWorker = { 'Content-Security-Policy': searchWorkerPolicy, ...assets };
  return {
    pages: forPages("'none'", 'DENY'),
    embeds: forPages("'self'", 'SAMEORIGIN'),
    shared,
    searchWorker,
    assets,
    overTls,
    embedPaths,
    sharedPaths,
    searchWorkerPath,
  };
}

function composePolicy(scriptHashes: string[], options: SecurityHeaderOptions, frameAncestors: string): string {
  // Workers fall back to script-src; objects and web manifests, of which there are none, to default-src.
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes, ...options.scriptOrigins],
    // Critical CSS is inlined per page and Radix sets style attributes, which no hash covers. No script can come from a
    // style.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...options.imageOrigins],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['media-src', "'self'", ...options.mediaOrigins],
    ['frame-src', "'self'", ...options.frameOrigins],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', frameAncestors],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * The `_headers` file. Where two rules match, Cloudflare Pages appends and Netlify overrides: `! Name` makes Cloudflare
 * drop the earlier value first, and Netlify skips such a line. Both hosts answer over TLS only, so HSTS is safe here;
 * upgrade-insecure-requests is left out because their local previews serve this very file over http://localhost.
 */
function formatStaticHostHeaders(headers: SecurityHeaders): string {
  const everyPath = { ...headers.pages, ...headers.overTls.headers };
  const openData = differences(headers.shared, headers.pages);
  const feeds = ['feed.xml', 'feed.json', 'rss.xml', 'atom.xml'].flatMap((name) => [`/${name}`, `/*/${name}`]);
  const sharedPatterns = ['/data/*', '/feeds/*', '/*.atom', '/*.rss', ...feeds];
  return [
    formatStaticHostRule('/*', everyPath),
    // Of the search index, the parts that are named after their content; what names them is asked for each time.
    ...['/assets/*', '/pagefind/index/*', '/pagefind/fragment/*', '/pagefind/filter/*'].map((path) =>
      formatStaticHostRule(path, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ),
    formatStaticHostRule(searchWorkerFile, { 'Content-Security-Policy': searchWorkerPolicy }),
    formatStaticHostRule('/*.data', { 'Content-Type': 'text/x-script; charset=utf-8' }),
    ...['/embed', '/embed/*'].map((path) => formatStaticHostRule(path, differences(headers.embeds, headers.pages))),
    ...sharedPatterns.map((path) => formatStaticHostRule(path, openData)),
    ...Object.entries(dataTypes).map(([path, type]) => formatStaticHostRule(path, { 'Content-Type': type })),
  ].join('\n');
}

function formatStaticHostRule(path: string, headers: HeaderRecord): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    (path === '/*' ? [] : [`  ! ${name}`]).concat(`  ${name}: ${value}`),
  );
  return `${[path, ...lines].join('\n')}\n`;
}

function differences(headers: HeaderRecord, base: HeaderRecord): HeaderRecord {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => base[name] !== value));
}

/**
 * nginx sends no header whose value is empty, and `set` inside `if` is among the few things safe there: hence one
 * variable per header.
 */
function formatNginxHeaders(headers: SecurityHeaders): string {
  const names = [
    ...new Set([headers.pages, headers.shared, headers.overTls.headers].flatMap((record) => Object.keys(record))),
  ];
  const pageDefaults = names.map((name) => setVariable(name, headers.pages[name] ?? ''));
  const forAssets = names.map((name) => setVariable(name, headers.assets[name] ?? ''));
  const forShared = Object.entries(differences(headers.shared, headers.assets)).map(([name, value]) =>
    setVariable(name, value),
  );
  const forSearchWorker = Object.entries(differences(headers.searchWorker, headers.assets)).map(([name, value]) =>
    setVariable(name, value),
  );
  const forEmbeds = Object.entries(differences(headers.embeds, headers.pages)).map(([name, value]) =>
    setVariable(name, value),
  );
  const forTls = Object.entries(headers.overTls.headers).map(([name, value]) => setVariable(name, value));
  const policy = `$${variableName('Content-Security-Policy')}`;
  return [
    '# Written by the build. Include it inside a server block; a location with an add_header of its own inherits ' +
      'none of these.',
    ...pageDefaults,
    formatNginxCondition(`$uri ~ "${headers.embedPaths}"`, forEmbeds),
    formatNginxCondition('$uri ~ "\\.(?!html$)[A-Za-z0-9_]+$"', forAssets),
    formatNginxCondition(`$uri ~ "${headers.sharedPaths}"`, forShared),
    formatNginxCondition(`$uri ~ "${headers.searchWorkerPath}"`, forSearchWorker),
    formatNginxCondition('$scheme = https', forTls),
    `set $license_atlas_upgrade "$scheme:${policy}";`,
    formatNginxCondition('$license_atlas_upgrade ~ "^https:."', [
      `set ${policy} "${policy}; ${headers.overTls.policyDirective}";`,
    ]),
    ...names.map((name) => `add_header ${name} $${variableName(name)} always;`),
    '',
  ].join('\n');
}

function formatNginxCondition(condition: string, lines: string[]): string {
  return `if (${condition}) {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

function setVariable(headerName: string, value: string): string {
  return `set $${variableName(headerName)} "${value}";`;
}

function variableName(headerName: string): string {
  return `license_atlas_${headerName.toLowerCase().replaceAll('-', '_')}`;
}
