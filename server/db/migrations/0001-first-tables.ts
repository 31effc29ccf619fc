/** Every table as of the first version; `schema.ts` says what each is for. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSubscriberTables(db);
  await createMessages(db);
  await createOutbox(db);
  await createSharedTables(db);
}

async function createSubscriberTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('pending', 'confirmed', 'unsubscribed')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    .execute();
  await db.schema
    .createTable('newsletter_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('confirm', 'unsubscribe', 'your-data', 'correct-address')`),
    )
    .addColumn('subscriber_id', 'text', (column) => column.references('subscribers.id').onDelete('cascade'))
    .addColumn('email_key', 'text')
    .addColumn('new_email', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('newsletter_tokens_subscriber').on('newsletter_tokens').column('subscriber_id').execute();
  await db.schema.createIndex('newsletter_tokens_email').on('newsletter_tokens').column('email_key').execute();
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('slug', 'text', (column) => column.primaryKey().notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('newsletter_deliveries')
    .addColumn('issue_slug', 'text', (column) => column.notNull().references('newsletter_issues.slug'))
    .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscribers.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('newsletter_deliveries_once', ['issue_slug', 'subscriber_id'])
    .execute();
  await db.schema
    .createIndex('newsletter_deliveries_subscriber')
    .on('newsletter_deliveries')
    .column('subscriber_id')
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('messages').addColumn('id', 'text', (column) => column.primaryKey().notNull());
  for (const name of ['name', 'email', 'email_key', 'subject', 'message', 'category', 'created_at']) {
    table = table.addColumn(name, 'text', (column) => column.notNull());
  }
  await table.execute();
  await db.schema.createIndex('messages_email').on('messages').column('email_key').execute();
  await db.schema.createIndex('messages_created').on('messages').column('created_at').execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('dedupe_key', 'text', (column) => column.notNull().unique())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('recipient_key', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text')
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('queued', 'sending', 'sent', 'failed')`),
    )
    .addColumn('lease_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
  // Sent mails stay for their dedupe_key; the queue never has to look past them.
  await sql`create index outbox_waiting on outbox (next_attempt_at) where state in ('queued', 'sending')`.execute(db);
  await db.schema.createIndex('outbox_recipient').on('outbox').column('recipient_key').execute();
}

async function createSharedTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey().notNull())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
