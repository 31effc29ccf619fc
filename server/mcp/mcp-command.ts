/**
 * `npm run --silent mcp`: the tools on standard input and output, for an assistant on the same machine. Reads the
 * finished build; needs no server and no database.
 */
import { join } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readSiteSettings } from '../../app/frame/site-settings.server.ts';
import { siteConfig } from '../../site.config.ts';
import { openSearchIndex } from '../search/search-index.ts';
import { readAtlas } from './atlas.ts';
import { createMcpServer } from './mcp-server.ts';

const build = join(import.meta.dirname, '..', '..', 'build');
try {
  const { name, origin } = readSiteSettings(siteConfig, process.env);
  const index = openSearchIndex(join(build, 'search.sqlite'));
  const server = createMcpServer({
    atlas: await readAtlas(build),
    site: { name, origin },
    search: async (query) => index?.search(query) ?? { total: 0, results: [] },
    // Standard output belongs to the protocol.
    failed: (error) => console.error(error),
  });
  await server.connect(new StdioServerTransport());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
