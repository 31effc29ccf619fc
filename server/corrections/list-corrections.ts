/** What `npm run messages -- corrections` prints and closes. */
import type { Kysely } from 'kysely';
import type { CorrectionOutcome, Database } from '../db/schema.ts';
import { referenceOf } from '../forms/message-reference.ts';

/** Oldest first: what it is about, who sent it, and the words themselves. @param all also those that are closed */
export async function listCorrections(db: Kysely<Database>, all = false): Promise<string> {
  const rows = await correctionRows(db, all);
  return rows.map(written).join('\n');
}

function correctionRows(db: Kysely<Database>, all: boolean) {
  const query = db
    .selectFrom('corrections')
    .innerJoin('messages', 'messages.id', 'corrections.message_id')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id');
  return (all ? query : query.where('closed_at', 'is', null)).execute();
}

function written(row: Awaited<ReturnType<typeof correctionRows>>[number]): string {
  const { id, created_at, outcome, state, fact, value, source, name, email, wants_thanks, message } = row;
  const from = [name, email && `<${email}>`].filter(Boolean).join(' ') || 'no name, no address';
  return [
    `${created_at}  ${referenceOf(id)}  ${outcome ?? 'open'}  ${state} ${fact} = ${value ?? 'no figure'}`,
    `    source: ${source ?? 'none named'}`,
    `    from: ${from}${wants_thanks ? '; thanks wanted' : ''}`,
    ...message.split('\n').map((line) => `    > ${line}`),
    '',
  ].join('\n');
}

/** Notes how a correction was decided. @returns whether there was an open one of this reference */
export async function closeCorrection(
  db: Kysely<Database>,
  reference: string,
  outcome: CorrectionOutcome,
  now: Date,
): Promise<boolean> {
  const open = await db.selectFrom('corrections').select('message_id').where('closed_at', 'is', null).execute();
  const found = open.find(({ message_id }) => referenceOf(message_id) === reference.toUpperCase());
  if (!found) return false;
  await db
    .updateTable('corrections')
    .set({ outcome, closed_at: now.toISOString() })
    .where('message_id', '=', found.message_id)
    .execute();
  return true;
}
