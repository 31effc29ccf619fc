/** What `npm run messages` prints. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { toCsv } from '../operate/csv.ts';
import { referenceOf } from '../forms/message-reference.ts';

const columns = ['id', 'created_at', 'category', 'name', 'email', 'subject', 'message'] as const;

/** One line each, oldest first, without the message itself. */
export async function listMessages(db: Kysely<Database>): Promise<string> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'created_at', 'category', 'name', 'email', 'subject'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows
    .map(
      ({ id, created_at, category, name, email, subject }) =>
        `${created_at}  ${referenceOf(id)}  ${name} <${email}>  [${category}] ${subject}\n`,
    )
    .join('');
}

/** Everything, as CSV for spreadsheets or as one JSON object a line. */
export async function exportMessages(db: Kysely<Database>, format: 'csv' | 'json'): Promise<string> {
  const rows = await db.selectFrom('messages').select(columns).orderBy('created_at').orderBy('id').execute();
  return format === 'csv' ? toCsv(columns, rows) : rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
