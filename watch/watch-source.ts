/** Reads one source and says what became of each fact that rests on it. */
import type { Fetched, PoliteFetch, Validators } from './polite-fetch.ts';
import { wordsOf } from './page-words.ts';
import { readPage } from './read-page.ts';
import type { WatchedFact, WatchedSource } from './sources-to-watch.ts';
import { type FactVerdict, judgeFact, type Seen } from './verdict.ts';

/** As the issue of a run names it. 'not read': no answer, or none that can be read; it is tried again next time. */
export type VerdictKind = FactVerdict['kind'] | 'page gone' | 'redirected' | 'refused' | 'dated newer' | 'not read';

export type WatchedResult = {
  path: string;
  called: string;
  verdict: VerdictKind;
  old?: string;
  new?: string | null;
  seen?: Seen;
};

export type SourceResult = {
  state: string;
  source: string;
  url: string;
  /** The day of the run. */
  on: string;
  /** Where the page is now. */
  redirectedTo?: string;
  /** A copy, where the page is gone. */
  archived?: string;
  why?: string;
  dated?: string;
  validators: Validators;
  facts: WatchedResult[];
};

export async function watchSource(
  source: WatchedSource,
  fetchPolitely: PoliteFetch,
  on: string,
): Promise<SourceResult> {
  const fetched = await fetchPolitely(source.url, source.validators);
  const base = { state: source.state, source: source.id, url: source.url, on, validators: source.validators };
  const all = (verdict: VerdictKind, seen = false) =>
    source.facts.map((fact): WatchedResult => ({
      path: fact.path,
      called: fact.called,
      verdict,
      ...(seen && fact.seen && { seen: fact.seen }),
    }));
  if (fetched.kind === 'not modified') return { ...base, facts: all('unchanged', true) };
  if (fetched.kind === 'page') return judgePage(source, fetched, base);
  const { kind, why } = fetched;
  if (kind === 'gone') return { ...base, why, archived: archivedCopy(source), facts: all('page gone') };
  return { ...base, why, facts: all(kind) };
}

type Page = Extract<Fetched, { kind: 'page' }>;
type Base = Pick<SourceResult, 'state' | 'source' | 'url' | 'on' | 'validators'>;

async function judgePage(source: WatchedSource, page: Page, base: Base): Promise<SourceResult> {
  const read = await readPage(page.bytes, page.contentType).catch((error: Error) => error);
  const plain = ({ path, called }: WatchedFact) => ({ path, called });
  if (read instanceof Error)
    return {
      ...base,
      why: `It cannot be read: ${read.message}`,
      facts: source.facts.map((fact) => ({ ...plain(fact), verdict: 'not read' })),
    };
  const words = wordsOf(read.sections);
  const hasMoved = isElsewhere(source.url, page.address);
  const isNewer = read.dated !== null && source.dated !== null && read.dated > source.dated;
  const facts = source.facts.map((fact): WatchedResult => {
    const verdict = judgeFact(words, fact.sought, fact.seen);
    return { ...plain(fact), ...told(verdict, hasMoved, isNewer) };
  });
  const isGone = facts.every(({ verdict }) => verdict === 'page gone');
  return {
    ...base,
    validators: page.validators,
    ...(hasMoved && { redirectedTo: page.address }),
    ...(isGone && { archived: archivedCopy(source) }),
    ...(read.dated !== null && { dated: read.dated }),
    facts,
  };
}

/** What matters most comes first: another figure, one not there, a page that is elsewhere, one that is newer. */
function told(verdict: FactVerdict, hasMoved: boolean, isNewer: boolean): Omit<WatchedResult, 'path' | 'called'> {
  if (verdict.kind === 'figure changed') return { verdict: verdict.kind, old: verdict.old, new: verdict.new };
  // Sites that close a page often lead to their first one.
  if (!('seen' in verdict)) return { verdict: hasMoved ? 'page gone' : verdict.kind };
  const { kind, seen } = verdict;
  if (hasMoved && kind !== 'first seen') return { verdict: 'redirected', seen };
  return { verdict: kind === 'unchanged' && isNewer ? 'dated newer' : kind, seen };
}

/** Another page, not the same one by https, with "www." or with a slash at its end. */
function isElsewhere(asked: string, answered: string): boolean {
  const plain = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/?(#.*)?$/, '');
  return plain(asked) !== plain(answered);
}

/** The Internet Archive answers this address with the copy nearest to the date. Nothing is asked of it here. */
const archivedCopy = ({ url, dated }: WatchedSource): string =>
  `https://web.archive.org/web/${dated ? `${dated.replace('-', '')}01` : '2'}/${url}`;
