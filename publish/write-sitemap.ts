import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSettings } from '../app/frame/site-settings.server.ts';
import { type SitePage, sitePages } from '../app/site-map/site-pages.server.ts';

/** Writes /sitemap.xml, with the date of each article, and /robots.txt, which names it. */
export async function writeSitemap(clientDirectory: string, site: SiteSettings): Promise<void> {
  await writeFile(join(clientDirectory, 'sitemap.xml'), sitemapOf(sitePages(), site.origin));
  await writeFile(
    join(clientDirectory, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nDisallow: /embed/\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  );
}

/** The text of sitemap.xml: of these pages, those whose route says so. */
export function sitemapOf(pages: SitePage[], origin: string): string {
  const entries = pages
    .filter(({ route }) => route.sitemap !== 'no')
    .map(({ path, route, updated }) => {
      const date = route.sitemap === 'dated' && updated ? `<lastmod>${updated}</lastmod>` : '';
      return `<url><loc>${origin}${path}</loc>${date}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
