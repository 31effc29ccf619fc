import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Feed } from 'feed';
import { whatToConfirm } from '../app/facts/doubt.ts';
import { type FactChange, factChanges } from '../app/facts/fact-changes.server.ts';
import { listJurisdictions } from '../app/facts/jurisdictions.server.ts';
import type { SiteSettings } from '../app/frame/site-settings.server.ts';
import { paths, updatesOf } from '../app/paths.ts';
import { updateFeeds } from '../app/frame/update-addresses.ts';
import { publishedChanges, readReleases } from '../app/states/open-data/published-state.server.ts';
import { placeName } from '../app/wording/place-name.ts';

/** All changes of the facts as open data; in another language for its mails alone. */
export async function writeChanges(file: string, site: SiteSettings): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(publishedChanges(site, factChanges()))}\n`);
}

/** Writes an Atom and a JSON feed of what changed in the facts: of all, and of each state. */
export async function writeUpdateFeeds(clientDirectory: string, site: SiteSettings): Promise<void> {
  const changes = factChanges();
  const bySlug = Map.groupBy(changes, ({ slug }) => slug);
  const all = feedOf(changes, { site, title: 'Changes in license rules and fees' });
  const files: Record<string, string> = {};
  const add = (feed: Feed, { atom, json }: ReturnType<typeof updateFeeds>): void => {
    files[atom] = feed.atom1();
    files[json] = feed.json1();
  };
  add(all, updateFeeds());
  for (const { slug, name } of listJurisdictions())
    add(feedOf(bySlug.get(slug) ?? [], { site, slug, title: `Changes for ${placeName(name)}` }), updateFeeds(slug));
  for (const [address, content] of Object.entries(files)) {
    const file = join(clientDirectory, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

type FeedSubject = { site: SiteSettings; title: string; slug?: string };

function feedOf(changes: FactChange[], { site, title, slug }: FeedSubject): Feed {
  const link = `${site.origin}${slug ? updatesOf(slug) : paths.updates}`;
  const { atom, json } = updateFeeds(slug);
  const author = { name: `${site.name} editors`, link: site.origin };
  const feed = new Feed({
    id: link,
    title: `${site.name}: ${title}`,
    description: 'Every change to the figures of the guides: the old value, the new one, from when, and the source.',
    link,
    language: 'en-US',
    copyright: `© ${site.name}`,
    // The content's own date, not the build's: two builds of one commit are the same to the byte.
    updated: new Date(changes[0]?.on ?? readReleases().changes.at(-1)!.date),
    feedLinks: { atom: `${site.origin}${atom}`, json: `${site.origin}${json}` },
    author,
  });
  for (const change of changes) feed.addItem(itemOf(change, site, author));
  return feed;
}

function itemOf(
  { address, sentence, values = [], doubt, sources, on }: FactChange,
  site: SiteSettings,
  author: object,
) {
  const read = sources.map(({ publisher, url }) => `${publisher} (${url})`).join('; ');
  return {
    id: `${site.origin}${address}`,
    link: `${site.origin}${address}`,
    title: sentence,
    description: [sentence, ...values, doubt && whatToConfirm(doubt), read && `Source: ${read}.`]
      .filter(Boolean)
      .join(' '),
    date: new Date(on),
    published: new Date(on),
    author: [author],
  };
}
