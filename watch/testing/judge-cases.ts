/** Every page with every change, read by the watch before and after: how often its verdict is right. */
import { facts } from '../../app/facts/registry.server.ts';
import { createPoliteFetch, type Manners } from '../polite-fetch.ts';
import type { WatchedSource } from '../sources-to-watch.ts';
import { soughtOf } from '../sought.ts';
import { type VerdictKind, watchSource } from '../watch-source.ts';
import { asItWas, type Change, changes } from './changes.ts';
import { type ChangingPage, makePages } from './changing-pages.ts';
import { type PageServer, startPageServer } from './page-server.ts';

export type Case = { page: ChangingPage; change: Change };
export type JudgedCase = Case & { verdict: VerdictKind | 'none'; rightFigures: boolean };
export type Score = { verdict: string; cases: number; precision: number; recall: number };

export const testManners: Manners = {
  userAgent: 'LicenseAtlas-watch/1.0 (+https://atlas.example; owner@atlas.example)',
  paceMilliseconds: 0,
  timeoutMilliseconds: 6000,
  largestBytes: 1_000_000,
};

/** All cases of a seed in two halves: one to write the watch by, and one that is kept aside to judge it. */
export function drawCases(random: () => number): { seen: Case[]; keptAside: Case[] } {
  const pages = makePages(random);
  const all = pages.flatMap((page) => changes.map((change) => ({ page, change })));
  const shuffled = all.map((one) => [random(), one] as const).toSorted(([a], [b]) => a - b);
  const cases = shuffled.map(([, one]) => one);
  return { seen: cases.slice(0, cases.length / 2), keptAside: cases.slice(cases.length / 2) };
}

export async function judgeCases(cases: Case[]): Promise<JudgedCase[]> {
  const server = await startPageServer();
  try {
    const fetchPolitely = createPoliteFetch(testManners);
    const judged: JudgedCase[] = [];
    const waiting = [...cases.entries()];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        judged.push(await judgeCase(server, fetchPolitely, next[1], next[0]));
    };
    await Promise.all(Array.from({ length: 16 }, work));
    return judged;
  } finally {
    await server.stop();
  }
}

async function judgeCase(
  server: PageServer,
  fetchPolitely: ReturnType<typeof createPoliteFetch>,
  { page, change }: Case,
  index: number,
): Promise<JudgedCase> {
  const path = `/case/${index}`;
  server.put(path, asItWas(page));
  server.put(`/moved/${page.number}`, asItWas(page));
  const source = sourceOf(page, `http://127.0.0.${1 + (index % 250)}:${server.port}${path}`);
  const first = await watchSource(source, fetchPolitely, '2026-11-22');
  server.put(path, change.answer(page));
  const [watched] = source.facts;
  const seen = first.facts[0]?.seen ?? null;
  const again: WatchedSource = { ...source, validators: first.validators, facts: [{ ...watched!, seen }] };
  const [found] = (await watchSource(again, fetchPolitely, '2026-11-23')).facts;
  const isChanged = change.right === 'figure changed';
  return {
    page,
    change,
    // Without a first sight there is nothing that a second could be right about.
    verdict: seen ? (found?.verdict ?? 'none') : 'none',
    rightFigures:
      !isChanged || (page.fact.old.includes(found?.old ?? '?') && page.fact.fresh.includes(found?.new ?? '?')),
  };
}

function sourceOf({ fact }: ChangingPage, url: string): WatchedSource {
  const entry = facts[fact.path as keyof typeof facts];
  const sought = soughtOf(entry, fact.value)!;
  const watched = { path: fact.path, called: entry.called, sought, seen: null };
  return { state: 'ohio', id: 's1', url, dated: '2025-03', validators: {}, facts: [watched] };
}

/** Of each verdict: the share of those given that were right, and of the right ones that were given. */
export function scoresOf(judged: JudgedCase[]): Score[] {
  const verdicts = [...new Set(judged.map(({ change }) => change.right))].toSorted();
  return verdicts.map((verdict) => {
    const given = judged.filter((one) => one.verdict === verdict);
    const due = judged.filter(({ change }) => change.right === verdict);
    const right = given.filter(({ change, rightFigures }) => change.right === verdict && rightFigures).length;
    return { verdict, cases: due.length, precision: right / (given.length || 1), recall: right / due.length };
  });
}
