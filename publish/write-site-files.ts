import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { language } from '../app/language/language.ts';
import { openDataChanges } from '../app/frame/update-addresses.ts';
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { siteConfig } from '../site.config.ts';
import { drawCovers } from './draw-covers.ts';
import { placeVideos, writeCaptions } from './videos/place-videos.ts';
import { writeCharts } from './write-charts.ts';
import { writeComparisons } from './write-comparisons.ts';
import { writeFeeds } from './write-feeds.ts';
import { writeManifest } from './write-manifest.ts';
import { writeMachineData } from './write-machine-data.ts';
import { writeMarkdown } from './write-markdown.ts';
import { writeNamedFacts } from './write-named-facts.ts';
import { writeOpenData } from './write-open-data.ts';
import { sitemapText, writeSitemap } from './write-sitemap.ts';
import { writeStudyFiles } from './write-study-files.ts';
import { writeChanges, writeUpdateFeeds } from './write-update-feeds.ts';

/**
 * The files that are no pages and need none: covers, open data, Markdown, what pages fetch, videos, feeds, sitemap,
 * and what the server needs to know of the facts.
 */
export async function writeSiteFiles(buildDirectory: string): Promise<void> {
  const clientDirectory = join(buildDirectory, 'client');
  const site = readSiteSettings(siteConfig, process.env);
  await drawCovers(clientDirectory);
  await writeComparisons(clientDirectory);
  await writeOpenData(clientDirectory, site);
  await writeMarkdown(clientDirectory, site);
  await writeCharts(clientDirectory, site);
  await writeStudyFiles(clientDirectory);
  await placeVideos(clientDirectory);
  await writeFeeds(clientDirectory, site);
  await writeUpdateFeeds(clientDirectory, site);
  await writeChanges(join(clientDirectory, openDataChanges), site);
  await writeSitemap(clientDirectory, site);
  await writeManifest(clientDirectory, site);
  await writeNamedFacts(buildDirectory);
  await writeMachineData(buildDirectory);
}

/** Those of them that a language beside English has: what study, comparison, feeds and mails say in its words. */
export async function writeFilesInLanguage(buildDirectory: string): Promise<void> {
  const clientDirectory = join(buildDirectory, 'client');
  const site = readSiteSettings(siteConfig, process.env);
  const { code } = language;
  await writeStudyFiles(clientDirectory);
  await writeComparisons(clientDirectory);
  await writeNamedFacts(buildDirectory);
  await writeFeeds(clientDirectory, site);
  await writeUpdateFeeds(clientDirectory, site);
  // For the mails in this language: server/alerts/published-changes.ts.
  await writeChanges(join(buildDirectory, 'changes.json'), site);
  await writeCaptions(join(clientDirectory, code));
  await writeFile(join(clientDirectory, `sitemap-${code}.xml`), sitemapText(site.origin));
}
