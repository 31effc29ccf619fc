import { expect, test } from 'vitest';
import { readJurisdictions } from '../../app/facts/jurisdictions.server.ts';
import { siteOf } from './site.ts';
import { stateQuestionsEqualFacts } from './state-questions-equal-facts.ts';

const check = stateQuestionsEqualFacts(readJurisdictions());

const item = (fact: string, options: string[], answer: string): string =>
  `<li data-fact="${fact}"><h3>Q</h3>
    <ol class="options">${options.map((option) => `<li>${option}</li>`).join('')}</ol>
    <p><strong>${answer}.</strong></p></li>`;
const problems = (items: string): string[] =>
  check(siteOf({ '/exam-prep/state-questions/ohio': `<ol>${items}</ol>` }))
    .map(({ problem }) => problem)
    .filter((problem) => !problem.includes('are the least'));

// Ohio asks for 120 questions in 180 minutes; the provider is PSI.
test('a right option that says what the fact says is no problem', () => {
  expect(
    problems(
      item(
        'entry.exam.totalQuestions',
        ['110 questions', '120 questions', '130 questions', '140 questions'],
        'B. 120 questions',
      ),
    ),
  ).toEqual([]);
});

test('a right option with another number is', () => {
  expect(
    problems(
      item(
        'entry.exam.totalQuestions',
        ['110 questions', '120 questions', '130 questions', '140 questions'],
        'C. 130 questions',
      ),
    ),
  ).toEqual(['"Q": "130 questions" is not what entry.exam.totalQuestions says']);
});

test('so are a letter that stands elsewhere, options that repeat, and facts that are not sure', () => {
  expect(problems(item('entry.exam.provider', ['PSI', 'Pearson VUE', 'Prometric', 'The state'], 'B. PSI'))).toEqual([
    '"Q": B is not "PSI"',
  ]);
  expect(problems(item('entry.exam.provider', ['PSI', 'PSI', 'Prometric', 'The state'], 'A. PSI'))).toEqual([
    '"Q" does not have four different options',
  ]);
  expect(problems(item('entry.exam.feeUsd', ['$1', '$2', '$3', '$4'], 'A. $1'))[0]).toMatch(
    /of (medium|low) confidence/,
  );
});

test('a page needs ten questions', () => {
  expect(check(siteOf({ '/exam-prep/state-questions/ohio': '<ol></ol>' }))[0]?.problem).toBe(
    'has 0 questions; 10 are the least',
  );
});
