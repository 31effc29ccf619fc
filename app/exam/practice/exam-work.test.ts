import { expect, test } from 'vitest';
import { optionOrder } from './option-order.ts';
import { begin, choose, finish, newExam } from './exam-changes.ts';
import { type ExamUnderWay, examWork, type ExamWork, type FinishedExam, historyLength } from '../../study/exam-work.ts';

const now = '2026-03-02T09:00:00.000Z';
const later = '2026-11-22T09:00:00.000Z';
const ids = ['math-001', 'math-002'];
const keyed = ids.map((id) => ({ id, area: 'real-estate-math' as const, topic: 'finance', answer: 1 }));
const full = [
  begin(newExam('old', { mode: 'quick' }, ids, now)),
  begin(newExam('x', { mode: 'exam', size: 80 }, ids, now)),
  choose('x', 'math-001', 1, now),
  finish('x', keyed, false, now),
].reduce((work, change) => change(work), examWork.empty);

const finishedAt = (day: number): FinishedExam => ({
  ...full.history[0]!,
  id: `h${day}`,
  finishedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const changed = (exam: Partial<ExamUnderWay>): ExamWork => ({ ...full, underWay: [{ ...full.underWay[0]!, ...exam }] });
const record = (at: string, right: number) => ({ seen: right, right, wrong: 0, streak: right, at });

test('work is read back as it was stored, through JSON too', () => {
  expect(examWork.read(full)).toEqual(full);
  expect(examWork.read(JSON.parse(JSON.stringify(full)))).toEqual(full);
  expect(examWork.read(examWork.empty)).toEqual(examWork.empty);
});

/** As the site stored it before options were shuffled (November 22, 2026). */
const before =
  '{"underWay":[{"id":"mi3k2","mode":"exam","topic":"","questions":["math-001","math-002"],"answers":{"math-001":3},' +
  '"checked":[],"flags":["math-002"],"place":1,"elapsedMs":9000,"allowedMs":180000,"paused":false,' +
  '"startedAt":"2026-11-21T09:00:00.000Z","changedAt":"2026-11-21T09:01:00.000Z"}],' +
  '"history":[{"id":"mi3k1","mode":"quick","topic":"","finishedAt":"2026-11-20T09:00:00.000Z","elapsedMs":0,' +
  '"allowedMs":0,"timeUp":false,"right":1,"asked":1,"unanswered":0,' +
  '"areas":{"real-estate-math":{"right":1,"asked":1}},' +
  '"topics":{"finance":{"right":1,"asked":1}},"given":[["math-001",3]]}],' +
  '"records":{"math-001":{"seen":1,"right":1,"wrong":0,"streak":1,"at":"2026-11-20T09:00:00.000Z"}},' +
  '"state":"ohio","keys":true}';

test('work stored before options were shuffled is read whole, and its exam goes on in the order it began with', () => {
  const work = examWork.read(JSON.parse(before))!;
  expect(work).toEqual({ ...JSON.parse(before), days: {}, plan: null });
  expect(optionOrder(work.underWay[0]!, 'math-001')).toEqual([0, 1, 2, 3]);
  expect(optionOrder(work.history[0]!, 'math-001')).toEqual([0, 1, 2, 3]);
  const done = finish('mi3k2', [{ ...keyed[0]!, answer: 3 }, keyed[1]!], false, later)(work);
  expect(done.history.at(-1)).toMatchObject({
    right: 1,
    asked: 2,
    given: [
      ['math-001', 3],
      ['math-002', null],
    ],
  });
  expect(done.records['math-001']).toMatchObject({ seen: 2, right: 2, streak: 2 });
  expect(optionOrder(done.history.at(-1)!, 'math-001')).toEqual([0, 1, 2, 3]);
});

test('an exam keeps its order of options through the storage, to its result', () => {
  const [exam, finished] = [full.underWay[0]!, full.history[0]!];
  expect([exam.shuffled, finished.shuffled]).toEqual([true, true]);
  const read = examWork.read(JSON.parse(JSON.stringify(full)))!;
  for (const id of ids) {
    expect(optionOrder(read.underWay[0]!, id)).toEqual(optionOrder(exam, id));
    expect(optionOrder(read.history[0]!, id)).toEqual(optionOrder(newExam('x', { mode: 'quick' }, ids, now), id));
  }
});

test('damaged and foreign values are no work', () => {
  const foreign = [
    null,
    undefined,
    'exam',
    7,
    [],
    {},
    { cards: {} },
    { ...full, underWay: {} },
    { ...full, keys: 'yes' },
    { ...full, state: 5 },
  ];
  const damagedExams = [
    { id: 5 },
    { mode: 'race' },
    { questions: 'math-001' },
    { answers: { 'math-001': 4 } },
    { answers: { 'math-001': 1.5 } },
    { answers: [] },
    { place: -1 },
    { elapsedMs: Number.NaN },
    { elapsedMs: -1 },
    { startedAt: 'yesterday' },
    { flags: [1] },
    { paused: 0 },
    { shuffled: 'yes' },
  ].map((damage) => changed(damage as Partial<ExamUnderWay>));
  const damagedHistory = [
    { right: 3 },
    { areas: { x: { right: 2, asked: 1 } } },
    { given: [['math-001']] },
    { given: 'all' },
    { finishedAt: '' },
  ].map((damage) => ({ ...full, history: [{ ...full.history[0], ...damage }] }));
  const damagedRecords = [
    { 'math-001': null },
    { 'math-001': { ...record(now, 1), seen: '1' } },
    { 'math-001': { ...record(now, 1), at: 0 } },
  ].map((records) => ({ ...full, records }));
  for (const value of [...foreign, ...damagedExams, ...damagedHistory, ...damagedRecords])
    expect(examWork.read(value), JSON.stringify(value)).toBeNull();
});

/** As the site stored it before questions had a schedule, and before there were days and plans (November 22, 2026). */
const beforePlans =
  '{"underWay":[{"id":"mi9a2","mode":"quick","topic":"","questions":["math-001","deed-001"],"answers":{"math-001":2},' +
  '"checked":["math-001"],"flags":[],"place":1,"elapsedMs":0,"allowedMs":0,"paused":false,' +
  '"startedAt":"2026-11-22T09:00:00.000Z","changedAt":"2026-11-22T09:01:00.000Z","shuffled":true}],"history":[],' +
  '"records":{"math-001":{"seen":1,"right":1,"wrong":0,"streak":1,"at":"2026-11-22T09:00:00.000Z","first":true}},' +
  '"state":"georgia","keys":false}';

test('work stored before there were days and plans is carried over, and goes on with both', () => {
  const work = examWork.read(JSON.parse(beforePlans))!;
  expect(work).toEqual({ ...JSON.parse(beforePlans), days: {}, plan: null });
  const planned: ExamWork = { ...work, plan: { examDay: '2026-12-04', at: 1 } };
  const done = finish('mi9a2', [keyed[0]!], false, later)(planned);
  expect(done.records['math-001']?.first).toBe(true);
  expect(done.plan?.examDay).toBe('2026-12-04');
  expect(examWork.read(JSON.parse(JSON.stringify(done)))).toEqual(done);
});

test('days and plans that are damaged are refused', () => {
  for (const damage of [
    { days: { '2026-11-22': -1 } },
    { days: [1] },
    { plan: 'soon' },
    { plan: { examDay: 4, at: 1 } },
  ])
    expect(examWork.read({ ...full, ...damage }), JSON.stringify(damage)).toBeNull();
});

test('merging loses nothing: histories by id, records by the newest, exams under way by the last change', () => {
  const here: ExamWork = {
    ...changed({ id: 'x', changedAt: '2026-03-02T09:00:00.000Z', place: 0 }),
    history: [finishedAt(1), finishedAt(3)],
    records: { a: record('2026-01-05T00:00:00.000Z', 5), b: record('2026-01-01T00:00:00.000Z', 1) },
    state: '',
    days: { '2026-01-05': 20 },
    plan: { examDay: '2026-03-20', at: 2 },
  };
  const loaded: ExamWork = {
    underWay: [
      { ...here.underWay[0]!, changedAt: '2026-03-02T09:30:00.000Z', place: 1 },
      { ...here.underWay[0]!, id: 'y' },
    ],
    history: [finishedAt(2), finishedAt(3)],
    records: { a: record('2026-01-04T00:00:00.000Z', 4), b: record('2026-01-02T00:00:00.000Z', 2), c: record(now, 3) },
    state: 'ohio',
    keys: false,
    days: { '2026-01-04': 12, '2026-01-05': 3 },
    plan: { examDay: '2026-04-01', at: 5 },
  };
  const merged = examWork.merge(here, loaded);
  expect(merged.underWay.map(({ id, place }) => [id, place])).toEqual([
    ['x', 1],
    ['y', 0],
  ]);
  expect(merged.history.map(({ id }) => id)).toEqual(['h1', 'h2', 'h3']);
  expect(Object.fromEntries(Object.entries(merged.records).map(([id, { right }]) => [id, right]))).toEqual({
    a: 5,
    b: 2,
    c: 3,
  });
  expect([merged.state, merged.keys]).toEqual(['ohio', true]);
  expect(merged.days).toEqual({ '2026-01-04': 12, '2026-01-05': 20 });
  expect(merged.plan).toEqual({ examDay: '2026-04-01', at: 5 });
  expect(examWork.merge(merged, loaded)).toEqual(merged);
  expect(examWork.merge(full, examWork.empty)).toEqual(full);
  expect(examWork.merge(examWork.empty, full)).toEqual(full);
});

test('an exam that is finished in one work is not under way in the other', () => {
  const underWay = { ...examWork.empty, underWay: [{ ...full.underWay[0]!, id: 'x' }] };
  expect(examWork.merge(underWay, full).underWay.map(({ id }) => id)).toEqual(['old']);
});

test('the history keeps the newest hundred, and the answers of the newest alone', () => {
  const merged = examWork.merge(
    { ...examWork.empty, history: Array.from({ length: 80 }, (_, index) => finishedAt(index + 1)) },
    { ...examWork.empty, history: Array.from({ length: 80 }, (_, index) => finishedAt(index + 61)) },
  );
  expect(merged.history).toHaveLength(historyLength);
  expect([merged.history[0]?.id, merged.history.at(-1)?.id]).toEqual(['h41', 'h140']);
  expect(merged.history.filter(({ given }) => given).map(({ id }) => id)).toEqual(['h140']);
});

test('the work is described in words, and empty work by nothing', () => {
  expect(examWork.describe(examWork.empty)).toBe('');
  expect(examWork.describe({ ...examWork.empty, plan: { examDay: '2026-12-04', at: 1 } })).toBe('the day of your exam');
  expect(examWork.describe(full)).toBe(
    '1 practice exam under way, 1 finished practice exam, 2 exam questions you have met',
  );
});
