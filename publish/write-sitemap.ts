import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findArticle } from '../app/blog/articles.server.ts';
import type { SiteSettings } from '../app/frame/site-settings.server.ts';
import { paths } from '../app/paths.ts';
import { listedPaths } from './page-paths.ts';

/** Writes /sitemap.xml, with the date of each article, and /robots.txt, which names it. */
export async function writeSitemap(clientDirectory: string, site: SiteSettings): Promise<void> {
  const entries = listedPaths().map((path) => {
    const updated = path.startsWith(`${paths.blog}/`)
      ? findArticle(path.slice(paths.blog.length + 1))?.updated
      : undefined;
    return `<url><loc>${site.origin}${path}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>`;
  });
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ];
  await writeFile(join(clientDirectory, 'sitemap.xml'), sitemap.join('\n'));
  await writeFile(
    join(clientDirectory, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nDisallow: /embed/\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  );
}
