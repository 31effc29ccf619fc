/**
 * `npm run check:builds`: builds the checkout twice, in copies of its own, and compares every file; then changes a fact
 * in both and compares a rebuild, which uses what the build before left, with a build from nothing. Exits 1 where two
 * differ.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { changeOneFact } from '../bench/builds/change-one-fact.ts';
import { copySite, madeByBuilds } from '../bench/builds/site-copy.ts';
import { differingFiles } from './two-builds/differing-files.ts';

const started = performance.now();
// Each copy lies in another folder, so that a path of this machine in a file shows as a difference.
const [one, other] = [await copySite(process.cwd()), await copySite(process.cwd())];
try {
  compare('two builds', await build(one.directory), await build(other.directory));
  await Promise.all([one, other].map(({ directory }) => changeOneFact(directory)));
  for (const made of madeByBuilds) await rm(join(other.directory, made), { recursive: true, force: true });
  compare('a rebuild and a build', await build(one.directory), await build(other.directory));
} finally {
  await Promise.all([one.remove(), other.remove()]);
}
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s.`);

function compare(what: string, first: Map<string, string>, second: Map<string, string>): void {
  const differing = differingFiles(first, second);
  for (const file of differing) console.log(`differs: ${file}`);
  console.log(`${what}: ${first.size} files, ${differing.length} differ.`);
  if (differing.length > 0) process.exitCode = 1;
}

async function build(directory: string): Promise<Map<string, string>> {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['publish/build.ts'], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the build failed: ${stdout}\n${stderr}`);
  return digestsOf(join(directory, 'build'));
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
