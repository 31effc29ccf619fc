// Over 250 lines: one loop; what it does with each outcome reads and changes the same state of the queue.
/** The loop that empties the mail queue. Any number of processes may run one over the same database. */
import type { OpenedDatabase } from '../db/open-database.ts';
import { newId } from '../db/new-id.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { Log } from '../process/log.ts';
import { claimMails, extendLeases, isStillClaimed, markSent, markUnsent, nextDue } from './claims.ts';
import {
  nextAfterSilence,
  nextAttempt,
  pauseAfterOutage,
  type RetrySchedule,
  usualSchedule,
} from './retry-schedule.ts';
import { mailsAtOnce, type SendResult, type Transport } from './transport.ts';

export type MailMetrics = { sent(): void; retried(): void; failed(): void };

/**
 * `leaseMilliseconds`: how long a crashed process's mails wait. `pollMilliseconds`: the longest wait before looking for
 * mails of other processes.
 */
export type DeliveryOptions = {
  opened: OpenedDatabase;
  transport: Transport;
  now: () => Date;
  log: Log;
  metrics: MailMetrics;
  schedule?: RetrySchedule;
  leaseMilliseconds?: number;
  pollMilliseconds?: number;
};

/** `wake`: looks now. `stop`: claims nothing more and resolves when the mails under way are sent or put back. */
export type Delivery = { stop(): Promise<void>; wake(): void };

export function startDelivery(options: DeliveryOptions): Delivery {
  const loop = new DeliveryLoop(options);
  const ended = loop.run();
  return {
    wake: () => loop.wake(),
    async stop() {
      loop.stopping = true;
      loop.wake();
      await ended;
      options.transport.close();
    },
  };
}

const recordingTries = 60;
/** An answer of PostgreSQL that was longer on its way says what was, not what is. */
const freshMilliseconds = 1000;
const looks = 5;

class DeliveryLoop {
  stopping = false;
  readonly #options: Required<DeliveryOptions>;
  /** Names this loop in the claims of its mails, and no other: not the one before a restart, nor the one beside it. */
  readonly #owner = newId();
  readonly #underWay = new Map<string, Promise<void>>();
  #outages = 0;
  /** By the process's own clock: were it the day's, a step back by an hour would hold up all mails for an hour. */
  #pausedUntil = 0;
  #wakeUp: (() => void) | undefined;
  #isWoken = false;

  constructor(options: DeliveryOptions) {
    this.#options = { schedule: usualSchedule, leaseMilliseconds: 120_000, pollMilliseconds: 10_000, ...options };
  }

  wake(): void {
    this.#isWoken = true;
    this.#wakeUp?.();
  }

  async run(): Promise<void> {
    const heartbeat = setInterval(() => void this.#keepLeases(), this.#options.leaseMilliseconds / 3);
    while (!this.stopping) {
      this.#isWoken = false;
      const wait = await this.#step().catch((error: unknown) => this.#giveDatabaseTime(error));
      if (wait > 0) await this.#sleep(wait);
    }
    await Promise.all(this.#underWay.values());
    clearInterval(heartbeat);
  }

  /** Claims what there is room for. @returns milliseconds until it is worth looking again */
  async #step(): Promise<number> {
    const { opened, transport, now, pollMilliseconds } = this.#options;
    const time = now();
    const pause = this.#pausedUntil - performance.now();
    if (pause > 0) return pause;
    // After an outage one mail tries the way for all.
    const room = (this.#outages > 0 ? 1 : mailsAtOnce) - this.#underWay.size;
    if (room <= 0) return pollMilliseconds;
    const mails = await claimMails(opened, {
      limit: room,
      now: time,
      leaseUntil: this.#leaseEnd(),
      owner: this.#owner,
      except: [...this.#underWay.keys()],
      domain: transport.domain,
    });
    for (const mail of mails) this.#start(mail);
    if (mails.length === room) return pollMilliseconds;
    const due = await nextDue(opened.db);
    // The clock may have jumped over the lease of a mail that is still under way here.
    if (due && due <= now() && this.#underWay.size > 0) return Math.min(pollMilliseconds, 1000);
    return due ? Math.min(Math.max(due.getTime() - now().getTime(), 1), pollMilliseconds) : pollMilliseconds;
  }

  #start(mail: OutboxRow): void {
    const sending = this.#send(mail)
      .catch((error: unknown) => void this.#giveDatabaseTime(error))
      .finally(() => {
        this.#underWay.delete(mail.id);
        this.wake();
      });
    this.#underWay.set(mail.id, sending);
  }

  async #send(mail: OutboxRow): Promise<void> {
    const { opened, transport, now, metrics } = this.#options;
    const result = await transport.send(mail, () => this.#isStillDue(mail));
    if (result.outcome === 'unreachable') return this.#putBack(mail, result.reason);
    this.#outages = 0;
    if (result.outcome === 'withdrawn') return this.#leave(mail);
    if (result.outcome === 'refused') return this.#tryLater(mail, result);
    if (result.outcome === 'silent') return this.#tryMuchLater(mail, result.reason);
    await this.#untilRecorded(() => markSent(opened.db, mail.id, now()));
    metrics.sent();
  }

  /**
   * Asked in the moment before a mail is handed over, so that nobody gets one who had been told that none would come.
   * @throws when the database does not say so in time
   */
  async #isStillDue(mail: OutboxRow): Promise<boolean> {
    const { db, kind } = this.#options.opened;
    for (let look = 1; look <= looks; look += 1) {
      const asked = performance.now();
      if (!(await isStillClaimed(db, mail))) return false;
      // SQLite answers within this process: nothing can be acknowledged between its answer and now.
      if (kind === 'sqlite' || performance.now() - asked < freshMilliseconds) return true;
    }
    throw new Error('The database answers too slowly to rely on it.');
  }

  /** Taken back, or another loop's: nothing to do. One whose address was corrected goes to that now. */
  async #leave(mail: OutboxRow): Promise<void> {
    const { opened, now } = this.#options;
    const [attempts, time] = [mail.attempts - 1, now()];
    await markUnsent(opened.db, mail, { ...mail, attempts, reason: 'changed', nextAttempt: time, now: time });
  }

  /**
   * That a mail was sent is known here alone: were it forgotten while the database restarts, the mail would go out
   * twice.
   */
  async #untilRecorded(record: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await record();
      } catch (error) {
        if (tries === recordingTries) throw error;
        await new Promise((resolve) => setTimeout(resolve, this.#giveDatabaseTime(error)));
      }
    }
  }

  /**
   * The trouble is not this mail's: the attempt does not count, and the whole queue waits. Only its age can end such a
   * mail.
   */
  async #putBack(mail: OutboxRow, reason: string): Promise<void> {
    const { opened, now, log, schedule, metrics } = this.#options;
    const time = now();
    if (this.#pausedUntil <= performance.now()) {
      this.#outages += 1;
      this.#pausedUntil = performance.now() + pauseAfterOutage(this.#outages, schedule);
      log.warn('mail server unreachable', { reason, failures: this.#outages });
    }
    // Behind the mails that have not been tried: one whose content breaks connections must not hold up the rest.
    const next = new Date(time.getTime() + Math.max(this.#pausedUntil - performance.now(), 0));
    const isTooOld = time.getTime() - new Date(mail.created_at).getTime() > schedule.giveUpAfter;
    const nextAttemptAt = isTooOld ? null : next;
    const attempts = mail.attempts - 1;
    await markUnsent(opened.db, mail, { ...mail, attempts, reason, nextAttempt: nextAttemptAt, now: time });
    if (isTooOld) metrics.failed();
    else metrics.retried();
  }

  async #tryLater(mail: OutboxRow, { permanent, reason }: Extract<SendResult, { outcome: 'refused' }>): Promise<void> {
    const { opened, now, log, schedule, metrics } = this.#options;
    const attempt = { attempts: mail.attempts, createdAt: new Date(mail.created_at), permanent };
    const next = nextAttempt(attempt, now(), Math.random(), schedule);
    await markUnsent(opened.db, mail, { ...mail, reason, nextAttempt: next, now: now() });
    if (next) metrics.retried();
    else metrics.failed();
    log.warn(next ? 'mail refused, to be tried again' : 'mail given up', {
      mail: mail.id,
      attempts: mail.attempts,
      reason,
    });
  }

  /**
   * The server may have taken it: soon again would be a second copy for the reader. The others do not wait for this
   * one.
   */
  async #tryMuchLater(mail: OutboxRow, reason: string): Promise<void> {
    const { opened, now, log, schedule, metrics } = this.#options;
    const silences = mail.silent_attempts + 1;
    const next = nextAfterSilence(silences, new Date(mail.created_at), now(), schedule);
    const unsent = { ...mail, silent_attempts: silences, reason: `no answer after the data: ${reason}` };
    await this.#untilRecorded(() => markUnsent(opened.db, mail, { ...unsent, nextAttempt: next, now: now() }));
    if (next) metrics.retried();
    else metrics.failed();
    log.warn(next ? 'mail taken without an answer, to be tried again' : 'mail given up without an answer', {
      mail: mail.id,
      silences,
    });
  }

  #leaseEnd(): Date {
    return new Date(this.#options.now().getTime() + this.#options.leaseMilliseconds);
  }

  async #keepLeases(): Promise<void> {
    await extendLeases(this.#options.opened.db, [...this.#underWay.keys()], this.#owner, this.#leaseEnd()).catch(
      (error: unknown) => this.#giveDatabaseTime(error),
    );
  }

  /** A database that is restarting comes back; until then the claims stand and nothing is lost. */
  #giveDatabaseTime(error: unknown): number {
    this.#options.log.error('mail queue cannot reach the database', {
      error: error instanceof Error ? error.name : 'unknown',
    });
    return 1000;
  }

  #sleep(milliseconds: number): Promise<void> {
    if (this.#isWoken) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(finish, milliseconds);
      this.#wakeUp = finish;
      function finish(): void {
        clearTimeout(timer);
        resolve();
      }
    });
  }
}
