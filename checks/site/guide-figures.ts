import { readingNamed } from '../../app/facts/readings.server.ts';
import { stripFigures } from '../../app/states/guide/strip-figures.server.ts';
import { dollars } from '../../app/wording/wording.ts';
import {
  ancestors,
  attribute,
  childElements,
  descendants,
  type Element,
  hasClass,
  type Page,
  visibleText,
} from './page.ts';

type Value<T> = { value: T | null };

/** The part of a research file that a guide's strip, costs and rules are made of. */
export type Research = {
  entry: {
    minimumAge: Value<number>;
    prelicenseHours: Value<number>;
    applicationFeeUsd: Value<number>;
    renewalYears: Value<number>;
    exam: { feeUsd: Value<number>; passingPercent: Value<number>; passingScore: Value<string> };
    backgroundCheck: Value<{ required: boolean; feeUsd: number | null }>;
    criminalHistory: Value<{ rule: string }>;
    retake: Value<{ rule: string }>;
    examLanguages: Value<string[]>;
  };
};

/**
 * What content/jurisdictions says beyond research: the two rules in its edited wording, and in dollars what the fees of
 * its road add to those that are facts.
 */
export type Rules = { criminalHistory: string | null; retake: string | null; beyondFacts?: number };

/** Where a built guide shows something else than was found out about its state. */
export function guideFigures(page: Page, { entry }: Research, rules: Rules): string[] {
  return [
    ...stripProblems(page, entry),
    ...ruleProblems(page, entry, rules),
    ...totalProblems(page, entry, rules.beyondFacts ?? 0),
  ];
}

function stripProblems(page: Page, entry: Research['entry']): string[] {
  const rows = rowsOf(page, 'facts');
  return stripFigures.flatMap(({ id, label }) => {
    const { path, written } = readingNamed(id);
    const { value } = valueAt({ entry }, path);
    const [wanted, shown] = [value === null ? null : written.long(value), rows.get(label)];
    if (shown === undefined) return [`the strip has no "${label}"`];
    const right =
      wanted === null ? shown.startsWith('Ask ') : shown === wanted || (id === 'percent' && passes(shown, entry.exam));
    return right ? [] : [`the strip shows "${shown}" as ${label}; research says ${wanted ?? 'nothing'}`];
  });
}

/** "70% to 75%", where the portions have scores of their own, or "70 (scaled)": the least is the fact. */
function passes(shown: string, { passingPercent, passingScore }: Research['entry']['exam']): boolean {
  const [score, numbers] = [passingScore.value ?? '', shown.match(/[\d.]+/g)?.map(Number) ?? []];
  return (
    Math.min(...numbers) === passingPercent.value &&
    numbers.every((number) => score.includes(`${number}`)) &&
    (shown.includes('%') ? numbers.length === 2 : /scaled/i.test(score) || !score.includes('%'))
  );
}

const valueAt = (research: object, path: string): Value<unknown> =>
  path.split('.').reduce((found, key) => (found as Record<string, object>)[key]!, research) as Value<unknown>;

function ruleProblems(page: Page, entry: Research['entry'], rules: Rules): string[] {
  const rows = rowsOf(page, 'figures');
  const [languagesLabel, retakeLabel] = [readingNamed('languages').shortLabel!, readingNamed('retake').label];
  const languages = entry.examLanguages.value ?? [];
  const shownLanguages = rows.get(languagesLabel) ?? '';
  return [
    ...(entry.criminalHistory.value && !sectionText(page, 'criminal-record').includes(plain(rules.criminalHistory))
      ? ['does not show the criminal-record rule']
      : []),
    ...(entry.retake.value && !(rows.get(retakeLabel) ?? '').includes(plain(rules.retake))
      ? ['does not show the retake rule']
      : []),
    ...languages
      .filter((language) => !shownLanguages.includes(language))
      .map((language) => `does not list ${language} among the exam's languages`),
  ];
}

/**
 * The fees a candidate pays for one attempt, as far as research knows them, and what the record's own items add to
 * them (lower ends of ranges), against the table's rows and its sum.
 */
function totalProblems(
  page: Page,
  { exam, backgroundCheck, applicationFeeUsd }: Research['entry'],
  beyondFacts: number,
): string[] {
  const check = backgroundCheck.value?.required ? backgroundCheck.value.feeUsd : null;
  const fees = [exam.feeUsd.value, check, applicationFeeUsd.value].filter((fee) => fee !== null);
  const wanted = sum([...fees, beyondFacts]);
  const [rows, total] = ['tbody', 'tfoot'].map((part) => cellsOf(page, part!));
  const listed = sum(rows!.flatMap(firstAmount));
  // Where nothing is known, a sum of nothing is not called $0; what a page reports in all is named instead.
  const [shown] = /^(No known amount|Reported)/.test(total![0]!) ? [0] : firstAmount(total![0]!);
  return [
    ...(shown === wanted ? [] : [`its total is ${total![0]}; the known fees add up to ${dollars(wanted)}`]),
    ...(listed === wanted
      ? []
      : [`the rows of its cost table add up to ${dollars(listed)}; the known fees to ${dollars(wanted)}`]),
  ];
}

/** The lower end of what a cell says: "up to $25" begins at nothing. */
function firstAmount(cell: string): number[] {
  if (cell.startsWith('up to')) return [0];
  return [...cell.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].slice(0, 1).map(([, digits]) => number(digits!));
}

const number = (digits: string): number => Number(digits.replaceAll(',', ''));

/** Adds dollars by the cent, so that 0.1 + 0.2 is 0.3. */
const sum = (amounts: number[]): number => amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/** Label and figure of each row of a list, without marks and doubts. */
function rowsOf(page: Page, list: string): Map<string, string> {
  const rows = page.elements.filter(
    (element) =>
      element.tagName === 'div' && ancestors(element)[0]?.tagName === 'dl' && hasClass(ancestors(element)[0]!, list),
  );
  return new Map(rows.map((row) => [textWithoutMarks(firstChild(row, 'dt')), textWithoutMarks(firstChild(row, 'dd'))]));
}

function cellsOf(page: Page, part: string): string[] {
  const costs = page.elements.find((element) => attribute(element, 'id') === 'costs');
  const cells = costs
    ? descendants(costs).filter(
        (cell) => cell.tagName === 'td' && ancestors(cell).some(({ tagName }) => tagName === part),
      )
    : [];
  return cells.map(textWithoutMarks);
}

function sectionText(page: Page, id: string): string {
  const section = page.elements.find((element) => attribute(element, 'id') === id);
  return section ? plain(visibleText(section)) : '';
}

const firstChild = (row: Element, tag: string): Element | undefined =>
  childElements(row).find(({ tagName }) => tagName === tag);

function textWithoutMarks(element: Element | undefined): string {
  if (!element) return '';
  const kept = element.childNodes.filter(
    (child) => !('tagName' in child) || (child.tagName !== 'sup' && !hasClass(child, 'doubt')),
  );
  return plain(kept.map(visibleText).join(' '));
}

/** Spaces run together and the final stop left off: a template may add one. */
const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');
