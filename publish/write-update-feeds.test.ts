import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { factChanges } from '../app/facts/fact-changes.server.ts';
import { listJurisdictions } from '../app/facts/jurisdictions.server.ts';
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { updateFeeds } from '../app/frame/update-addresses.ts';
import { siteConfig } from '../site.config.ts';
import { writeUpdateFeeds } from './write-update-feeds.ts';

const site = readSiteSettings(siteConfig, { SITE_ORIGIN: 'https://atlas.example' });
const folder = mkdtempSync(join(tmpdir(), 'updates-'));
const changes = factChanges();
const file = (address: string): string => readFileSync(join(folder, address), 'utf8');

beforeAll(() => writeUpdateFeeds(folder, site));
afterAll(() => rmSync(folder, { recursive: true }));

type Entries = { entries?: { title?: { value?: string } | string; id?: string; links?: { href?: string }[] }[] };
type Items = { items?: { title?: string; url?: string; id?: string; date_published?: string }[] };
const atom = (slug?: string) => (parseFeed(file(updateFeeds(slug).atom)).feed as Entries).entries ?? [];
const json = (slug?: string) => (JSON.parse(file(updateFeeds(slug).json)) as Items).items ?? [];

test('both feeds hold every change in its sentence, under an address that stays', () => {
  const addresses = changes.map(({ address }) => `${site.origin}${address}`);
  expect(json().map(({ id }) => id)).toEqual(addresses);
  expect(json().map(({ title }) => title)).toEqual(changes.map(({ sentence }) => sentence));
  expect(atom().map(({ id }) => id)).toEqual(addresses);
});

test('a state’s feeds hold its changes and no others; one without changes is a feed all the same', () => {
  for (const { slug } of listJurisdictions()) {
    const own = changes.filter((change) => change.slug === slug);
    expect(json(slug)).toHaveLength(own.length);
    expect(atom(slug)).toHaveLength(own.length);
    expect(JSON.stringify(json(slug))).not.toMatch(new RegExp(`/updates/(?!${slug}[#/"])`));
  }
  expect(listJurisdictions().some(({ slug }) => json(slug).length === 0)).toBe(true);
});
