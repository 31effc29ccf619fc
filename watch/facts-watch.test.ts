/** The watch against a local server: how often it is right, its manners, and that a killed run goes on. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededRandom } from '../server/testing/seeded-random.ts';
import { createPoliteFetch } from './polite-fetch.ts';
import { recordChecks } from './record-checks.ts';
import { readChecks } from './checked-sources.ts';
import { drawCases, judgeCases, scoresOf, testManners } from './testing/judge-cases.ts';
import { type PageServer, startPageServer } from './testing/page-server.ts';
import { sourceAt } from './testing/sources-at.ts';
import { readNothing, runWatch } from './run-watch.ts';
import { watchSource } from './watch-source.ts';

let server: PageServer;
let folder: string;
beforeEach(async () => {
  server = await startPageServer();
  folder = mkdtempSync(join(tmpdir(), 'facts-watch-'));
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const page = (fee: string) => ({
  status: 200,
  type: 'text/html',
  bytes: Buffer.from(`<h2>Fees</h2><p>Pay an exam fee of ${fee} to the testing company before you book a seat.</p>`),
});

test('on the cases kept aside each verdict is right at least 95 times in 100, and given as often', async () => {
  const { keptAside } = drawCases(seededRandom(20_261_122));
  const judged = await judgeCases(keptAside.filter(({ change }) => change.name !== 'slow'));
  for (const { verdict, precision, recall } of scoresOf(judged)) {
    expect(precision, `precision of ${verdict}`).toBeGreaterThanOrEqual(0.95);
    expect(recall, `recall of ${verdict}`).toBeGreaterThanOrEqual(0.95);
  }
}, 60_000);

test('robots.txt is read once and obeyed, a host is asked at its pace, and is told whose program it is', async () => {
  const paceMilliseconds = 150;
  const fetchPolitely = createPoliteFetch({ ...testManners, paceMilliseconds });
  const host = `http://127.0.0.9:${server.port}`;
  for (const path of ['/a', '/b', '/private/c']) server.put(path, page('$63'));
  const answers = await Promise.all(['/a', '/b', '/private/c'].map((path) => fetchPolitely(host + path)));
  expect(answers.map(({ kind }) => kind)).toEqual(['page', 'page', 'refused']);
  expect(server.log.map(({ path }) => path)).toEqual(['/robots.txt', '/a', '/b']);
  const gaps = server.log.slice(1).map(({ at }, index) => at - server.log[index]!.at);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(paceMilliseconds - 20);
  expect(new Set(server.log.map(({ agent }) => agent))).toEqual(new Set([testManners.userAgent]));
});

test('what was taken over is asked for only if it changed; a new figure is then told with the old one', async () => {
  const source = sourceAt(server.port, 0);
  server.put('/page/0', page('$63'));
  const first = await watchSource(source, createPoliteFetch(testManners), '2026-11-22');
  expect(recordChecks([first], folder)).toEqual({ ohio: 1 });
  const { sources } = readChecks(folder, 'ohio');
  expect(sources.s0).toMatchObject({ checked: '2026-11-22', facts: { 'entry.exam.feeUsd': { printed: '$63' } } });
  expect(readFileSync(join(folder, 'ohio.json'), 'utf8')).not.toMatch(/testing company|exam fee of/i);
  const known = sources.s0!;
  const again = {
    ...source,
    validators: { etag: known.etag! },
    facts: [{ ...source.facts[0]!, seen: known.facts['entry.exam.feeUsd']! }],
  };
  expect((await watchSource(again, createPoliteFetch(testManners), '2026-11-23')).facts[0]?.verdict).toBe('unchanged');
  expect(server.log.at(-1)?.conditional).toBe(true);
  server.put('/page/0', page('$65'));
  const [changed] = (await watchSource(again, createPoliteFetch(testManners), '2026-11-24')).facts;
  expect(changed).toMatchObject({ verdict: 'figure changed', old: '$63', new: '$65' });
});

test('a run that could read nothing is told from one that found nothing', async () => {
  const run = (...indexes: number[]) =>
    runWatch({
      folder,
      sources: indexes.map((index) => sourceAt(server.port, index)),
      fetchPolitely: createPoliteFetch(testManners),
      on: '2026-11-22',
      atOnce: 2,
    });
  server.put('/page/0', page('$63'));
  expect(readNothing(await run(0))).toBe(false);
  await server.stop();
  const results = await run(1, 2);
  expect([results.length, readNothing(results)]).toEqual([2, true]);
  expect(readNothing([])).toBe(false);
});

test('a run that was killed goes on where it was: no source is read a third time, all are in the results', async () => {
  const count = 150;
  for (let index = 0; index < count; index += 1) server.put(`/page/${index}`, page('$63'));
  const start = () => {
    const arguments_ = ['watch/testing/long-run.ts', folder, `${server.port}`, `${count}`];
    const child = spawn(process.execPath, arguments_, { stdio: 'ignore' });
    return { child, ended: new Promise<number | null>((resolve) => child.once('close', resolve)) };
  };
  const asked = () => server.log.filter(({ path }) => path !== '/robots.txt');
  const first = start();
  await expect.poll(() => asked().length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(30);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(existsSync(join(folder, 'results.json'))).toBe(false);
  const before = asked().length;
  expect(before).toBeLessThan(count);
  expect(await start().ended).toBe(0);
  const results = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as { source: string }[];
  expect(new Set(results.map(({ source }) => source)).size).toBe(count);
  // What was under way when it was killed is asked for again: one page a host at work.
  expect(asked().length - count).toBeLessThanOrEqual(8);
}, 60_000);
