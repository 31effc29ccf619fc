// Over 250 lines: one run from start to verdict; its steps share the servers, the clock and what visitors were told.
/** Runs one schedule: a server (or two), visitors, faults; then waits for peace and judges. */
import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manageToken } from '../../alerts/manage-link.ts';
import { queueChanges } from '../../alerts/queue-changes.ts';
import { openDatabase } from '../../db/open-database.ts';
import { sharedSecret } from '../../db/shared-secret.ts';
import { Turns } from '../../db/turns.ts';
import { enqueueMail } from '../../mail/mail-queue.ts';
import { queueIssue } from '../../newsletter/queue-issue.ts';
import { backUp } from '../../operate/backup.ts';
import { restore } from '../../operate/restore.ts';
import { forgetOldRecords } from '../../operate/retention.ts';
import { type ServerCopy, type ServerProcess, startServerProcess } from '../server-process.ts';
import { startTcpProxy, type TcpProxy } from '../tcp-proxy.ts';
import type { DatabasePlace, OwnDatabases } from '../test-databases.ts';
import { type FaultySmtp, startFaultySmtp, type SmtpBehaviour, type TakenMail } from './faulty-smtp.ts';
import { answersNoted, moment, newHistory, post, readPage, signUp, write } from './history.ts';
import { issueSubject, judgeHistory } from './judge-history.ts';
import type { Fault, Schedule } from './schedule.ts';
import { timesAsFast } from './speed.ts';

/** `injected`: faults by name. `violations`: empty where every promise was kept. */
export type ScheduleResult = {
  schedule: Schedule;
  injected: Map<string, number>;
  violations: string[];
  acknowledged: number;
  offered: number;
  pagesAsked: number;
  mails: number;
};

const hour = 3_600_000;
const servesAgainWithin = 30_000;
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** @param databases of the schedule's kind; a restart of PostgreSQL falls on all that use them */
export async function runSchedule(
  schedule: Schedule,
  databases: OwnDatabases,
  copy: ServerCopy,
): Promise<ScheduleResult> {
  const world = await World.build(schedule, databases, copy);
  try {
    return await world.run();
  } finally {
    await world.end();
  }
}

/** One process of the server; `isMeantToRun` is false from a kill to the next start. */
type Runner = { running: ServerProcess | undefined; isMeantToRun: boolean; generation: number };

class World {
  readonly #schedule: Schedule;
  readonly #databases: OwnDatabases;
  readonly #copy: ServerCopy;
  readonly #place: DatabasePlace;
  readonly #proxy: TcpProxy | undefined;
  readonly #smtp: FaultySmtp;
  readonly #runners: Runner[];
  readonly #history = newHistory();
  readonly #injected = new Map<string, number>();
  readonly #epoch = Date.now();
  readonly #commands = new Turns();
  readonly #told = { shift: 0, isDiskFull: false };
  #isPaused = false;
  #alertsAsked = 0;
  /** Begun and ended: what was mailed between a backup and its restore would be mailed again by the next. */
  #alertRuns = 0;

  static async build(schedule: Schedule, databases: OwnDatabases, copy: ServerCopy): Promise<World> {
    const place = await databases.newPlace();
    const proxy = place.databaseUrl ? await startTcpProxy(Number(new URL(place.databaseUrl).port)) : undefined;
    const world = new World(schedule, databases, copy, place, proxy, await startFaultySmtp());
    world.#tellClock();
    for (const runner of world.#runners) await world.#startAgain(runner);
    return world;
  }

  private constructor(
    schedule: Schedule,
    databases: OwnDatabases,
    copy: ServerCopy,
    place: DatabasePlace,
    proxy: TcpProxy | undefined,
    smtp: FaultySmtp,
  ) {
    [this.#schedule, this.#databases, this.#copy, this.#place] = [schedule, databases, copy, place];
    [this.#proxy, this.#smtp] = [proxy, smtp];
    this.#runners = Array.from({ length: schedule.processes }, () => ({
      running: undefined,
      isMeantToRun: false,
      generation: 0,
    }));
    smtp.lateMilliseconds = 90_000 / timesAsFast;
  }

  async run(): Promise<ScheduleResult> {
    const readers = await this.#addReaders();
    const began = performance.now();
    const visits = this.#visit(began);
    const leaving = Promise.all([this.#leave(readers), this.#alert()]);
    await Promise.all(
      this.#schedule.faults.map(async (fault) => {
        await pause(fault.at);
        await this.#inject(fault);
        this.#injected.set(fault.name, (this.#injected.get(fault.name) ?? 0) + 1);
      }),
    );
    await Promise.all([visits, leaving]);
    await this.#checkService();
    await this.#drain();
    await this.#stopAll();
    const mails = await this.#allMails();
    const { addresses, messages, offered, pagesAsked } = this.#history;
    return {
      schedule: this.#schedule,
      injected: this.#injected,
      violations: await judgeHistory(this.#history, this.#place, mails),
      acknowledged: addresses.size + messages.size,
      offered,
      pagesAsked,
      mails: mails.length,
    };
  }

  async end(): Promise<void> {
    for (const runner of this.#runners) await this.#kill(runner);
    await this.#proxy?.stop();
    await this.#smtp.goAway().catch(() => undefined);
  }

  async #start(runner: Runner): Promise<void> {
    const index = this.#runners.indexOf(runner);
    const dataDirectory = index === 0 ? this.#place.dataDirectory : join(this.#place.dataDirectory, 'second');
    const running = await startServerProcess(
      this.#copy,
      {
        DATA_DIR: dataDirectory,
        // On a public site mails become no files: they would wait.
        PUBLIC_ORIGIN: this.#schedule.mail === 'smtp' ? 'https://atlas.example' : 'http://localhost',
        MAIL_FROM: 'news@atlas.example',
        OWNER_EMAIL: 'owner@atlas.example',
        TRUST_PROXY: 'true',
        CLOCK_FILE: this.#clockFile,
        CLOCK_EPOCH: String(this.#epoch),
        ...(this.#schedule.mail === 'smtp' && { SMTP_URL: this.#smtp.url }),
        ...(this.#proxy && { DATABASE_URL: this.#throughProxy() }),
      },
      ['--import', './server/testing/faults/fast-clock.ts'],
    );
    Object.assign(runner, { running, isMeantToRun: true, generation: runner.generation + 1 });
    const { generation } = runner;
    running.child.once('exit', (code, signal) => {
      if (runner.isMeantToRun && runner.generation === generation)
        this.#history.violations.push(`a server ended by itself (${code ?? signal})`);
    });
  }

  async #kill(runner: Runner): Promise<void> {
    runner.isMeantToRun = false;
    await runner.running?.kill();
  }

  async #stopAll(): Promise<void> {
    for (const runner of this.#runners) {
      runner.isMeantToRun = false;
      await runner.running?.stop();
    }
  }

  get #clockFile(): string {
    return join(this.#place.dataDirectory, 'clock.json');
  }

  /** At once, since two faults can tell it something at one moment. */
  #tellClock(change: Partial<{ shift: number; isDiskFull: boolean }> = {}): void {
    Object.assign(this.#told, change);
    writeFileSync(`${this.#clockFile}.part`, JSON.stringify(this.#told));
    renameSync(`${this.#clockFile}.part`, this.#clockFile);
  }

  #throughProxy(): string {
    const address = new URL(this.#place.databaseUrl ?? '');
    address.port = String(this.#proxy?.port);
    return address.href;
  }

  /**
   * Confirmed subscribers who are about to be sent an issue, half of whom will unsubscribe meanwhile. By address: the
   * link's token.
   */
  async #addReaders(): Promise<Map<string, string>> {
    const { db, close } = await openDatabase(this.#place);
    const { hashLinkToken, newLinkToken } = await import('../../links/link-token.ts');
    const time = new Date(this.#epoch).toISOString();
    const readers = new Map(
      Array.from({ length: 10 }, (_, index) => [`reader-${index}@reader.example`, newLinkToken()]),
    );
    for (const [email, token] of readers) {
      const dates = { created_at: time, confirmed_at: time, unsubscribed_at: null, language: 'en' };
      await db
        .insertInto('subscribers')
        .values({ id: email, email, email_key: email, status: 'confirmed', ...dates })
        .execute();
      const link = { purpose: 'unsubscribe' as const, subscriber_id: email, email_key: null, new_email: null };
      await db
        .insertInto('newsletter_tokens')
        .values({ token_hash: hashLinkToken(token) ?? '', ...link, created_at: time, expires_at: null, used_at: null })
        .execute();
    }
    await close();
    return readers;
  }

  /** Queues an issue in the middle of it all; every second reader unsubscribes a little later. */
  async #leave(readers: Map<string, string>): Promise<void> {
    await pause(this.#schedule.load / 4);
    await this.#withDatabase(async (opened) => {
      const settings = { publicOrigin: 'https://atlas.example', mailFrom: '', ownerEmail: '', siteName: 'Atlas' };
      const issue = { slug: 'november', subject: issueSubject, html: '<p>x</p>', text: 'x' };
      await queueIssue({ opened, enqueueMail, settings, now: () => this.#now(), postalAddress: 'x' }, issue);
    });
    const leavers = [...readers].filter((_, index) => index % 2 === 0);
    for (const [email, token] of leavers) {
      await pause(this.#schedule.load / 12);
      const status = await post(this.#anyPort(), `/newsletter/unsubscribe?token=${token}`, {});
      if (status === 200) this.#history.unsubscribed.set(email, moment());
    }
  }

  /**
   * Ten readers of Ohio's changes; half of them leave while the change is being sent. The command runs twice: each
   * hears of it once.
   */
  async #alert(): Promise<void> {
    const ids = Array.from({ length: 10 }, (_, index) => `alerted-${index}@reader.example`);
    const time = new Date(this.#epoch).toISOString();
    let secret = '';
    await this.#withDatabase(async ({ db }) => {
      secret = await sharedSecret(db, 'alerts', this.#now());
      await db.transaction().execute(async (transaction) => {
        const dates = { created_at: time, confirmed_at: time, ended_at: null, moved_to: null, language: 'en' };
        const rows = ids.map((id) => ({ id, email: id, email_key: id, ...dates }));
        await transaction.insertInto('alert_subscribers').values(rows).execute();
        const states = ids.map((id) => ({ subscriber_id: id, state: 'ohio', since: time }));
        await transaction.insertInto('alert_states').values(states).execute();
      });
    });
    this.#alertsAsked = ids.length;
    await pause(this.#schedule.load / 4);
    const settings = { publicOrigin: 'https://atlas.example', mailFrom: '', ownerEmail: '', siteName: 'Atlas' };
    const change = { id: 'fee', page: 'https://atlas.example/updates/ohio', state: 'ohio', place: 'Ohio' };
    const news = [{ ...change, on: time.slice(0, 10), sources: [], text: 'The fee changed.' }];
    const send = async (): Promise<void> => {
      this.#alertRuns += 1;
      await this.#withDatabase((opened) =>
        queueChanges({ opened, enqueueMail, settings, now: () => this.#now(), postalAddress: 'x' }, news),
      );
      this.#alertRuns += 1;
    };
    await send();
    for (const id of ids.filter((_, index) => index % 2 === 0)) {
      await pause(this.#schedule.load / 12);
      const status = await post(this.#anyPort(), `/alerts/unsubscribe?token=${manageToken(secret, id)}`, {});
      if (status === 200) this.#history.unsubscribed.set(id, moment());
    }
    await send();
    for (const id of ids.filter((_, index) => index % 2 === 1)) this.#history.alerted.add(id);
  }

  async #visit(began: number): Promise<void> {
    const page = await fetch(`http://127.0.0.1:${this.#anyPort()}/embed/contact`)
      .then((response) => response.text())
      .catch(() => '');
    const stamp = /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const under: Promise<unknown>[] = [];
    for (let number = 0; performance.now() - began < this.#schedule.load; number += 1) {
      await pause(40);
      if (this.#isPaused) continue;
      under.push(signUp(this.#history, this.#anyPort(), `person-${number}@subscriber.example`));
      under.push(write(this.#history, this.#anyPort(), `Question ${number}`, stamp));
      for (const runner of this.#runners)
        if (runner.isMeantToRun && runner.running) {
          const { generation } = runner;
          const isUp = () => runner.isMeantToRun && runner.generation === generation;
          under.push(readPage(this.#history, runner.running.port, isUp));
        }
    }
    await Promise.all(under);
  }

  #anyPort(): number {
    const up = this.#runners.filter(({ isMeantToRun }) => isMeantToRun);
    return (up[this.#history.offered % Math.max(up.length, 1)] ?? this.#runners[0])?.running?.port ?? 0;
  }

  #now(): Date {
    return new Date(this.#epoch + (Date.now() - this.#epoch) * timesAsFast + this.#told.shift);
  }

  /**
   * A command beside the server: meets the same faults, and is run again by whoever ran it. One at a time: two
   * connections of one process to SQLite wait for each other's lock with the process standing still, visitors and mail
   * server too.
   */
  async #withDatabase(work: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      await this.#commands.take();
      try {
        const opened = await openDatabase(this.#place);
        return void (await work(opened).finally(() => opened.close()));
      } catch (error) {
        if (tries === 30) throw error;
      } finally {
        this.#commands.give();
      }
      await pause(200);
    }
  }

  async #inject({ name, lasts }: Fault): Promise<void> {
    if (name.startsWith('mail server: ')) return this.#spoilMail(name.slice(13) as SmtpBehaviour, lasts);
    if (name === 'kill -9') return this.#killAndStart(lasts);
    if (name === 'connections cut') return this.#proxy?.cut();
    if (name === 'connections silent')
      return this.#during(
        lasts,
        () => this.#proxy?.stall(),
        () => this.#proxy?.resume(),
      );
    if (name === 'PostgreSQL restarted') return this.#databases.restart();
    if (name === 'mail server away')
      return this.#during(
        lasts,
        () => this.#smtp.goAway(),
        () => this.#smtp.comeBack(),
      );
    if (name === 'disk full') return this.#fillDisk(lasts);
    if (name === 'outbox cannot be written') return this.#blockOutbox(lasts);
    if (name === 'clock an hour ahead') return this.#tellClock({ shift: this.#told.shift + hour });
    if (name === 'clock an hour back') return this.#tellClock({ shift: this.#told.shift - hour });
    if (name === 'backup and restore') return this.#restoreMeanwhile();
    return this.#withDatabase(({ db }) => forgetOldRecords(db, this.#now()));
  }

  async #during(lasts: number, begin: () => unknown, end: () => unknown): Promise<void> {
    await begin();
    await pause(lasts);
    await end();
  }

  #spoilMail(behaviour: SmtpBehaviour, lasts: number): Promise<void> {
    const set = (to: SmtpBehaviour) => () => (this.#smtp.behaviour = to);
    return this.#during(lasts, set(behaviour), set('take'));
  }

  #fillDisk(lasts: number): Promise<void> {
    const set = (isDiskFull: boolean) => () => this.#tellClock({ isDiskFull });
    return this.#during(lasts, set(true), set(false));
  }

  /** A file stands where the folder of mails should be. What is in the folder is put aside, and counts as sent. */
  async #blockOutbox(lasts: number): Promise<void> {
    const outbox = join(this.#place.dataDirectory, 'outbox');
    // Where two such faults overlap, a file may stand there already, and a folder again afterwards.
    await mkdir(outbox, { recursive: true }).catch(() => undefined);
    for (let number = 0; ; number += 1) {
      await rename(outbox, `${outbox}-aside-${Date.now()}-${number}`).catch(() => undefined);
      // The server makes the folder for each mail: it may have been faster.
      if (
        await writeFile(outbox, '', { flag: 'wx' }).then(
          () => true,
          () => false,
        )
      )
        break;
    }
    await pause(lasts);
    await rm(outbox).catch(() => undefined);
  }

  async #killAndStart(lasts: number): Promise<void> {
    if (this.#isPaused) return;
    const runner = this.#runners[lasts % this.#runners.length];
    if (!runner?.isMeantToRun) return;
    await this.#kill(runner);
    await this.#startAgain(runner);
  }

  /** As a supervisor does: a start that meets a fault is repeated. */
  async #startAgain(runner: Runner): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#start(runner);
      } catch (error) {
        if (tries === 20) throw error;
        await pause(300);
      }
    }
  }

  /**
   * Nobody is acknowledged between the backup and the restore: what a restore loses by its nature is not what is asked
   * here.
   */
  async #restoreMeanwhile(): Promise<void> {
    if (this.#isPaused || this.#runners.some(({ isMeantToRun }) => !isMeantToRun)) return;
    this.#isPaused = true;
    const offered = this.#history.offered;
    await pause(300);
    const file = join(this.#place.dataDirectory, 'backups', `at-${offered}`);
    const before = this.#acknowledgements();
    await backUp(this.#place, file).catch(() => undefined);
    await pause(200);
    for (const runner of this.#runners) await this.#kill(runner);
    // Requests that were still open when the pause began may have been acknowledged after the backup: then it is not
    // put back. The answer to one may have come before the kill and not have been read yet.
    await answersNoted();
    if (before === this.#acknowledgements())
      await restore(this.#place, file, { force: true, now: this.#now() }).catch(() => undefined);
    for (const runner of this.#runners) await this.#startAgain(runner);
    this.#isPaused = false;
  }

  #acknowledgements(): string {
    const { addresses, messages, unsubscribed, alerted } = this.#history;
    return [addresses.size, messages.size, unsubscribed.size, alerted.size, this.#alertsAsked, this.#alertRuns].join();
  }

  async #checkService(): Promise<void> {
    for (const [index, runner] of this.#runners.entries()) {
      const began = performance.now();
      for (let number = 0; ; number += 1) {
        const port = runner.running?.port ?? 0;
        if (await signUp(this.#history, port, `after-${index}-${number}@subscriber.example`)) break;
        if (performance.now() - began > servesAgainWithin)
          return void this.#history.violations.push('no sign-up was taken within half a minute after the faults');
        await pause(100);
      }
    }
  }

  /** Hours pass until every mail is sent or given up. */
  async #drain(): Promise<void> {
    for (let hours = 0; hours < 400; hours += 1) {
      const state = await fetch(`http://127.0.0.1:${this.#anyPort()}/readyz`)
        .then((response) => response.json() as Promise<{ outbox?: { waiting: number } }>)
        .catch(() => undefined);
      if (state?.outbox?.waiting === 0) return;
      this.#tellClock({ shift: this.#told.shift + hour });
      await pause(250);
    }
    this.#history.violations.push('mails were still waiting after 400 hours');
  }

  async #allMails(): Promise<TakenMail[]> {
    if (this.#schedule.mail === 'smtp') return [...this.#smtp.mails.values()];
    const found = new Map<string, TakenMail>();
    for (const folder of await this.#mailFolders())
      for (const name of (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))) {
        const text = await readFile(join(folder, name), 'utf8');
        const header = (field: string) => new RegExp(`^${field}: (.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';
        // Written before its server looked for the last time whether it is still to be sent; renamed afterwards.
        const taken = { accepted: 1, unanswered: 0, at: [(await stat(join(folder, name))).mtimeMs] };
        const messageId = header('message-id');
        found.set(messageId, { messageId, to: header('to'), subject: header('subject'), text, ...taken });
      }
    return [...found.values()];
  }

  async #mailFolders(): Promise<string[]> {
    const places = [this.#place.dataDirectory, join(this.#place.dataDirectory, 'second')];
    const lists = await Promise.all(
      places.map(async (place) =>
        (await readdir(place).catch(() => []))
          .filter((name) => name === 'outbox' || name.startsWith('outbox-aside-'))
          .map((name) => join(place, name)),
      ),
    );
    return lists.flat();
  }
}
