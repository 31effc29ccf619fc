import { expect, test } from 'vitest';
import { FigureWriter } from '../../facts/figures.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { plainText } from '../../wording/rich-text.ts';
import { notFound } from '../../wording/wording.ts';
import { writeStateComparison } from '../compare/state-comparison.server.ts';
import { tableColumns, tableRow } from '../compare/table-columns.server.ts';
import { recordPlaces, recordTotals } from './record-places.server.ts';
import { readRecordRules } from '../../facts/record-rules.server.ts';
import { writeRecordAnswer } from './write-record.server.ts';

const all = listJurisdictions();
const answers = new Map(all.map((record) => [record.code, writeRecordAnswer(record, new FigureWriter(record))]));
const said = (code: string) => {
  const { canAsk, rows, unknown } = answers.get(code)!;
  return { canAsk, rows: Object.fromEntries(rows.map(({ label, text }) => [label, text])), unknown };
};

test('every rule is of a place, and every amount and number of days stands in its facts', () => {
  for (const [code, rule] of Object.entries(readRecordRules())) {
    const { entry } = all.find((record) => record.code === code)!;
    const { rule: wording, name } = entry.criminalHistory.value ?? { rule: '', name: '' };
    const facts = [wording, name, entry.criminalHistory.note, entry.criminalHistory.evidence].join(' ');
    const figures = [rule.fee, rule.wait].flatMap((text) => text?.match(/\d+/g) ?? []);
    for (const figure of figures) expect(facts, `${code}: ${figure}`).toContain(figure);
    if (rule.binds !== undefined) expect(facts, code).toMatch(/bind|bound/);
  }
});

test('a rule says whether to ask first, what it is called and what it costs', () => {
  expect(said('OH')).toEqual({
    canAsk: 'Yes: preliminary determination',
    rows: { Fee: 'Up to $25', 'Response time': '30 days' },
    unknown: 'Ask the Division whether the answer is binding.',
  });
  expect(said('MO').rows).toMatchObject({ 'Is the answer binding?': 'Yes', 'Response time': 'Four months' });
  expect(said('MI').rows).toMatchObject({ 'Is the answer binding?': 'No' });
});

test('where it is too late to ask once you have applied, the rule opens with that', () => {
  const lateIn = [...answers].filter(([, { rule }]) => /too late to ask/.test(plainText(rule)));
  expect(lateIn.map(([code]) => code)).toEqual(['TX']);
  expect(plainText(answers.get('TX')!.rule)).toMatch(
    /^Ask the Commission before you pay .* and before you apply\. Once you’ve applied, it’s too late to ask\. No/,
  );
});

test('the table of all states and the comparison answer as the page of records does', () => {
  const at = tableColumns().findIndex(({ id }) => id === 'record-answer');
  for (const record of all) {
    const { canAsk } = answers.get(record.code)!;
    const [cell] = tableRow(record).cells[at]!;
    expect(cell, record.slug).toBe(/^\w+/.exec(canAsk)?.[0] ?? notFound);
    const { text, known } = writeStateComparison(record).figures['record-answer']!;
    if (known) expect(text.startsWith('You can'), record.slug).toBe(canAsk.startsWith('Yes'));
  }
});

test('where you cannot ask first, you read what to ask instead; where nobody says, that is said', () => {
  expect(said('NY').canAsk).toBe('No');
  expect(said('NY').unknown).toMatch(/^You get a decision only after you apply\. .+ ask the Department /);
  expect(said('FL').unknown).toBe('');
  expect(said('GA')).toMatchObject({ canAsk: 'Possibly: Background Clearance Application', unknown: '' });
  expect(said('IL').canAsk).toBe('');
  expect(said('IL').unknown).toContain('whether it will review your record');
});

test('each place has its rule in the words of its guide, and the counts are of the facts', () => {
  expect(recordPlaces()).toHaveLength(all.length);
  for (const { name, answer } of recordPlaces()) {
    const { value } = all.find((record) => record.name === name)!.entry.criminalHistory;
    if (value) expect(plainText(answer.rule), name).toContain(value.rule.slice(0, 40));
  }
  const { canAsk, relation, bars } = recordTotals();
  // Where only the application itself brings an early answer, the page says "No, but you can apply early".
  expect(canAsk).toBe(recordPlaces().filter(({ answer }) => answer.canAsk.startsWith('Yes')).length);
  expect([canAsk, relation, bars].every((count) => count > 9 && count < all.length)).toBe(true);
});
