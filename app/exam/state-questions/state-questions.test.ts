import { describe, expect, test } from 'vitest';
import { factAt, formatFact } from '../../facts/fact-paths.server.ts';
import { plainText } from '../../wording/rich-text.ts';
import { listStates } from '../../facts/jurisdictions.server.ts';
import { nearlyRight } from './mentioned-numbers.ts';
import { questionsAbout } from './state-questions.server.ts';

const states = listStates();
const all = states.map((record) => ({ record, ...questionsAbout(record, states) }));
const every = all.flatMap(({ record, questions }) => questions.map((question) => ({ record, question })));
const share = (count: number): number => count / every.length;

describe.each(all)('$record.name', ({ record, questions, sources }) => {
  test('has ten questions or more, and no two alike', () => {
    expect(questions.length).toBeGreaterThanOrEqual(10);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  test('asks only what is sure and has a source', () => {
    for (const { fact: path, why } of questions) {
      const fact = factAt(record, path);
      expect(fact.confidence, path).toBe('high');
      expect(fact.value, path).not.toBeNull();
      expect(fact.sources.length, path).toBeGreaterThan(0);
      const marks = why.flatMap((part) => (typeof part === 'string' ? [] : part.marks));
      expect(marks.length, path).toBeGreaterThan(0);
      for (const mark of marks) expect(sources[mark - 1], `${path}: source ${mark}`).toBeDefined();
    }
  });

  test('offers four different options, numbers in ascending order', () => {
    for (const { options, answer, question } of questions) {
      expect(options, question).toHaveLength(4);
      expect(new Set(options).size, question).toBe(4);
      expect(answer, question).toBeGreaterThanOrEqual(0);
      expect(answer, question).toBeLessThan(4);
      const numbers = options.map(
        (option) => (/^(?:A (?:scaled )?score of )?\$?([\d,.]+)%?(?: \w+)?$/.exec(option) ?? [])[1],
      );
      if (numbers.every((number) => number !== undefined)) {
        const values = numbers.map((number) => Number(number!.replaceAll(',', '')));
        expect(values, question).toEqual(values.toSorted((a, b) => a - b));
      }
    }
  });

  test('is the same in every build', () => expect(questionsAbout(record, states)).toEqual({ questions, sources }));

  test('explains in whole sentences', () => {
    for (const { why, question } of questions) {
      expect(plainText(why), question).toMatch(/[.”]$/);
      expect(plainText(why), question).not.toMatch(/undefined|null|NaN|\.\./);
    }
  });
});

test('the right option is the fact’s value wherever that is a number', () => {
  const numeric = every.filter(
    ({ record, question }) =>
      typeof factAt(record, question.fact).value === 'number' &&
      !question.question.startsWith('Which of these neighboring'),
  );
  expect(numeric.length).toBeGreaterThan(300);
  for (const {
    record,
    question: { fact, options, answer, question },
  } of numeric) {
    const written = formatFact(fact, factAt(record, fact).value).replace(/ (?:hours?|years?|minutes?)$/, '');
    expect(options[answer]!.match(/\$?[\d,.]+\d|\d/)?.[0].replace('$', ''), `${record.name}: ${question}`).toBe(
      written.replace(/[$%]/g, ''),
    );
  }
});

test('no wrong option is a number that the fact’s caveat gives', () => {
  for (const {
    record,
    question: { fact: path, options, answer },
  } of every) {
    const { value, note } = factAt(record, path);
    if (typeof value !== 'number') continue;
    const doubtful = nearlyRight(value, note);
    const wrong = options
      .filter((_, place) => place !== answer)
      .map((option) =>
        Number(
          (/^(?:A (?:scaled )?score of )?\$?([\d,.]+)%?(?: \w+)?$/.exec(option)?.[1] ?? '').replaceAll(',', '') ||
            Number.NaN,
        ),
      );
    expect(
      wrong.filter((number) => doubtful.has(number)),
      `${record.name} ${path}`,
    ).toEqual([]);
  }
});

test('no place holds the right option more often than three times in ten', () => {
  for (const place of [0, 1, 2, 3])
    expect(
      share(every.filter(({ question }) => question.answer === place).length),
      `place ${place}`,
    ).toBeLessThanOrEqual(0.3);
});

test('a question about a broker’s title does not take it for the next license up', () => {
  const titles = every.filter(({ question: { fact } }) => fact === 'broker.title');
  expect(titles.map(({ record }) => record.slug)).toContain('wyoming');
  for (const { question } of titles) {
    expect(question.question).toMatch(/^Which of these licenses does .+ have above its entry-level one\?$/);
    expect(plainText(question.why)).not.toMatch(/next license/i);
  }
});

test('the right option is the longest in at most three of ten questions', () => {
  const telling = every.filter(({ question: { options, answer } }) =>
    options.every((option, place) => place === answer || option.length < options[answer]!.length),
  );
  expect(share(telling.length)).toBeLessThanOrEqual(0.3);
});
