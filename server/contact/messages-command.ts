/** `npm run messages -- list` or `npm run --silent messages -- export [--json] > messages.csv` */
import { CommandError, report } from '../operate/command.ts';
import { withDatabase } from '../operate/with-database.ts';
import { exportMessages, listMessages } from './export-messages.ts';

const [command, ...options] = process.argv.slice(2);

await report(async () => {
  if (command === 'list' && options.length === 0)
    return withDatabase(async ({ db }) => (await listMessages(db)).replace(/\n$/, '') || 'No messages.');
  const isExport = command === 'export' && options.every((option) => option === '--json');
  if (!isExport) throw new CommandError('Usage: npm run messages -- list | export [--json]');
  // The last line end is the one that `report` prints.
  return withDatabase(async ({ db }) =>
    (await exportMessages(db, options.includes('--json') ? 'json' : 'csv')).replace(/\n$/, ''),
  );
});
