/**
 * `npm run check:builds`: builds the checkout twice, in copies of its own, and compares every file. Exits 1 where two
 * differ.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { copySite } from '../bench/builds/site-copy.ts';
import { differingFiles } from './two-builds/differing-files.ts';

const started = performance.now();
const first = await buildACopy();
const second = await buildACopy();
const differing = differingFiles(first, second);
for (const file of differing) console.log(`differs: ${file}`);
console.log(`${first.size} files, ${differing.length} differ, ${((performance.now() - started) / 1000).toFixed(0)} s.`);
process.exitCode = differing.length === 0 ? 0 : 1;

/** Each copy lies in another folder, so that a path of this machine in a file shows as a difference. */
async function buildACopy(): Promise<Map<string, string>> {
  const { directory, remove } = await copySite(process.cwd());
  const { status, stdout, stderr } = spawnSync(process.execPath, ['publish/build.ts'], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the build failed: ${stdout}\n${stderr}`);
  const digests = await digestsOf(join(directory, 'build'));
  await remove();
  return digests;
}

/** SHA-256 of every file, by its path below the directory. */
async function digestsOf(directory: string): Promise<Map<string, string>> {
  const entries = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const digests = new Map<string, string>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    digests.set(
      relative(directory, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  }
  return digests;
}
