import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../app/language/languages.ts';
import type { SiteSettings } from '../app/frame/site-settings.server.ts';
import { type SitePage, sitePages } from '../app/site-map/site-pages.server.ts';

/** Writes /sitemap.xml, with the date of each article, and /robots.txt, which names it. */
export async function writeSitemap(clientDirectory: string, site: SiteSettings): Promise<void> {
  await writeFile(join(clientDirectory, 'sitemap.xml'), sitemapOf(sitePages(), site.origin));
  await writeFile(
    join(clientDirectory, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nDisallow: /embed/\n\n` +
      sitemaps.map((name) => `Sitemap: ${site.origin}/${name}\n`).join(''),
  );
}

/** Of all pages of this build. */
export const sitemapText = (origin: string): string => sitemapOf(sitePages(), origin);

/** Each language has one of its own. */
const sitemaps = Object.keys(languages).map((code) => (code === 'en' ? 'sitemap.xml' : `sitemap-${code}.xml`));

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
