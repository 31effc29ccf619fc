/** The steps after `react-router build`, in their order: what edits pages, then what reads them, then compression. */
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { siteConfig } from '../site.config.ts';
import { deferHydration } from './defer-hydration.ts';
import { drawCovers } from './draw-covers.ts';
import { indexPages } from './index-pages.ts';
import { placeNotFoundPage } from './place-not-found-page.ts';
import { placeShells } from './place-shells.ts';
import { precompress } from './precompress.ts';
import { placeVideos } from './videos/place-videos.ts';
import { writeSecurityHeaders } from './security-headers.ts';
import { slimManifest } from './slim-manifest.ts';
import { siteOrigins } from './site-origins.ts';
import { writeComparisons } from './write-comparisons.ts';
import { writeFeeds } from './write-feeds.ts';
import { writeOpenData } from './write-open-data.ts';
import { writeSitemap } from './write-sitemap.ts';
import { writeStudyFiles } from './write-study-files.ts';

const client = 'build/client';
const site = readSiteSettings(siteConfig, process.env);

await placeNotFoundPage(client);
await placeShells('build');
const pages = await deferHydration(client);
await slimManifest(client);
await drawCovers(client);
await writeComparisons(client);
await writeOpenData(client, site);
await writeStudyFiles(client);
const videos = await placeVideos(client);
await writeFeeds(client, site);
await writeSitemap(client, site);
const searchable = await indexPages('build');
await writeSecurityHeaders('build', siteOrigins(site));
const { files, bytes, brotliBytes } = await precompress(client);

const megabytes = (count: number) => `${(count / 1_000_000).toFixed(1)} MB`;
console.log(
  `${pages} pages, ${searchable} to be found by search, ${videos} videos. ${files} files compressed, ` +
    `${megabytes(bytes)} to ${megabytes(brotliBytes)} with Brotli.`,
);
