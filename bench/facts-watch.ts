/**
 * `npm run bench:facts-watch [-- --all] [-- --long]`: how often the watch's verdict on a changed page is right, on the
 * half of the cases that was kept aside while it was written. `--all` shows the other half too. `--long`: a run over
 * 2,000 local sources, its time and memory.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../server/testing/seeded-random.ts';
import { drawCases, judgeCases, scoresOf } from '../watch/testing/judge-cases.ts';
import { startPageServer } from '../watch/testing/page-server.ts';

const seed = 20_261_122;
const longRun = 2000;
const { seen, keptAside } = drawCases(seededRandom(seed));

if (process.argv.includes('--all')) await show('seen while it was written', seen);
await show('kept aside', keptAside);
if (process.argv.includes('--long')) await runLong();

async function show(name: string, cases: typeof seen): Promise<void> {
  const judged = await judgeCases(cases);
  console.log(`\n${cases.length} cases ${name}`);
  for (const { verdict, cases: count, precision, recall } of scoresOf(judged))
    console.log(
      `${verdict.padEnd(18)} ${String(count).padStart(4)}  precision ${precision.toFixed(3)}  ` +
        `recall ${recall.toFixed(3)}`,
    );
  const wrong = judged.filter(({ change, verdict, rightFigures }) => verdict !== change.right || !rightFigures);
  for (const { page, change, verdict } of wrong)
    console.log(
      `  page ${page.number} (${page.kind}, ${page.fact.path}), ${change.name}: ${verdict}, not ${change.right}`,
    );
}

/** Killed in the middle, then run to its end. */
async function runLong(): Promise<void> {
  const server = await startPageServer();
  const folder = mkdtempSync(join(tmpdir(), 'facts-watch-'));
  const text = '<p>Bring two forms of identification and arrive early.</p>'.repeat(2000);
  const bytes = Buffer.from(`<h2>Fees</h2><p>Pay an exam fee of $63 to the testing company.</p>${text}`);
  for (let index = 0; index < longRun; index += 1)
    server.put(`/page/${index}`, { status: 200, type: 'text/html', bytes });
  const options = ['watch/testing/long-run.ts', folder, `${server.port}`, `${longRun}`];
  const started = performance.now();
  const first = spawn(process.execPath, options, { stdio: 'ignore' });
  const ended = new Promise((resolve) => first.once('close', resolve));
  while (server.log.length < longRun / 2) await new Promise((resolve) => setTimeout(resolve, 20));
  first.kill('SIGKILL');
  await ended;
  const before = server.log.filter(({ path }) => path !== '/robots.txt').length;
  const second = spawn(process.execPath, options, { stdio: ['ignore', 'inherit', 'inherit'] });
  await new Promise((resolve) => second.once('close', resolve));
  const asked = server.log.filter(({ path }) => path !== '/robots.txt').length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const size = `${longRun} sources of ${bytes.length} bytes`;
  console.log(`${size} in ${seconds} s, killed after ${before}; ${asked} pages were asked for.`);
  await server.stop();
  rmSync(folder, { recursive: true });
}
