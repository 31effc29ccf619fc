/**
 * `npm run facts:record -- --checked [--accept "moved on the page"]`: takes over where the last run found the facts.
 * `npm run facts:record -- ohio entry.exam.feeUsd 65 --source s9 [--since 2026-12-01]`: writes a new value; the old one
 * goes into the earlier values, and with --since it was the state's rule that changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { factsDigest } from '../app/facts/facts-digest.server.ts';
import { sinceWhen } from '../app/facts/fact.server.ts';
import { recordChecks } from './record-checks.ts';
import { recordRelease } from './record-release.ts';
import { expectFits } from './fits-record.ts';
import { type Recorded, recordValue } from './record-value.ts';
import type { SourceResult, VerdictKind } from './watch-source.ts';

const usage =
  'Usage: npm run facts:record -- --checked [--accept VERDICT] | STATE FACT VALUE --source ID [--since YYYY-MM-DD]';
const day = new Date().toISOString().slice(0, 10);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      checked: { type: 'boolean', default: false },
      accept: { type: 'string', multiple: true, default: [] },
      source: { type: 'string' },
      since: { type: 'string' },
    },
  });
  const [state, path, value, ...rest] = positionals;
  if (values.checked && positionals.length === 0) takeOverChecks(values.accept as VerdictKind[]);
  else if (state && path && value !== undefined && rest.length === 0) takeOverValue(state, path, value, values);
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function takeOverChecks(alsoAccepted: VerdictKind[]): void {
  const file = join(process.env.DATA_DIR ?? 'var', 'facts-watch', 'results.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run facts:watch first.`);
  const results = JSON.parse(readFileSync(file, 'utf8')) as SourceResult[];
  const counts = Object.entries(recordChecks(results, 'content/source-checks', alsoAccepted));
  for (const [state, count] of counts) console.log(`${state}: ${count} facts were found at their sources.`);
  if (counts.length === 0) console.log('The last run found nothing that can be taken over.');
}

function takeOverValue(state: string, path: string, typed: string, more: { source?: string; since?: string }): void {
  const { source, since } = more;
  if (since !== undefined && !sinceWhen.safeParse(since).success)
    throw new Error(`--since ${since} is no day, month or year of the calendar. ${usage}`);
  const value = valueOf(typed);
  const file = `content/jurisdictions/${state}.yaml`;
  if (!existsSync(file)) throw new Error(`There is no ${file}. ${usage}`);
  const recorded = recordValue(readFileSync(file, 'utf8'), {
    path,
    value,
    until: day,
    ...(source && { source }),
    ...(since && { ruleChanged: since }),
  });
  expectFits(recorded.text, path);
  const research = withFact(readFileSync(researchFile(state), 'utf8'), path, recorded.fact);
  writeFileSync(file, recorded.text);
  writeFileSync(researchFile(state), research);
  const version = recordRelease('content/open-data.yaml', {
    day,
    text: `${state}, ${path}: ${typed} in place of ${shown(recorded.old)}.`,
    digest: factsDigest(),
  });
  console.log(
    `${file}: ${path} was ${shown(recorded.old)} and is ${shown(value)}. The open data is now version ${version}.`,
  );
  const again = linesWith(recorded.text, recorded.old);
  if (again.length > 0)
    console.log(`The old figure also stands in lines ${again.join(', ')}: see whether they still hold.`);
  for (const line of toRead(recorded, path, state)) console.log(line);
  console.log('Now run npm run check:content, build, and then npm run newsletter -- changes.');
}

function researchFile(state: string): string {
  return `content/research/jurisdictions/${state}.json`;
}

/** JSON where it is JSON (65, true, null, {"hours":20,…}), else the text itself. */
function valueOf(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

/** Figures must equal the research (checks/content/research-agrees.ts): both are changed, on purpose. */
function withFact(text: string, path: string, { value, sources, confidence }: Recorded['fact']): string {
  const research = JSON.parse(text) as Record<string, unknown>;
  let fact: Record<string, unknown> = research;
  for (const key of path.split('.')) fact = fact[key] as Record<string, unknown>;
  Object.assign(fact, { value, sources, confidence });
  return `${JSON.stringify(research, null, /\n( +)"/.exec(text)?.[1]?.length ?? 2)}\n`;
}

/** What was said of the old value, and may not hold for the new one. */
function toRead({ before, fact }: Recorded, path: string, state: string): string[] {
  const confidence =
    fact.confidence === before.confidence
      ? `confidence: ${fact.confidence}, as before`
      : `confidence: was ${before.confidence} and is ${fact.confidence}, since one source was given; ` +
        "high needs a regulator's, statute's or exam vendor's page, or a second one";
  const kept = (['doubt', 'note', 'evidence'] as const).flatMap((name) =>
    fact[name] === undefined ? [] : [`${name}: ${fact[name]}`],
  );
  return [
    `Read again whether this holds for the new value (${path} here and in ${researchFile(state)}):`,
    ...[`sources: ${fact.sources.join(', ')}`, confidence, ...kept].map((line) => `  ${line}`),
  ];
}

function linesWith(text: string, old: unknown): number[] {
  if (typeof old !== 'number' && typeof old !== 'string') return [];
  const figure = new RegExp(`(?<![\\d.])${String(old).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\d])`);
  return text.split('\n').flatMap((line, index) => (figure.test(line) ? [index + 1] : []));
}

function shown(value: unknown): string {
  return JSON.stringify(value);
}
