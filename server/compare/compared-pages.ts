/** Comparisons of states, written into the built page by a module that the build made of the page's own components. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The whole page for an address: its comparison, or what is missing for one. */
export type ComparedPages = { write: (search: string) => Promise<string | null> };

/** What build/comparison.js exports (app/states/compare/write-comparison.server.tsx), with data it alone reads. */
type ComparisonModule = {
  comparedSlugs: (search: string, data: unknown) => string[];
  writeComparison: (page: string, search: string, data: unknown, states: unknown[]) => string;
};

const address = 'state-guides/compare';

/**
 * Undefined where the build made no comparisons. What is read, is read at the first request and kept.
 * @param code of the language: those beside English have folders of their own
 * @param clientDirectory where the site's files are if not in the build itself
 */
export function openComparedPages(
  buildDirectory: string,
  code = 'en',
  clientDirectory = join(buildDirectory, 'client'),
): ComparedPages | undefined {
  const folder = code === 'en' ? '' : code;
  const module = join(buildDirectory, folder, 'comparison.js');
  if (!existsSync(module)) return undefined;
  const client = join(clientDirectory, folder, address);
  const figures = new Map<string, Promise<unknown>>();
  let opened: Promise<[ComparisonModule, unknown, string]> | undefined;
  const open = (): Promise<[ComparisonModule, unknown, string]> =>
    Promise.all([
      import(pathToFileURL(module).href) as Promise<ComparisonModule>,
      readJson(join(buildDirectory, folder, 'comparison.json')),
      readFile(join(client, 'index.html'), 'utf8'),
    ]);
  const figuresOf = (slug: string): Promise<unknown> => {
    const known = figures.get(slug) ?? readJson(join(client, `${slug}.json`));
    figures.set(slug, known);
    return known;
  };
  return {
    write: async (search) => {
      const [{ comparedSlugs, writeComparison }, data, page] = await (opened ??= open());
      const slugs = comparedSlugs(search, data);
      return writeComparison(page, search, data, await Promise.all(slugs.map(figuresOf)));
    },
  };
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
