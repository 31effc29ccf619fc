import { type ContentProblem, stateFile } from './content-problem.ts';

/** Strings that must be the same to the letter; in all others our wording may differ, but not the numbers. */
const exactFields = [
  /(^|\.)(url|asOf|code|slug|kind|confidence)$/,
  /^reciprocity\.(kind|portability)\.value$/,
  /^reciprocity\.states\.value\.\d+$/,
  /(^|\.)sources\.\d+$/,
];

/** What a fact says besides what was researched: how doubt is worded, where to look again, what it was before. */
const addedToFacts = new Set(['doubt', 'where', 'earlier']);

/** Research calls the name "state"; the kind, the order of steps and the guide's own words have no counterpart. */
const ownFields = new Set(['name', 'kind', 'words', 'road', 'feesReported', 'own']);

/**
 * Where a state's YAML says something else than the research it came from. `ours` and `research` are the parsed files.
 * Numbers, booleans, nulls, lists and exact fields are compared as they are, texts by the numbers in them.
 */
export function researchAgrees(
  slug: string,
  ours: Record<string, unknown>,
  research: Record<string, unknown>,
): ContentProblem[] {
  const { state, ...facts } = research;
  const comparable = joined(Object.fromEntries(Object.entries(ours).filter(([key]) => !ownFields.has(key))));
  const problems = differences(comparable, facts, '');
  const named =
    ours.name === state ? [] : [{ field: 'name', problem: `is ${show(ours.name)}, research says ${show(state)}` }];
  return [...named, ...problems].map((found) => ({ file: stateFile(slug), ...found }));
}

/** Research has one note for what we tell readers and what the reading showed. */
function joined(part: unknown): unknown {
  if (!isTree(part) || Array.isArray(part)) return part;
  const { evidence, ...rest } = part;
  const read = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, joined(value)]));
  return evidence === undefined ? read : { ...read, note: [part.note, evidence].filter(Boolean).join(' ') };
}

type Difference = Omit<ContentProblem, 'file'>;

function differences(ours: unknown, research: unknown, field: string): Difference[] {
  if (isTree(ours) && isTree(research) && Array.isArray(ours) === Array.isArray(research)) {
    const keys = new Set([...Object.keys(research), ...Object.keys(ours)]);
    const shared = [...keys].filter((key) => !('confidence' in ours && addedToFacts.has(key)));
    return shared.flatMap((key) => differences(ours[key], research[key], field ? `${field}.${key}` : key));
  }
  if (typeof ours === 'string' && typeof research === 'string' && !exactFields.some((exact) => exact.test(field)))
    return numberDifferences(ours, research, field);
  return ours === research ? [] : [{ field, problem: `is ${show(ours)}, research says ${show(research)}` }];
}

function numberDifferences(ours: string, research: string, field: string): Difference[] {
  const [here, there] = [numbersIn(ours), numbersIn(research)];
  const added = [...here].filter((number) => !there.has(number));
  const dropped = [...there].filter((number) => !here.has(number));
  if (added.length + dropped.length === 0) return [];
  return [
    {
      field,
      problem:
        `numbers added: ${added.join(', ') || 'none'}; dropped: ${dropped.join(', ') || 'none'}. Ours: ` +
        `${show(ours)} Research: ${show(research)}`,
    },
  ];
}

const digitsInNames = /\b[a-z]+\d\w*|\bPrep 101\b/gi;
const wordsForNumbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/**
 * The set of numbers in a text: "1,200" is 1200, "two" is 2, "0.70" is 0.7. A set has no order, so that
 * "30 September 2026" equals "September 30, 2026". "One" and "zero" are mostly no numbers ("one of …") and do not
 * count; nor does what stands in a name: research's sources ("see s11"), websites ("prep101.com", "Realtor Prep 101").
 */
export function numbersIn(text: string): Set<string> {
  const digits = [...text.replace(digitsInNames, '').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digit]) =>
    String(Number(digit.replaceAll(',', ''))),
  );
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const spelled = words
    .map((word) => wordsForNumbers.indexOf(word))
    .filter((number) => number > 1)
    .map(String);
  return new Set([...digits, ...spelled].filter((number) => number !== '1' && number !== '0'));
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const show = (value: unknown): string => JSON.stringify(value) ?? 'missing';
