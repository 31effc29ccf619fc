/** Whether the database takes anything: on a full disk it still answers whatever is asked, and keeps nothing. */
import { randomBytes } from 'node:crypto';
import type { OpenedDatabase } from '../db/open-database.ts';
import { newId } from '../db/new-id.ts';

/** More than a page of either database (4 and 8 KB), and not to be compressed: room has to be found for it. */
const fillerBytes = 9000;

/**
 * Writes one row and deletes those before it, synced like everything that is acknowledged.
 * @throws when the database does not take it
 */
export async function probeWriting({ db }: OpenedDatabase): Promise<void> {
  const id = newId();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('write_probes')
      .values({ id, filler: randomBytes(fillerBytes).toString('base64') })
      .execute();
    await transaction.deleteFrom('write_probes').where('id', '!=', id).execute();
  });
}
