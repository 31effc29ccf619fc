/**
 * `npm run measure:facts`: how sure the 13 core facts of each jurisdiction are, and what the second reading of
 * November 22, 2026 changed: facts raised to high confidence, given a new value, and contradicted.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { factAt } from '../app/facts/fact-paths.server.ts';
import { listJurisdictions } from '../app/facts/jurisdictions.server.ts';
import { facts } from '../app/facts/registry.server.ts';
import type { StateRecord } from '../app/facts/state-record.server.ts';

const core = {
  age: 'entry.minimumAge',
  hours: 'entry.prelicenseHours',
  questions: 'entry.exam.totalQuestions',
  minutes: 'entry.exam.minutes',
  percent: 'entry.exam.passingPercent',
  'exam fee': 'entry.exam.feeUsd',
  check: 'entry.backgroundCheck',
  'app fee': 'entry.applicationFeeUsd',
  sponsor: 'entry.sponsorRequired',
  term: 'entry.renewalYears',
  CE: 'entry.continuingEducationHours',
  'post-lic': 'entry.postLicense',
  moving: 'reciprocity.kind',
};
/** Before the second reading's facts were taken over. */
const before = '12ef1e5~1';

const records = listJurisdictions();
const paths = Object.values(core);
const letter = (record: StateRecord, path: string): string => {
  const { value, confidence } = factAt(record, path);
  // Nothing required is an answer, where the sources say so.
  return value === null && path !== 'entry.postLicense' ? '-' : confidence[0]!.toUpperCase();
};

console.log(
  alignedTable([
    ['', ...Object.keys(core), 'high'],
    ...records.map((record) => {
      const letters = paths.map((path) => letter(record, path));
      return [record.name, ...letters, `${letters.filter((one) => one === 'H').length} of ${paths.length}`];
    }),
  ]),
);
console.log('H, M, L: high, medium, low confidence. -: no value.\n');

const states = records.filter(({ kind }) => kind === 'state');
const counts = new Map<string, number>();
for (const record of states)
  for (const path of paths) counts.set(letter(record, path), (counts.get(letter(record, path)) ?? 0) + 1);
const total = states.length * paths.length;
const share = (name: string): string =>
  `${counts.get(name) ?? 0} (${Math.round(((counts.get(name) ?? 0) / total) * 100)}%)`;
console.log(`Core facts of ${states.length} states: ${total}, of them ${share('H')} high, ${share('M')} medium, `);
console.log(`${share('L')} low, ${share('-')} without a value.\n`);

const earlier = (record: StateRecord): number =>
  Object.keys(facts).filter((path) => (factAt(record, path).earlier ?? []).length > 0).length;
console.log(`Facts that keep an earlier value, which a newer text contradicts: ${sum(records.map(earlier))}.`);
const { raised, changed } = secondReading();
console.log(`Since ${before}: ${raised} facts raised to high confidence, ${changed} with another value.`);
console.log(`Orders of steps with sources: ${records.filter(({ road }) => road).length} of ${records.length}.`);

/** Every fact as it is in the research now, against the commit before. 0 where that history is not there. */
function secondReading(): { raised: number; changed: number } {
  const counted = { raised: 0, changed: 0 };
  for (const file of readdirSync('content/research/jurisdictions')) {
    const then = earlierFile(`content/research/jurisdictions/${file}`);
    if (!then) continue;
    const now = JSON.parse(readFileSync(`content/research/jurisdictions/${file}`, 'utf8')) as { slug: string };
    for (const path of Object.keys(facts)) {
      // Facts on renewals are younger than that commit.
      if (!((path.split('.')[0] ?? path) in then)) continue;
      const [old, fresh] = [factAt({ ...then, slug: now.slug }, path), factAt(now, path)];
      if (old.confidence !== 'high' && fresh.confidence === 'high') counted.raised += 1;
      if (JSON.stringify(old.value) !== JSON.stringify(fresh.value)) counted.changed += 1;
    }
  }
  return counted;
}

function earlierFile(path: string): object | null {
  try {
    const text = execFileSync('git', ['show', `${before}:${path}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Columns padded to their widest cell. */
function alignedTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n');
}
