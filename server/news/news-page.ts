/** The news as the page shows it, for the `main` element of the embed shell. */
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { FeedState } from './feed-state.ts';
import { newestFirst, type NewsItem } from './read-feed.ts';
import type { News } from './start-news.ts';

type Content = HtmlEscapedString | Promise<HtmlEscapedString>;
type SourcedItem = NewsItem & { source: string };

const mostItems = 40;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** The newest items of all feeds. */
export function newestItems(news: News): SourcedItem[] {
  const items = news.flatMap(({ copy }) => copy?.items.map((item) => ({ ...item, source: copy.title })) ?? []);
  return items.toSorted(newestFirst).slice(0, mostItems);
}

export function newsPage(news: News): Content {
  const items = newestItems(news);
  return html`<h1 class="text-[1.6rem]">Latest news</h1>
${news.filter(({ downSince }) => downSince).map(downNote)}
${items.length > 0 ? html`<ul class="ruled mt-5">${items.map(listItem)}</ul>` : emptyNote(news)}`;
}

function listItem({ title, link, published, source }: SourcedItem): Content {
  const heading = link ? html`<a href="${link}" target="_blank" rel="noopener nofollow">${title}</a>` : title;
  const date = published ? html` · <time datetime="${published}">${day.format(new Date(published))}</time>` : '';
  return html`<li><h2 class="text-[1.15rem]">${heading}</h2><p class="small muted">${source}${date}</p></li>`;
}

function downNote({ address, copy, downSince }: FeedState): Content {
  const name = copy?.title ?? new URL(address).hostname;
  const shown = copy ? ` Shown as read on ${when(copy.readAt)}.` : '';
  return html`<p class="small muted mt-1" role="status">
    ${name} could not be read since ${when(downSince ?? '')}.${shown}</p>`;
}

function emptyNote(news: News): Content {
  const waiting = news.some(({ copy, downSince }) => !copy && !downSince);
  const said = waiting
    ? 'The news is being read. Load this page again in a moment.'
    : 'There is no news to show at the moment.';
  return html`<p class="mt-4">${said}</p>`;
}

const when = (time: string): string => `${moment.format(new Date(time))} (Eastern Time)`;
