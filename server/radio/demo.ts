/** `npm run radio:demo`: a radio station on this machine alone, so that /radio plays on a laptop. Ctrl+C stops it. */
import { startIcecast } from './demo/icecast.ts';
import { ensurePrograms } from './demo/programs.ts';
import { startSource } from './demo/source.ts';

const port = 8076;
const advice = ensurePrograms();
if (advice) {
  console.error(advice);
  process.exit(1);
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const icecast = await startIcecast(port);
  try {
    const source = await startSource(icecast);
    console.log(
      `On air at http://127.0.0.1:${port}/live. Start the site (npm start) and open http://localhost:3000/radio. ` +
        'Ctrl+C stops the radio.',
    );
    const interrupted = new Promise<void>((resolve) =>
      ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, () => resolve())),
    );
    await Promise.race([interrupted, icecast.ended, source.ended]);
    await source.stop();
  } finally {
    await icecast.stop();
  }
  console.log('Off air.');
}
