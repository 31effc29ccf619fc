/** `npm run build`: prepares, builds, publishes, and says how long it took. */
import { spawnSync } from 'node:child_process';

const started = performance.now();
// The Node that runs this file (24, from the dependencies) runs the steps too, whatever Node is on PATH.
const steps = [
  ['publish/before-build.ts'],
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  ['publish/after-build.ts'],
];
for (const step of steps) {
  const quiet = step.includes('build') && !process.argv.includes('--verbose');
  const { status, stdout, stderr } = spawnSync(process.execPath, step, {
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    maxBuffer: 1 << 28,
  });
  if (status === 0) continue;
  if (quiet) process.stderr.write(`${stdout}\n${stderr}`);
  console.error(`The build stopped at ${step.join(' ')}.`);
  process.exit(status ?? 1);
}
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
