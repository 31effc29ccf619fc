/** `npm run subscribers -- count` or `npm run --silent subscribers -- export [--all] > subscribers.csv` */
import { CommandError, report } from '../operate/command.ts';
import { withDatabase } from '../operate/with-database.ts';
import { countSubscribers, exportSubscribers } from './export-subscribers.ts';

const [command, ...options] = process.argv.slice(2);

await report(async () => {
  if (command === 'count' && options.length === 0) return withDatabase(({ db }) => countSubscribers(db));
  const isExport = command === 'export' && options.every((option) => option === '--all');
  if (!isExport) throw new CommandError('Usage: npm run subscribers -- count | export [--all]');
  // The last line end is the one that `report` prints.
  return withDatabase(async ({ db }) => (await exportSubscribers(db, options.includes('--all'))).replace(/\n$/, ''));
});
