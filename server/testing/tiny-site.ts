/** A complete site of a few files in a temporary folder, for tests. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { precompress } from '../../publish/precompress.ts';
import type { SecurityHeaders } from '../../publish/header-records.ts';
import { writeSecurityHeaders } from '../../publish/security-headers.ts';

/** `buildDirectory` holds `client`, `headers.json` and `nginx-headers.conf`, as after a build. */
export type TinySite = {
  buildDirectory: string;
  clientDirectory: string;
  headers: SecurityHeaders;
  remove: () => Promise<void>;
};

const paragraph = '<p>A license is issued by the state in which the work is done.</p>\n'.repeat(40);

export const tinySiteFiles: Record<string, string | Uint8Array> = {
  'index.html':
    `<!doctype html><title>Home</title><script>document.documentElement.className = "js"</script>` + paragraph,
  '404.html': `<!doctype html><title>Not found</title>${paragraph}`,
  'texas/index.html': `<!doctype html><title>Texas</title><style>p{color:navy}</style>${paragraph}`,
  'texas/fees/index.html': `<!doctype html><title>Fees in Texas</title>${paragraph}`,
  'embed/player/index.html': `<!doctype html><title>Player</title>${paragraph}`,
  'texas.data': '[{"_1":2},"routes/state"]',
  'assets/entry-B7xk2a.js': 'export const greeting = "hello";\n'.repeat(60),
  'assets/serif-Cq81.woff2': new Uint8Array(700).fill(7),
  'data/states.json': JSON.stringify(Array.from({ length: 60 }, (_, index) => ({ state: index }))),
  'search/index.html': `<!doctype html><title>Search</title>${paragraph}`,
  'pagefind/search-worker.js': 'export {};\n',
  'pagefind/pagefind-entry.json': '{"version":"1"}',
  'pagefind/index/en_1.pf_index': new Uint8Array(90).fill(3),
  'data/states.csv': `name,code\r\n${'Texas,TX\r\n'.repeat(100)}`,
  'data/states.schema.json': JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description: 'A state. '.repeat(80),
  }),
  'feed.xml': `<?xml version="1.0"?><rss version="2.0">${'<item/>'.repeat(120)}</rss>`,
  'podcast.mp3': Uint8Array.from({ length: 1000 }, (_, index) => index % 256),
  'captions.vtt': 'WEBVTT\n',
  'site.webmanifest': '{"name":"LicenseAtlas"}',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  '.secret': 'not for visitors',
  '.well-known/security.txt': 'Contact: mailto:security@licenseatlas.example\n',
};

/** Writes the files (by default the ones above), compresses them and writes their headers. */
export async function createTinySite(files: Record<string, string | Uint8Array> = tinySiteFiles): Promise<TinySite> {
  const buildDirectory = await mkdtemp(join(tmpdir(), 'license-atlas-site-'));
  const clientDirectory = join(buildDirectory, 'client');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(clientDirectory, path)), { recursive: true });
    await writeFile(join(clientDirectory, path), content);
  }
  await precompress(clientDirectory);
  const options = { scriptOrigins: [], frameOrigins: [], imageOrigins: [], mediaOrigins: [] };
  const headers = await writeSecurityHeaders(buildDirectory, options);
  return {
    buildDirectory,
    clientDirectory,
    headers,
    remove: () => rm(buildDirectory, { recursive: true, force: true }),
  };
}
