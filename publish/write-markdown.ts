import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findArticle } from '../app/blog/articles.server.ts';
import { readJurisdictions } from '../app/facts/jurisdictions.server.ts';
import { readGlossary } from '../app/glossary/glossary.server.ts';
import type { SiteSettings } from '../app/frame/site-settings.server.ts';
import { paths } from '../app/paths.ts';
import type { ParameterKind } from '../app/site-map/site-route.ts';
import { type SitePage, sitePages } from '../app/site-map/site-pages.server.ts';
import { articleMarkdown } from './markdown/article-markdown.ts';
import { guideMarkdown } from './markdown/guide-markdown.ts';
import { llmsText } from './markdown/llms-text.ts';
import { glossaryMarkdown, termMarkdown } from './markdown/term-markdown.ts';

type Site = Pick<SiteSettings, 'name' | 'tagline' | 'origin'>;

/** The Markdown of one page, by what the parameter in its address stands for. */
const writers: Partial<Record<ParameterKind, (slug: string, site: Site) => string>> = {
  guide: (slug, { origin }) => guideMarkdown(readJurisdictions().get(slug)!, origin),
  article: (slug, site) => articleMarkdown(findArticle(slug)!, site),
  term: (slug, { origin }) => termMarkdown(readGlossary().get(slug)!, origin),
};

/**
 * Writes the pages that are there as Markdown too, at their address and ".md", and /llms.txt, which lists them.
 * The same content gives the same bytes.
 */
export async function writeMarkdown(clientDirectory: string, site: Site): Promise<void> {
  const pages = sitePages().filter(({ route, name }) => route.hasMarkdown && name !== null);
  for (const page of pages) {
    const file = join(clientDirectory, `${page.path}.md`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, markdownOf(page, site));
  }
  await writeFile(join(clientDirectory, 'llms.txt'), llmsText(pages, site));
}

/** @throws Error for a page of a kind that nothing here writes. */
export function markdownOf({ path, route }: SitePage, site: Site): string {
  if (path === paths.glossary) return glossaryMarkdown(site.origin);
  const write = route.each && writers[route.each];
  if (!write) throw new Error(`publish/write-markdown.ts cannot write ${path}, which its route promises as Markdown`);
  return write(path.split('/').at(-1)!, site);
}
