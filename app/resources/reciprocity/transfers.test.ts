import { describe, expect, test } from 'vitest';
import { readJurisdictions } from '../../facts/jurisdictions.server.ts';
import { FigureWriter } from '../../facts/figures.server.ts';
import { readPortionFees } from '../../facts/portion-fees.server.ts';
import { plainText } from '../../wording/rich-text.ts';
import { listTransferPlaces, readRule, writeStateTransfer } from './state-transfer.server.ts';
import { readTransfers, type TransferRule, transferRuleFor } from '../../facts/transfer-rules.server.ts';

const places = listTransferPlaces();
const codes = places.map(({ code }) => code);

test('every state and the District has rules, for every other one exactly one', () => {
  expect(Object.keys(readTransfers()).toSorted()).toEqual(codes.toSorted());
  for (const [to, rules] of Object.entries(readTransfers())) {
    const named = rules.flatMap(({ from }) => from ?? []);
    expect(new Set(named).size, `${to} names a state twice`).toBe(named.length);
    expect(
      named.every((code) => codes.includes(code) && code !== to),
      to,
    ).toBe(true);
    expect(
      rules.filter(({ from }) => !from),
      `${to}: rules for all others`,
    ).toHaveLength(1);
    expect(rules.at(-1)!.from, `${to}: the rule for all others stands last`).toBeUndefined();
  }
});

test('a rule of listed states names exactly those of the fact', () => {
  for (const { code, reciprocity } of places) {
    if (reciprocity.kind.value !== 'mutual') continue;
    const named = readTransfers()[code]!.flatMap(({ from }) => from ?? []);
    // Massachusetts grants licensees of these two a waiver without listing them.
    const listed = named.filter((from) => code !== 'MA' || !['ME', 'NH'].includes(from));
    expect(listed.toSorted(), code).toEqual(reciprocity.states.value!.toSorted());
  }
});

test('where a license of any state counts with a state exam at most, nobody takes the whole course', () => {
  for (const { code, reciprocity } of places) {
    if (reciprocity.kind.value !== 'full') continue;
    for (const { course } of readTransfers()[code]!) expect(['waived', 'replaced', 'maybe'], code).toContain(course);
  }
});

/**
 * Read by hand off the summaries and notes of content/jurisdictions, and again on November 22, 2026 after those were
 * reworded, when five rules gained what their notes now say.
 */
const readByHand: [from: string, to: string, course: string, exam: string, said: RegExp][] = [
  ['OH', 'AL', 'replaced', 'state', /six-hour Alabama law course/],
  ['TX', 'AK', 'ask', 'state', /30 hours of post-license education/],
  ['CA', 'AZ', 'replaced', 'state', /live in Arizona.*at least a year/],
  ['NY', 'AR', 'waived', 'state', /Your state must treat Arkansas licensees alike/],
  ['OR', 'CA', 'whole', 'whole', /that state must license Californians/],
  ['GA', 'CA', 'whole', 'whole', /whole exam/],
  ['WY', 'CO', 'waived', 'state', /license is current/],
  ['FL', 'CT', 'waived', 'state', /license history/],
  ['MA', 'CT', 'waived', 'none', /license history/],
  ['NY', 'CT', 'waived', 'state', /Connecticut portion/],
  ['VA', 'DC', 'replaced', 'state', /two 3-hour courses/],
  ['OH', 'DC', 'replaced', 'state', /60 hours of pre-license schooling/],
  ['GA', 'FL', 'waived', 'state', /do not live in Florida/],
  ['CA', 'FL', 'whole', 'whole', /counts some other way/],
  ['TX', 'GA', 'waived', 'none', /Both portions of the exam, unless you live in Florida/],
  ['FL', 'GA', 'waived', 'state', /The Georgia portion of the exam \(52 questions\), if you live in Florida/],
  ['IN', 'IL', 'replaced', 'state', /30-hour Illinois course/],
  ['CA', 'IA', 'waived', 'whole', /whole exam/],
  ['OH', 'KY', 'replaced', 'state', /40-hour Kentucky law course/],
  ['CA', 'KY', 'whole', 'state', /Six hours of college credit/],
  ['TX', 'LA', 'part', 'ask', /30 hours on Louisiana subjects/],
  ['AL', 'LA', 'ask', 'ask', /legal resident/],
  ['PA', 'MD', 'case', 'none', /case by case/],
  ['OK', 'MD', 'case', 'state', /Maryland portion/],
  ['NH', 'MA', 'waived', 'ask', /excuses licensees of your state/],
  ['CT', 'MA', 'waived', 'ask', /Which portions of the exam you have to take/],
  ['WI', 'MN', 'replaced', 'ask', /13-hour course/],
  ['ND', 'MN', 'waived', 'none', /letter of certification/],
  ['CA', 'NE', 'replaced', 'none', /three-hour class on Nebraska law/],
  ['NY', 'NJ', 'case', 'whole', /75 hours/],
  ['LA', 'NM', 'waived', 'none', /Both portions/],
  ['TX', 'NM', 'part', 'state', /60 of the 90 hours/],
  ['IA', 'MO', 'maybe', 'state', /Whether you still need the 24-hour practice course/],
  ['NJ', 'NY', 'case', 'whole', /in writing.*licenses New Yorkers without an exam/],
  ['OH', 'WV', 'waived', 'state', /treat West Virginia licensees alike/],
  ['MS', 'TN', 'case', 'state', /may refuse a nonresident/],
  ['VA', 'NC', 'waived', 'state', /provisional license/],
  ['MN', 'ND', 'waived', 'none', /broker must be licensed in North Dakota/],
  ['AL', 'OR', 'ask', 'ask', /agreement with Oregon/],
  ['WA', 'OR', 'whole', 'whole', /military authorization/],
  ['GA', 'SC', 'ask', 'state', /agreement with South Carolina/],
  ['OK', 'TX', 'whole', 'whole', /ARELLO/],
  ['KY', 'VA', 'waived', 'maybe', /Whether you have to take the Virginia portion/],
  ['OR', 'VA', 'waived', 'maybe', /three years/],
  ['IL', 'WI', 'waived', 'state', /Wisconsin portion/],
  ['IA', 'WI', 'replaced', 'state', /13-hour Wisconsin course/],
  ['CA', 'WA', 'waived', 'state', /last six months/],
];

describe('pairs read by hand', () => {
  const pages = new Map(places.map((record) => [record.code, writeStateTransfer(record)]));
  const slugOf = (code: string) => places.find((record) => record.code === code)!.slug;

  test.each(readByHand)('from %s to %s: course %s, exam %s', (from, to, course, exam, said) => {
    expect(transferRuleFor(to, from)).toMatchObject({ course, exam });
    const group = pages.get(to)!.groups.find(({ origins }) => origins.some(({ slug }) => slug === slugOf(from)))!;
    const lines = [...group.skipped, ...group.requested, ...group.remaining, ...group.asked, ...group.costs].map(
      plainText,
    );
    expect([group.condition, ...lines, group.note].join('\n')).toMatch(said);
  });
});

test.each([
  ['HI', 'CA', /national portion.*before you book/i],
  ['ID', 'CA', /national portion/],
  ['IN', 'CA', /national portion/],
  ['MT', 'CA', /national portion/],
  ['NM', 'TX', /national portion/],
  ['TN', 'CA', /national portion/],
  ['UT', 'CA', /national portion/],
  ['VT', 'CA', /national portion/],
  ['MA', 'NH', /course.*before you enroll/i],
])('%s: what has to be applied for is not told as skipped', (to, from, said) => {
  const slug = places.find(({ code }) => code === from)!.slug;
  const { groups } = writeStateTransfer(places.find(({ code }) => code === to)!);
  const { skipped, requested } = groups.find(({ origins }) => origins.some((origin) => origin.slug === slug))!;
  expect(requested.map(plainText).join('\n')).toMatch(said);
  for (const line of skipped.map(plainText)) expect(line).not.toMatch(said);
});

test('the price of one portion is the one that the note of the exam fee names', () => {
  for (const [code, said] of Object.entries(readPortionFees())) {
    const { value, note, evidence } = places.find((record) => record.code === code)!.entry.exam.feeUsd;
    const amounts = [said].flat().filter((amount) => typeof amount === 'number' && amount > 0);
    for (const amount of amounts) expect(`${note} ${evidence}`, code).toContain(`$${amount}`);
    expect(note, code).toMatch(/portion/);
    expect(value, code).not.toBeNull();
  }
});

test('a rule that names post-license hours names those of the state', () => {
  for (const record of places) {
    const rules = readTransfers()[record.code]!;
    const notes = rules.map(({ note }) => note ?? '').join(' ');
    const named = [...notes.matchAll(/(\d+) hours of post-license/g)].map(([, hours]) => Number(hours));
    for (const hours of named) expect(hours, record.code).toBe(record.entry.postLicense.value?.hours);
  }
});

test('where only one portion is taken, its price is told, or whom to ask for it', () => {
  const costsFrom = (to: string) =>
    writeStateTransfer(places.find(({ code }) => code === to)!)
      .groups.at(-1)!
      .costs.map(plainText);
  expect(costsFrom('NC')).toContain('Exam: $53 per attempt');
  expect(costsFrom('AL')[0]).toMatch(/^Exam: ask .* what the Alabama portion costs \(both portions cost \$\d+\)$/);
  expect(costsFrom('CA')[0]).toMatch(/^Exam: \$\d+ per attempt/);
});

test('what a paper is, its kind says and not its words', () => {
  const record = places.find(({ entry }) => entry.backgroundCheck.value?.required)!;
  const left = (paper: string, kind: 'proof' | 'check'): number[] => {
    const rule: TransferRule = { course: 'waived', exam: 'none', papers: [{ paper, kind }] };
    const { questions, check } = readRule(rule, record, new FigureWriter(record));
    return [questions.length, check.length];
  };
  expect(left('a history of every check and fingerprint', 'proof')).toEqual([0, 1]);
  expect(left('proof of clear hands', 'check')).toEqual([1, 0]);
});

test('each page holds every other place once, and says who decides what is not known', () => {
  for (const record of places) {
    const { groups, asked, origins } = writeStateTransfer(record);
    const held = groups.flatMap((group) => group.origins.map(({ slug }) => slug));
    expect(held.toSorted(), record.slug).toEqual(origins.map(({ slug }) => slug).toSorted());
    expect(held, record.slug).toHaveLength(50);
    expect(asked).toBe(readJurisdictions().get(record.slug)!.words.regulator);
    for (const { asked: questions, costs } of groups) expect(questions.length + costs.length).toBeGreaterThan(0);
  }
});
