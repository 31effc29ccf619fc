/** The commands where DATA_DIR is not the server's, or may not be written. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, sqliteFile } from '../db/open-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder('license-atlas-place-');
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, dataDirectory: string): { status: number | null; said: string } {
  const [name = '', ...flags] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '..', name), ...flags], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDirectory },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const issue = join(import.meta.dirname, '../../content/newsletter/example.mdx');
const commands = [
  'newsletter/subscribers-command.ts count',
  'newsletter/subscribers-command.ts export',
  'contact/messages-command.ts list',
  'contact/messages-command.ts corrections',
  `newsletter/send-issue.ts send ${issue}`,
  'operate/backup.ts',
];

test.each(commands)('%s: a place without a database is named and stays without one', (command) => {
  const place = join(folder, 'forgotten');
  const { status, said } = run(command, place);
  expect([status, said]).toEqual([1, expect.stringContaining(`There is no database at ${sqliteFile(place)}`)]);
  expect(said).toContain('DATA_DIR');
  expect(existsSync(place)).toBe(false);
});

// Root may write everywhere but below a file: as that user the tests run in a container.
test.each(['newsletter/subscribers-command.ts count', 'operate/backup.ts'])(
  '%s: a place that cannot be one is named, with what to do',
  (command) => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { status, said } = run(command, join(file, 'data'));
    expect([status, said]).toEqual([1, expect.stringContaining(`${file} is not a directory`)]);
    expect(said).toContain('DATA_DIR');
    expect(said).not.toContain('    at ');
  },
);

test('a database is for its own user alone, whatever the umask', async () => {
  const umask = process.umask(0o022);
  const place = join(folder, 'new');
  mkdirSync(place);
  const opened = await openDatabase({ dataDirectory: place });
  await opened.db.insertInto('write_probes').values({ id: 'one', filler: '' }).execute();
  const modes = ['', '-wal', '-shm'].map((suffix) => statSync(sqliteFile(place) + suffix).mode & 0o777);
  await opened.close();
  process.umask(umask);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

test('a backup that cannot be written where it was asked for says where', async () => {
  const place = join(folder, 'full');
  await (await openDatabase({ dataDirectory: place })).close();
  writeFileSync(join(folder, 'a-file'), '');
  const { status, said } = run(`operate/backup.ts ${join(folder, 'a-file', 'copy.sqlite')}`, place);
  expect([status, said]).toEqual([1, expect.stringContaining(`${join(folder, 'a-file')} is not a directory`)]);
  expect(said).not.toContain('    at ');
});
