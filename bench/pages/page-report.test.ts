import { expect, test } from 'vitest';
import type { LighthouseRun } from './lighthouse-run.ts';
import { median } from './median.ts';
import { costlyAudits, missedBudgets, type PageMeasure } from './page-report.ts';
import { chooseTemplates, fileOf } from './templates.ts';

const run: LighthouseRun = {
  scores: [100, 100, 100, 100],
  largestPaint: 800,
  layoutShift: 0,
  blockingTime: 0,
  audits: [],
};
const [template] = chooseTemplates('home');
const good: PageMeasure = {
  template: template!,
  weight: {
    html: 13_000,
    firstFlight: 14_000,
    css: 6000,
    scriptsBefore: 1500,
    scriptsAfter: 90_000,
    requestsBefore: 5,
    requestsAfter: 20,
  },
  site: [run, run, run],
  noScript: [run, run, run],
};

test('a page within every budget misses none', () => {
  expect(missedBudgets(good)).toEqual([]);
});

test.each<[string, Partial<PageMeasure>]>([
  ['scores 100', { site: [{ ...run, scores: [100, 100, 96, 100] }] }],
  ['CLS 0', { site: [{ ...run, layoutShift: 0.002 }] }],
  ['HTML ≤ 14 KB', { weight: { ...good.weight, html: 14_337 } }],
  ['script before ≤ 2 KB', { weight: { ...good.weight, scriptsBefore: 2049 } }],
  ['script after ≤ 111.3 KB', { weight: { ...good.weight, scriptsAfter: 114_001 } }],
  ['LCP ratio ≤ 1.2', { site: [{ ...run, largestPaint: 961 }] }],
])('%s is missed by a page over it, and alone', (budget, change) => {
  expect(missedBudgets({ ...good, ...change })).toEqual([budget]);
});

test('one odd run of three does not count, and its audit is still named', () => {
  const odd = { ...run, scores: [90, 100, 100, 100], audits: ['total-blocking-time: 300 ms'] };
  const measure = { ...good, site: [odd, run, run] };
  expect(missedBudgets(measure)).toEqual([]);
  expect(costlyAudits(measure)).toEqual(['total-blocking-time: 300 ms (1 of 3 runs)']);
});

test('a median is a value that was measured', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([7])]).toEqual([2, 2, 7]);
  expect(() => median([])).toThrow(/at least one/);
});

test('in another language there are the templates that it has, with its own files', () => {
  expect(chooseTemplates('home,state-guide,radio,not-found,shared-comparison', 'es').map(fileOf)).toEqual([
    'es/index.html',
    'es/state-guides/ohio/index.html',
    'es/404.html',
  ]);
  expect(() => chooseTemplates('home', 'xx')).toThrow(/en, es/);
});

test('templates have files, and an unknown name is refused', () => {
  expect(chooseTemplates('home,state-guide,not-found,shared-comparison').map(fileOf)).toEqual([
    'index.html',
    'state-guides/ohio/index.html',
    '404.html',
    'state-guides/compare/index.html',
  ]);
  expect(() => chooseTemplates('house')).toThrow(/no template house/);
});
