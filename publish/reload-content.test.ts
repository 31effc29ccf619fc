import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';

const page = '/resources/glossary/terms/abandonment';
let content: string;
let development: ChildProcess;
let origin: string;

beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'license-atlas-content-'));
  cpSync('content', content, { recursive: true });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  development = spawn(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'dev', '--host', '127.0.0.1', '--port', `${port}`],
    {
      env: { ...process.env, ATLAS_CONTENT: content, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await listening(development);
  await shown('Abandonment');
}, 120_000);

afterAll(async () => {
  development.kill();
  await once(development, 'exit');
  rmSync(content, { recursive: true });
});

test('a saved change in the content is on the page without a restart', async () => {
  const file = join(content, 'glossary/a-c.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('term: Abandonment', 'term: Changed while developing'));
  await shown('Changed while developing');
}, 60_000);

/** Until the server says where it listens: to ask before would take the processor that it starts on. */
const listening = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.stdout!.on('data', (said: Buffer) => said.includes('Local') && resolve());
  });

/** Asks for the page until it holds these words; the test's own limit ends it. */
async function shown(words: string): Promise<void> {
  for (;;) {
    const html = await fetch(origin + page).then(
      (response) => response.text(),
      () => '',
    );
    if (html.includes(`>${words}<`)) return;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
