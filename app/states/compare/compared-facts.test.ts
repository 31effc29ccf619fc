import { expect, test } from 'vitest';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { factGroups, writtenFacts } from './compared-facts.server.ts';
import { readyMade } from './ready-made.ts';
import { writeStateComparison } from './state-comparison.server.ts';

const states = listJurisdictions();
const comparisons = states.map((record) => writeStateComparison(record));

test('every state has every fact, and each known figure a mark that leads to a source', () => {
  const ids = writtenFacts().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { slug, figures, sources } of comparisons) {
    expect(Object.keys(figures), slug).toEqual(ids);
    for (const [id, { known, marks }] of Object.entries(figures)) {
      if (known) expect(marks.length, `${slug} ${id}`).toBeGreaterThan(0);
      for (const mark of marks) expect(sources[mark - 1], `${slug} ${id}`).toBeDefined();
    }
  }
});

test('what is not published says so and names whom to ask', () => {
  const unknown = comparisons.flatMap(({ figures }) => Object.values(figures)).filter(({ known }) => !known);
  expect(unknown.length).toBeGreaterThan(50);
  expect(unknown.filter(({ text }) => !text.startsWith('Ask '))).toEqual([]);
});

test('a figure of low confidence is doubted in words', () => {
  for (const [place, { entry }] of states.entries()) {
    const { figures } = comparisons[place]!;
    if (entry.exam.feeUsd.confidence === 'low' && entry.exam.feeUsd.value !== null)
      expect(figures['exam-fee']!.doubt).toMatch(/sources disagree|unconfirmed/);
    if (entry.exam.feeUsd.confidence === 'high') expect(figures['exam-fee']!.doubt).toBeUndefined();
  }
});

test('labels are different within their group', () => {
  for (const { title, facts } of factGroups())
    expect(new Set(facts.map(({ label }) => label)).size, title).toBe(facts.length);
});

test('ready-made comparisons name states that exist', () => {
  const slugs = new Set(states.map(({ slug }) => slug));
  expect(readyMade.flat().filter((slug) => !slugs.has(slug))).toEqual([]);
});
