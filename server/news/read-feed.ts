/** From a feed's text to news items. */
import { parseFeed } from 'feedsmith';
import { z } from 'zod';
import { oneLine, textOfHtml } from './plain-text.ts';

/**
 * `link`: http or https, or null. `published`: ISO 8601, UTC, or null where the feed gives no date that can be read.
 */
export const newsItem = z.object({ title: z.string(), link: z.string().nullable(), published: z.string().nullable() });
export type NewsItem = z.infer<typeof newsItem>;
export type Feed = { title: string; items: NewsItem[] };

/** More than the page shows of all feeds together is never needed of one. */
const mostItems = 40;
/** Of a longer feed only the beginning is looked at, where the newest items nearly always are. */
const mostItemsRead = 200;

type Entry = { title: string; link: string | undefined; date: unknown };

/**
 * Reads RSS, RDF, Atom or JSON Feed.
 * @param address the feed's, which relative links are relative to
 * @returns null where the text is no feed
 */
export function readFeed(text: string, address: string): Feed | null {
  try {
    const { title, entries } = entriesOf(parseFeed(text, { maxItems: mostItemsRead }));
    const items = entries.map((entry) => toItem(entry, address)).filter((item) => item !== null);
    return { title: title || new URL(address).hostname, items: items.toSorted(newestFirst).slice(0, mostItems) };
  } catch {
    return null;
  }
}

/** Items without a date come last, in their feed's order. */
export function newestFirst(one: Pick<NewsItem, 'published'>, other: Pick<NewsItem, 'published'>): number {
  return (other.published ?? '').localeCompare(one.published ?? '');
}

function entriesOf(parsed: ReturnType<typeof parseFeed>): { title: string; entries: Entry[] } {
  switch (parsed.format) {
    case 'atom': {
      const { title, entries = [] } = parsed.feed;
      return {
        title: atomText(title),
        entries: entries.map((entry) => ({
          title: atomText(entry.title),
          link: atomLink(entry.links),
          date: entry.published ?? entry.updated,
        })),
      };
    }
    case 'json': {
      const { title = '', items = [] } = parsed.feed;
      return {
        title: oneLine(title),
        entries: items.map((item) => ({
          title: oneLine(item.title ?? item.summary ?? ''),
          link: item.url ?? item.external_url,
          date: item.date_published ?? item.date_modified,
        })),
      };
    }
    default: {
      const { title = '', items = [] } = parsed.feed;
      return { title: textOfHtml(title), entries: items.map((item) => rssEntry(item)) };
    }
  }
}

type RssItem = {
  title?: string;
  link?: string;
  pubDate?: unknown;
  guid?: { value?: string; isPermaLink?: boolean };
  dc?: { dates?: unknown[] };
};

function rssEntry({ title = '', link, pubDate, guid, dc }: RssItem): Entry {
  // A guid is a link unless it says otherwise (RSS 2.0).
  const permalink = guid?.isPermaLink === false ? undefined : guid?.value;
  return { title: textOfHtml(title), link: link ?? permalink, date: pubDate ?? dc?.dates?.[0] };
}

/** Atom says whether its text is HTML; without a word it is plain. */
function atomText(text: { value?: string; type?: string } | undefined): string {
  const { value = '', type = 'text' } = text ?? {};
  return type === 'text' ? oneLine(value) : textOfHtml(value);
}

function atomLink(links: { href?: string; rel?: string }[] = []): string | undefined {
  return (links.find(({ rel = 'alternate' }) => rel === 'alternate') ?? links[0])?.href;
}

function toItem({ title, link, date }: Entry, address: string): NewsItem | null {
  if (!title) return null;
  return { title, link: webAddress(link, address), published: readDate(date) };
}

function webAddress(link: string | undefined, base: string): string | null {
  const trimmed = link?.trim();
  if (!trimmed || !URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  // A name and password in a link would only serve to deceive.
  [url.username, url.password] = ['', ''];
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.href.length <= 2000 ? url.href : null;
}

function readDate(date: unknown): string | null {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
