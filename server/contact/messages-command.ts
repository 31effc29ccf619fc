/**
 * `npm run messages -- list`, `npm run --silent messages -- export [--json] > messages.csv`, `npm run messages --
 * corrections [--all]`, `npm run messages -- corrections close <reference> accepted|declined`
 */
import { closeCorrection, listCorrections } from '../corrections/list-corrections.ts';
import { CommandError, report } from '../operate/command.ts';
import { withDatabase } from '../operate/with-database.ts';
import { exportMessages, listMessages } from './export-messages.ts';

const usage =
  'Usage: npm run messages -- list | export [--json] | corrections [--all] | ' +
  'corrections close <reference> accepted|declined';
const [command, ...options] = process.argv.slice(2);

await report(() => {
  if (command === 'list' && options.length === 0)
    return withDatabase(async ({ db }) => (await listMessages(db)).replace(/\n$/, '') || 'No messages.');
  if (command === 'corrections') return corrections(options);
  const isExport = command === 'export' && options.every((option) => option === '--json');
  if (!isExport) throw new CommandError(usage);
  // The last line end is the one that `report` prints.
  return withDatabase(async ({ db }) =>
    (await exportMessages(db, options.includes('--json') ? 'json' : 'csv')).replace(/\n$/, ''),
  );
});

function corrections([first, reference, outcome, ...more]: string[]): Promise<string> {
  if (first === undefined || (first === '--all' && reference === undefined))
    return withDatabase(async ({ db }) => {
      const listed = await listCorrections(db, first === '--all');
      return listed.replace(/\n$/, '') || (first ? 'No corrections.' : 'No open corrections.');
    });
  const isOutcome = outcome === 'accepted' || outcome === 'declined';
  if (first !== 'close' || reference === undefined || !isOutcome || more.length > 0) throw new CommandError(usage);
  return withDatabase(async ({ db }) => {
    if (!(await closeCorrection(db, reference, outcome, new Date())))
      throw new CommandError(`No open correction has the reference ${reference}: see npm run messages -- corrections.`);
    return `${reference.toUpperCase()} is closed as ${outcome}.`;
  });
}
