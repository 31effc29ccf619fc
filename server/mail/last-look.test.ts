/** A mail that is taken back while its sender waits for the mail server: nothing of it is handed over afterwards. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type OpenedDatabase } from '../db/open-database.ts';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { type MailReceiver, type MailStep, startMailReceiver } from '../testing/mail-receiver.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import type { DatabasePlace } from '../testing/test-databases.ts';
import type { Delivery, DeliveryOptions } from './delivery.ts';
import { enqueueMail, startDelivery } from './mail-queue.ts';
import { createMailTransport } from './transport.ts';

const silent = { info() {}, warn() {}, error() {} };
const metrics = { sent() {}, retried() {}, failed() {} };

describeOnDatabases((databases, kind) => {
  let place: DatabasePlace;
  let opened: OpenedDatabase;
  let receiver: MailReceiver;
  let running: Delivery[];

  beforeEach(async () => {
    place = await databases.newPlace();
    opened = await databases.open(place);
    receiver = await startMailReceiver();
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((delivery) => delivery.stop()));
    await receiver.stop();
  });

  const enqueue = (name: string) =>
    opened.db.transaction().execute((transaction) => {
      const to = `${name}@example.com`;
      return enqueueMail(transaction, { to, subject: name, text: 'x', dedupeKey: name }, new Date());
    });
  const recipients = () => receiver.mails.map(({ to }) => to[0]);
  function deliver(options: Partial<DeliveryOptions> = {}): Delivery {
    const { url: smtpUrl } = receiver;
    const transport = createMailTransport({ smtpUrl, ...place, mailFrom: 'news@atlas.example' });
    const delivery = startDelivery({ opened, transport, now: () => new Date(), log: silent, metrics, ...options });
    running.push(delivery);
    return delivery;
  }
  /** Keeps the server's answer at `step` until it is let go. */
  function holdAt(step: MailStep): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    receiver.behaviour.holds[step] = promise;
    return resolve;
  }

  test.each(['greeting', 'recipient'] as const)(
    'a mail that is deleted while the server is slow with its %s is not handed over, and the next one is',
    async (step) => {
      await enqueue('ann');
      const goOn = holdAt(step);
      const delivery = deliver();
      await receiver.reached[step];
      await opened.db.deleteFrom('outbox').execute();
      goOn();
      await enqueue('bob');
      delivery.wake();
      await receiver.waitFor(1);
      await delivery.stop();
      expect(recipients()).toEqual(['bob@example.com']);
      expect(await opened.db.selectFrom('outbox').select(['recipient', 'state']).execute()).toEqual([
        { recipient: 'bob@example.com', state: 'sent' },
      ]);
    },
  );

  test('a mail that another loop has taken over meanwhile is left to that', async () => {
    await enqueue('ann');
    const goOn = holdAt('greeting');
    const delivery = deliver();
    await receiver.reached.greeting;
    await opened.db.updateTable('outbox').set({ lease_owner: 'another loop' }).execute();
    goOn();
    await delivery.stop();
    expect(recipients()).toEqual([]);
    expect(await opened.db.selectFrom('outbox').select(['state', 'lease_owner', 'attempts']).execute()).toEqual([
      { state: 'sending', lease_owner: 'another loop', attempts: 1 },
    ]);
  });

  test('a mail whose address was corrected meanwhile goes to the new one alone, at once and uncounted', async () => {
    await enqueue('ann');
    const goOn = holdAt('greeting');
    const delivery = deliver({ pollMilliseconds: 60_000 });
    await receiver.reached.greeting;
    await opened.db.updateTable('outbox').set({ recipient: 'new@example.com' }).execute();
    goOn();
    await receiver.waitFor(1);
    await delivery.stop();
    expect(recipients()).toEqual(['new@example.com']);
    expect(await opened.db.selectFrom('outbox').select(['state', 'attempts']).execute()).toEqual([
      { state: 'sent', attempts: 1 },
    ]);
  });

  test('as a file, a mail that was deleted when it was claimed is not written', async () => {
    await enqueue('ann');
    const transport = createMailTransport({ dataDirectory: place.dataDirectory, mailFrom: 'news@atlas.example' });
    const { promise: sent, resolve } = Promise.withResolvers<unknown>();
    deliver({
      transport: {
        ...transport,
        async send(mail, isStillDue) {
          await opened.db.deleteFrom('outbox').execute();
          const result = await transport.send(mail, isStillDue);
          resolve(result);
          return result;
        },
      },
    });
    expect(await sent).toEqual({ outcome: 'withdrawn' });
    expect(await readdir(join(place.dataDirectory, 'outbox'))).toEqual([]);
  });

  test.runIf(kind === 'postgres')('an answer of the database that was long on its way is not relied on', async () => {
    await enqueue('ann');
    const address = new URL(place.databaseUrl ?? '');
    const proxy = await startTcpProxy(Number(address.port));
    address.port = String(proxy.port);
    const slow = await openDatabase({ ...place, databaseUrl: address.href });
    const goOn = holdAt('recipient');
    const delivery = deliver({ opened: slow });
    await receiver.reached.recipient;
    proxy.hold();
    goOn();
    // The database has looked, and found the mail: its answer is on the way.
    await expect.poll(() => proxy.isHolding(), { timeout: 40_000 }).toBe(true);
    const asked = performance.now();
    await opened.db.deleteFrom('outbox').execute();
    await expect.poll(() => performance.now() - asked > 1100, { timeout: 40_000 }).toBe(true);
    proxy.release();
    await delivery.stop();
    await slow.close();
    await proxy.stop();
    expect(recipients()).toEqual([]);
  });

  test('while the database does not answer, nothing is handed over, and the mail goes out later', async () => {
    await enqueue('ann');
    const goOn = holdAt('recipient');
    const away = await openDatabase(place);
    const delivery = deliver({ opened: away, leaseMilliseconds: 3000 });
    await receiver.reached.recipient;
    await away.close();
    goOn();
    await delivery.stop();
    expect(recipients()).toEqual([]);
    deliver();
    await receiver.waitFor(1);
    expect(recipients()).toEqual(['ann@example.com']);
  });
});
