/** What the routes that store and send are given. */
import type { Transaction } from 'kysely';
import type { OpenedDatabase } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import type { Limits } from '../http/rate-limit.ts';
import type { RenderPage } from '../http/shell.ts';
import type { Mail } from '../mail/mail-queue.ts';
import type { Log } from '../process/log.ts';
import type { Settings } from '../process/read-settings.ts';

export type Dependencies = {
  opened: OpenedDatabase;
  /** Writes a mail into the queue as part of a transaction. */
  enqueueMail(transaction: Transaction<Database>, mail: Mail, now: Date): Promise<void>;
  /** Has the queue looked at now instead of at its next turn: call after the transaction. */
  wakeDelivery(): void;
  settings: Settings;
  now: () => Date;
  log: Log;
  limits: Limits;
  renderPage: RenderPage;
  /** Signs the contact form's time stamp; the same in every process that shares a database. */
  formSecret: string;
};
