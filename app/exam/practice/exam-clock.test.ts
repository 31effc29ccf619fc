import { expect, test } from 'vitest';
import { advance, clockAnnouncement, clockFace, timeLeft } from './exam-clock.ts';
import { keyAction } from './exam-keys.ts';
import { aimVerdict, stateVerdict } from './verdict.ts';
import { viewOf } from './practice-view.ts';
import { examWork } from '../../study/exam-work.ts';
import { workedSum } from './worked-sum.server.ts';

test('the clock counts ticks, also the slow ones of a hidden tab', () => {
  expect(advance(5000, 1000, 2000)).toBe(6000);
  expect(advance(5000, 1000, 61_000)).toBe(65_000);
});

test('a night’s sleep and a clock that was set back are not counted', () => {
  expect(advance(5000, 0, 8 * 3_600_000)).toBe(5000);
  expect(advance(5000, 9000, 2000)).toBe(5000);
});

test('time left never goes below zero', () => {
  expect([timeLeft(1000, 400), timeLeft(1000, 1000), timeLeft(1000, 4000)]).toEqual([600, 0, 0]);
});

test('the face shows a second until it is over', () => {
  expect([7_200_000, 5_025_000, 60_000, 59_001, 59_000, 1, 0].map(clockFace)).toEqual([
    '2:00:00',
    '1:23:45',
    '1:00',
    '1:00',
    '0:59',
    '0:01',
    '0:00',
  ]);
});

test('ten minutes and one are announced once, when they are passed', () => {
  expect([
    clockAnnouncement(600_500, 599_500),
    clockAnnouncement(600_000, 599_000),
    clockAnnouncement(60_001, 60_000),
    clockAnnouncement(59_000, 58_000),
  ]).toEqual(['10 minutes left.', '', '1 minute left.', '']);
});

test('keys choose, turn and flag; those of the browser are left alone', () => {
  const plain = { ctrlKey: false, altKey: false, metaKey: false };
  const action = (key: string) => keyAction({ ...plain, key });
  expect(['1', '4', 'a', 'D'].map((key) => action(key))).toEqual(
    [0, 3, 0, 3].map((option) => ({ kind: 'choose', option })),
  );
  expect(['ArrowLeft', 'p', 'ArrowRight', 'N', 'f', 'Enter'].map((key) => action(key)?.kind)).toEqual([
    'previous',
    'previous',
    'next',
    'next',
    'flag',
    'go on',
  ]);
  expect(['5', 'e', 'ArrowDown', ' ', 'Tab', 'F5', ''].map(action)).toEqual(Array(7).fill(null));
  expect(keyAction({ ...plain, ctrlKey: true, key: 'p' })).toBeNull();
});

test('a verdict says how a score stands and promises nothing', () => {
  expect([84.9, 85, 90, 90.1].map((percent) => aimVerdict(percent).split(' ')[1])).toEqual([
    'below',
    'within',
    'within',
    'above',
  ]);
  const ohio = { name: 'Ohio', percent: 70, regulator: 'the Division', hasStatePortion: true };
  expect(stateVerdict(70, ohio)).toContain(
    'The passing score in Ohio is 70%. Your score reaches that on these questions',
  );
  expect(stateVerdict(69.9, ohio)).toContain('is below that');
  expect(stateVerdict(70, ohio)).toContain('plus a state portion.');
  expect(stateVerdict(70, { ...ohio, hasStatePortion: false })).not.toContain('portion');
  expect(stateVerdict(80, { ...ohio, doubt: 'unconfirmed' })).toContain('70% (unconfirmed)');
  const scaled = { ...ohio, passes: 'a scaled score of 70 on each portion', isScaled: true as const };
  expect(stateVerdict(70, scaled)).toContain(
    'is a scaled score of 70 on each portion. A scaled score isn’t a percentage of correct answers. Your score ' +
      'reaches 70% on these questions',
  );
  expect(stateVerdict(80, { ...ohio, percent: null })).toBe(
    'Ohio: we couldn’t find the passing score. Ask the Division.',
  );
});

test('an address without an exam of this browser leads to the start', () => {
  for (const hash of ['', '#samples', '#exam-gone', '#exam-', '#result-<x>'])
    expect(viewOf(hash, examWork.empty)).toEqual({ name: 'start' });
});

test('a sum is written in words and in figures', () => {
  expect(
    workedSum({
      inputs: { price: 320_000, commission_rate: 0.055 },
      formula: 'price * commission_rate',
      result: 17_600,
      unit: 'dollars',
      round: 2,
    }),
  ).toEqual({ words: 'price × commission rate', figures: '320,000 × 0.055 = $17,600' });
  expect(
    workedSum({
      inputs: { noi: 8, one: 1, years: 3 },
      formula: '(one + noi) ** years - noi / one',
      result: 721.5,
      unit: 'percent',
      round: 2,
    }),
  ).toEqual({ words: '(1 + NOI) ^ years − NOI ÷ 1', figures: '(1 + 8) ^ 3 − 8 ÷ 1 = 721.5%' });
});
