/** What can happen to a page, and the verdict that is right then. */
import type { VerdictKind } from '../watch-source.ts';
import { type ChangingPage, type PageContent, setPage } from './changing-pages.ts';

/** As a server gives it. `slow`: never. `location`: where a redirect leads. */
export type Answer = { status: number; type: string; bytes: Buffer; location?: string; slow?: true };
export type Change = { name: string; right: VerdictKind; answer: (page: ChangingPage) => Answer };

const ok = ({ bytes, type }: { bytes: Buffer; type: string }): Answer => ({ status: 200, type, bytes });
const status = (code: number): Answer => ({ status: code, type: 'text/html', bytes: Buffer.from('<h1>Sorry</h1>') });

/** The page as it was when it was first seen. */
export const asItWas = ({ content, kind }: ChangingPage): Answer => ok(setPage(content, kind));

const edited = (page: ChangingPage, edit: (content: PageContent) => void, layout = 0): Answer => {
  const content = structuredClone(page.content);
  edit(content);
  return ok(setPage(content, page.kind, layout));
};
const sentencesOf = (content: PageContent, { fact }: ChangingPage): string[] =>
  content.sections[fact.section]!.sentences;

const kept: Change[] = [
  { name: 'nothing', right: 'unchanged', answer: asItWas },
  { name: 'layout', right: 'unchanged', answer: (page) => edited(page, () => {}, 1) },
  {
    name: 'a banner above',
    right: 'unchanged',
    answer: (page) =>
      edited(page, ({ sections }) => {
        const text =
          'Notice: 3 offices are closed this week. Call ahead, pay $5 less online, and allow 14 days for mail.';
        sections.unshift({ heading: 'News', sentences: [text] });
      }),
  },
  {
    name: 'another figure beside it',
    right: 'unchanged',
    answer: (page) =>
      edited(page, (content) => {
        const sentences = sentencesOf(content, page);
        sentences[0] = sentences[0]!.replace(/\d+/, '77');
        sentences[2] = sentences[2]!.replace(/\d+/, '66');
      }),
  },
  {
    name: 'wrong charset',
    right: 'unchanged',
    answer: (page) => ({ ...asItWas(page), ...(page.kind !== 'pdf' && { type: 'text/html; charset=utf-16' }) }),
  },
  {
    name: 'a newer date',
    right: 'dated newer',
    answer: (page) => edited(page, (content) => void (content.updated = 'January 2026')),
  },
];

const figures: Change[] = [0, 1].map((layout) => ({
  name: layout === 0 ? 'figure' : 'figure and layout',
  right: 'figure changed',
  answer: (page) =>
    edited(
      page,
      (content) => {
        sentencesOf(content, page)[page.fact.sentence] = page.fact.fresh;
      },
      layout,
    ),
}));

const words: Change[] = [
  {
    name: 'other words',
    right: 'moved on the page',
    answer: (page) =>
      edited(page, (content) => {
        sentencesOf(content, page)[page.fact.sentence] = page.fact.reworded;
      }),
  },
  {
    name: 'another place',
    right: 'moved on the page',
    answer: (page) =>
      edited(page, (content) => {
        const [moved] = sentencesOf(content, page).splice(page.fact.sentence, 1);
        content.sections.push({ heading: 'Frequently asked', sentences: ['You asked and we answer here.', moved!] });
      }),
  },
  {
    name: 'left out',
    right: 'passage gone',
    answer: (page) => edited(page, (content) => void sentencesOf(content, page).splice(page.fact.sentence, 1)),
  },
  {
    name: 'another page at the address',
    right: 'passage gone',
    answer: () => ok({ bytes: Buffer.from('<h1>Welcome</h1><p>Buy shoes for $99 here.</p>'), type: 'text/html' }),
  },
];

/** The server puts the page as it was at /moved/…, and a first page without it at /. */
const pages: Change[] = [
  { name: '404', right: 'page gone', answer: () => status(404) },
  { name: '410', right: 'page gone', answer: () => status(410) },
  { name: '403', right: 'refused', answer: () => status(403) },
  { name: '429', right: 'refused', answer: () => status(429) },
  { name: '500', right: 'not read', answer: () => status(500) },
  { name: 'slow', right: 'not read', answer: () => ({ ...status(200), slow: true }) },
  { name: 'huge', right: 'not read', answer: () => ok({ bytes: Buffer.alloc(3_000_000, 'a '), type: 'text/html' }) },
  {
    name: 'redirect',
    right: 'redirected',
    answer: ({ number }) => ({ ...status(301), location: `/moved/${number}` }),
  },
  { name: 'redirect to the first page', right: 'page gone', answer: () => ({ ...status(302), location: '/' }) },
];

export const changes: Change[] = [...kept, ...figures, ...words, ...pages];
