/** Two server processes on one PostgreSQL behind nginx: one site, whichever answers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endLeases, fetchStamp, ownerEmail, variablesFor, waitForMails } from '../server/testing/crash/crash-rounds.ts';
import { isFlawless, judge } from '../server/testing/crash/judge.ts';
import { type MailTally, startMailTally } from '../server/testing/crash/mail-tally.ts';
import { offerLoad } from '../server/testing/crash/offer-load.ts';
import { createSubmissions } from '../server/testing/crash/submissions.ts';
import { rawRequest } from '../server/testing/raw-request.ts';
import {
  copyServer,
  type ServerCopy,
  type ServerProcess,
  startServerProcess,
} from '../server/testing/server-process.ts';
import { databasesOf } from '../server/testing/describe-on-databases.ts';
import { type DatabasePlace, type TestDatabases } from '../server/testing/test-databases.ts';
import { until } from '../server/radio/testing/relay-server.ts';
import { hasNginx, startNginx, type RunningNginx } from './nginx-process.ts';

const isInstalled = await hasNginx();

describe.skipIf(!isInstalled)('two processes', () => {
  let databases: TestDatabases;
  let place: DatabasePlace;
  let mailbox: MailTally;
  let copy: ServerCopy;
  let first: ServerProcess;
  let second: ServerProcess;
  let nginx: RunningNginx;
  let otherFolder: string;

  beforeAll(async () => {
    [databases, mailbox, copy, otherFolder] = await Promise.all([
      databasesOf('postgres'),
      startMailTally(),
      copyServer(),
      mkdtemp(join(tmpdir(), 'license-atlas-second-')),
    ]);
    place = await databases.newPlace();
    // At once: one of them migrates, the other waits.
    [first, second] = (await Promise.all(
      [place, { ...place, dataDirectory: otherFolder }].map((own) =>
        startServerProcess(copy, variablesFor(own, mailbox)),
      ),
    )) as [ServerProcess, ServerProcess];
    nginx = await startNginx(join(copy.folder, 'build'), first.port, second.port);
  });

  afterAll(async () => {
    await nginx?.stop();
    await Promise.all([first?.kill(), second?.kill()]);
    await mailbox?.close();
    await databases?.stop();
    await copy?.remove();
    await rm(otherFolder, { recursive: true, force: true });
  });

  const post = (port: number, path: string, fields: object, headers: Record<string, string> = {}) =>
    rawRequest(port, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(fields),
    });
  /** Without what is new in every answer. */
  const steady = (text: string) => text.replaceAll(/name="stamp" value="[^"]+"/g, '');

  test.each([
    '/your-data',
    '/embed/contact?category=Exams',
    '/newsletter/check-your-inbox',
    '/newsletter/confirm?token=none',
    '/newsletter/unsubscribe?token=none',
    '/api/nothing',
    '/api/stream?port=1',
  ])('%s is the same from both and through nginx', async (path) => {
    const answers = await Promise.all(
      // Each visit is one by http: nginx says so by itself, and to the servers it is said as a proxy does.
      [first.port, second.port, nginx.port, nginx.port].map((port) =>
        rawRequest(port, path, { headers: { 'x-forwarded-proto': 'http' } }),
      ),
    );
    const summaries = answers.map(({ status, headers, text }) => [
      status,
      steady(text),
      headers['content-type'],
      headers['cache-control'],
      headers['content-security-policy'],
      headers['x-request-id'] !== undefined,
    ]);
    expect(new Set(summaries.map((summary) => JSON.stringify(summary))).size).toBe(1);
    expect(summaries[0]?.at(-1)).toBe(true);
  });

  test('files of the build are nginx’s own', async () => {
    const answers = await Promise.all(
      ['/texas', '/embed/contact.js', '/newsletter/not-connected'].map((path) => rawRequest(nginx.port, path)),
    );
    expect(answers.map(({ status, headers }) => [status, headers['x-request-id']])).toEqual([
      [200, undefined],
      [404, undefined],
      [404, undefined],
    ]);
  });

  test('a form shown by one is taken by the other, once', async () => {
    const stamp = /name="stamp" value="([^"]+)"/.exec((await rawRequest(first.port, '/embed/contact')).text)?.[1];
    const message = {
      name: 'Ann',
      email: 'ann@form.example',
      subject: 'One form',
      message: 'Sent with two presses of the button.',
      category: 'General',
      stamp,
    };
    const answers = await Promise.all([first, second].map(({ port }) => post(port, '/api/contact', message)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const opened = await databases.open(place);
    expect(
      await opened.db.selectFrom('messages').select('subject').where('email_key', '=', 'ann@form.example').execute(),
    ).toHaveLength(1);
    await opened.db.deleteFrom('messages').where('email_key', '=', 'ann@form.example').execute();
    await waitForMails(second.port);
    await opened.db.deleteFrom('outbox').execute();
    mailbox.mails.clear();
  });

  test('the limit counts for both together, whatever address a visitor claims to have', async () => {
    const direct = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        post(
          [first, second][index % 2]?.port ?? 0,
          '/api/newsletter',
          { email: `shared-${index}@limit.example`, website: 'robot' },
          { 'x-forwarded-for': '203.0.113.9' },
        ),
      ),
    );
    const proxied = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        post(
          nginx.port,
          '/api/newsletter',
          { email: `proxied-${index}@limit.example`, website: 'robot' },
          { 'x-forwarded-for': `198.51.100.${index}` },
        ),
      ),
    );
    const count = (answers: { status: number }[]) =>
      [202, 429].map((status) => answers.filter((answer) => answer.status === status).length);
    expect([count(direct), count(proxied)]).toEqual([
      [20, 10],
      [20, 10],
    ]);
  });

  test('both send mails, and none comes twice; one is killed: the other goes on and nothing is lost', async () => {
    const submissions = createSubmissions(
      await fetchStamp(() => startServerProcess(copy, variablesFor({ ...place, dataDirectory: otherFolder }, mailbox))),
    );
    const together = offerLoad({ port: nginx.port, submissions, ratePerSecond: 50, clients: 'address' });
    await until(() => submissions.acknowledged.size > 120);
    expect([...(await together.stop()).refused]).toEqual([]);
    await waitForMails(second.port);
    expect(mailbox.mails.size).toBeGreaterThan(200);
    expect([...mailbox.mails.values()].filter(({ times }) => times > 1)).toEqual([]);

    const load = offerLoad({ port: nginx.port, submissions, ratePerSecond: 40, clients: 'address' });
    const begun = submissions.acknowledged.size;
    await until(() => submissions.acknowledged.size > begun + 20);
    await first.kill();
    const before = submissions.acknowledged.size;
    await until(() => submissions.acknowledged.size > before + 60);
    const result = await load.stop();
    // What the killed process had in hand is answered 502, which acknowledges nothing. How much that is, is up to the
    // machine's speed; that it ends there is not.
    expect([...result.refused.keys()].filter((status) => status !== 502)).toEqual([]);
    const alone = offerLoad({ port: nginx.port, submissions, ratePerSecond: 40, clients: 'address' });
    const served = submissions.acknowledged.size;
    await until(() => submissions.acknowledged.size > served + 60);
    expect([...(await alone.stop()).refused]).toEqual([]);
    await endLeases(place);
    await waitForMails(second.port);
    const verdict = await judge(place, submissions, mailbox.mails, ownerEmail);
    expect(verdict).toMatchObject({ missing: 0, twice: 0, mails: { missing: 0, duplicates: 0 } });
    expect(isFlawless(verdict, 1)).toBe(true);
  }, 180_000);
});
