import { expect, test } from 'vitest';
import { datesOf, monthOf } from './law-dates.ts';
import { listStateLaws } from './state-law.server.ts';

test('each state’s questions stand on its pages, each once', () => {
  const laws = listStateLaws();
  expect(laws.map(({ slug }) => slug)).toContain('georgia');
  for (const { questions, parts } of laws) {
    const shown = parts.flatMap((part) => part.questions.map(({ id }) => id));
    expect(new Set(shown).size).toBe(questions.length);
    expect(shown).toHaveLength(questions.length);
  }
});

test('the dates of the texts are told as a span of months, and when they were last read', () => {
  const read = '2026-11-22';
  expect(datesOf([{ textDate: '2026-02', read }])).toBe(
    'Checked November 22, 2026. The laws and rules date from February 2026.',
  );
  expect(
    datesOf([
      { textDate: '2026-02', read },
      { textDate: '2015', read: '2026-10-01' },
    ]),
  ).toBe('Checked November 22, 2026. The laws and rules date from 2015 to February 2026.');
  expect(monthOf('2021')).toBe('2021');
});
