import { expect, test } from 'vitest';
import { figuresHaveSources } from './figures-have-sources.ts';
import { guideFigures, type Research } from './guide-figures.ts';
import { problemsOf, tinyParsed } from './tiny-page.ts';

const mark = (id = 's1') => `<sup><a class="mark" href="#${id}">1</a></sup>`;

const guide = (change: (html: string) => string = (html) => html) =>
  change(`
  <dl class="facts">
    <div><dt>Pre-licensing education</dt><dd>1,200 hours${mark()} <span class="doubt">(unconfirmed)</span></dd>
      <dd>page bears no date</dd></div>
    <div><dt>Exam fee</dt><dd>$61.50${mark()}</dd></div>
    <div><dt>Minimum passing score</dt><dd>70%${mark()}</dd></div>
    <div><dt>Application and license</dt><dd>$1,081${mark()}</dd></div>
    <div><dt>License term</dt><dd>1 year${mark()}</dd></div>
    <div><dt>Minimum age</dt><dd class="unknown"><a href="#regulator">Ask the Division</a></dd></div>
  </dl>
  <section id="costs"><table class="ledger">
    <tbody><tr><td>Set by each school</td></tr><tr><td>$61.50${mark()}</td></tr><tr><td>$65${mark()}</td></tr>
      <tr><td>$1,081${mark()}</td></tr></tbody>
    <tfoot><tr><td>$1,207.50</td></tr></tfoot>
  </table></section>
  <dl class="figures">
    <div><dt>If you fail</dt><dd>Wait a day.${mark()}</dd></div>
    <div><dt>Languages</dt><dd>English and Spanish${mark()}</dd></div>
  </dl>
  <section id="criminal-record"><p>The Board decides.${mark()}</p></section>
  <ol class="sources"><li id="s1"><a href="https://example.com">A page</a></li></ol>`);

const research: Research = {
  entry: {
    minimumAge: { value: null },
    prelicenseHours: { value: 1200 },
    applicationFeeUsd: { value: 1081 },
    renewalYears: { value: 1 },
    exam: { feeUsd: { value: 61.5 }, passingPercent: { value: 70 }, passingScore: { value: '70%' } },
    backgroundCheck: { value: { required: true, feeUsd: 65 } },
    criminalHistory: { value: { rule: 'the board decides' } },
    retake: { value: { rule: 'a day' } },
    examLanguages: { value: ['English', 'Spanish'] },
  },
};

const figures = (html: string, found = research) =>
  guideFigures(tinyParsed(html), found, { criminalHistory: 'The Board decides', retake: 'Wait a day.' });

test('a guide that shows what was found out has no problems', () => {
  expect(figures(guide())).toEqual([]);
});

test.each([
  ['1,200 hours', '1,201 hours'],
  ['$61.50', '$61'],
  ['70%', '75%'],
  ['1 year', '2 years'],
  ['Ask the Division', '18'],
  ['$1,207.50', '$1,207'],
  ['$65', '$66'],
  ['Wait a day.', 'Wait.'],
  ['English and Spanish', 'English'],
  ['The Board decides.', ''],
])('%s shown as "%s" is found', (right, wrong) => {
  expect(figures(guide((html) => html.replace(right, wrong)))).not.toEqual([]);
});

test.each([
  ['70% to 75%', '70% on the national portion and 75% on the state portion', true],
  ['70% to 80%', '70% on the national portion and 75% on the state portion', false],
  ['75%', '70% on the national portion and 75% on the state portion', false],
  ['70', 'a scaled score of 70 on each portion', true],
  ['70 (scaled)', 'a scaled score of 70 on the national portion and 70% on the state portion', true],
  ['70', '70% on each portion', false],
  ['75', 'a scaled score of 70 on each portion', false],
])('%s as the passing score, where it is %s: %s', (shown, score, isRight) => {
  const exam = { ...research.entry.exam, passingScore: { value: score } };
  const found = figures(
    guide((html) => html.replace('70%', shown)),
    { entry: { ...research.entry, exam } },
  );
  expect(found.length === 0).toBe(isRight);
});

test('a check that is not required costs nothing', () => {
  const free = { entry: { ...research.entry, backgroundCheck: { value: { required: false, feeUsd: 65 } } } };
  expect(figures(guide(), free)).toHaveLength(2);
});

const sources = (html: string) => problemsOf(figuresHaveSources, html, '', '/state-guides/ohio');

test('every figure leads to a source with a link', () => {
  expect(sources(guide())).toEqual([]);
});

test('a figure without a mark is found in the strip, the tables and the costs', () => {
  expect(sources(guide((html) => html.replaceAll(`70%${mark()}`, '70%')))).toEqual(['"70%" carries no source mark']);
  expect(sources(guide((html) => html.replace(`$65${mark()}`, '$65')))).toEqual(['"$65" carries no source mark']);
  expect(sources(guide((html) => html.replace(`Wait a day.${mark()}`, 'Wait a day.')))).toEqual([
    '"Wait a day." carries no source mark',
  ]);
});

test('a mark that leads nowhere is found', () => {
  expect(sources(guide((html) => html.replace(`70%${mark()}`, `70%${mark('s9')}`)))).toEqual([
    'a mark leads to #s9, which is not in the list of sources',
  ]);
});

test('a source without a link has to say why', () => {
  const named = (reason: string) =>
    sources(guide((html) => html.replace('<a href="https://example.com">A page</a>', `A page${reason}`)));
  expect(named(', no public link')).toEqual([]);
  expect(named('')).toHaveLength(1);
});

test('a guide without figures is found', () => {
  expect(sources('<h1>Ohio</h1>')).toEqual(['shows no figures']);
});
