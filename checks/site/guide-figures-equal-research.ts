import { readFileSync } from 'node:fs';
import { feeFactOf } from '../../app/facts/fee-items.server.ts';
import { listJurisdictions } from '../../app/facts/jurisdictions.server.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { guideFigures, type Research } from './guide-figures.ts';
import { pageAt, type Site, type SiteProblem } from './site.ts';

/** The built guides, every one, against content/research: an error of the templates or of the content shows here. */
export function guideFiguresEqualResearch(site: Site): SiteProblem[] {
  return listJurisdictions().flatMap((record) => {
    const { slug, entry } = record;
    const path = `/state-guides/${slug}`;
    const page = pageAt(site, path);
    if (!page) return [{ page: path, problem: 'was not built' }];
    const research = JSON.parse(readFileSync(`content/research/jurisdictions/${slug}.json`, 'utf8')) as Research;
    const rules = {
      criminalHistory: entry.criminalHistory.value?.rule ?? null,
      retake: entry.retake.value?.rule ?? null,
      beyondFacts: beyondFacts(record),
    };
    return guideFigures(page, research, rules).map((problem) => ({ page: path, problem }));
  });
}

/** The lower ends of ranges where the fact has no amount, and the items that are no fact or part of one. */
function beyondFacts(record: StateRecord): number {
  const items = (record.road?.fees ?? []).map(({ fact, partOf, amountUsd, rangeUsd }) => {
    const whole = fact ?? partOf;
    const isKnown = whole !== undefined && (feeFactOf(record, whole)?.value ?? null) !== null;
    return isKnown ? 0 : (amountUsd ?? rangeUsd?.[0] ?? 0);
  });
  return items.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}
