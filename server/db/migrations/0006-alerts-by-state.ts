/** Who wants to hear of changes in which states, and which changes went to whom. */
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('moved_to', 'text', (column) => column.references('alert_subscribers.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('alert_states')
    .addColumn('subscriber_id', 'text', ofSubscriber)
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_states_once', ['subscriber_id', 'state'])
    .execute();
  await db.schema
    .createTable('alert_requests')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('subscriber_id', 'text', ofSubscriber)
    .addColumn('states', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createTable('alert_deliveries')
    .addColumn('subscriber_id', 'text', ofSubscriber)
    .addColumn('change_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_deliveries_once', ['subscriber_id', 'change_id'])
    .execute();
  await db.schema.createIndex('alert_requests_subscriber').on('alert_requests').column('subscriber_id').execute();
  await db.schema.createIndex('alert_subscribers_moved').on('alert_subscribers').column('moved_to').execute();
}

const ofSubscriber = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('alert_subscribers.id').onDelete('cascade');
