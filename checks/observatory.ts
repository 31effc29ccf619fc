/**
 * `npm run check:observatory`: starts the server on the finished build and scores what it answers over TLS as Mozilla's
 * Observatory would. Exits 1 where anything has less than A+.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templatePages } from '../app/site-map/template-pages.ts';
import { allNamed, parsePage } from '../publish/parse-page.ts';
import { scoreAnswer } from './observatory/score-answer.ts';

type Asked = { path: string; method?: 'POST' };

const pages: Asked[] = templatePages().map(({ path }) => ({ path }));
const ofTheServer: Asked[] = [
  { path: '/no-such-page' },
  { path: '/embed/contact' },
  { path: '/search?q=ohio' },
  { path: '/newsletter/confirm?token=x' },
  { path: '/your-data?token=x' },
  { path: '/healthz' },
  { path: '/readyz' },
  { path: '/api/now-playing?port=8076' },
  { path: '/api/newsletter', method: 'POST' },
  { path: '/api/contact', method: 'POST' },
  { path: '/api/no-such-thing' },
];

const folder = await mkdtemp(join(tmpdir(), 'license-atlas-observatory-'));
const { origin, stop } = await startServer();
const lines = new Map<string, string[]>();
for (const { path, method = 'GET' } of [...pages, ...ofTheServer]) {
  const { score, grade, findings } = await scoreOf(path, method);
  const missing = findings.filter(({ points }) => points < 0).map(({ found, points }) => `${found} ${points}`);
  const line = [`${grade} ${score}`, ...missing].join(', ');
  lines.set(line, [...(lines.get(line) ?? []), `${method === 'POST' ? 'POST ' : ''}${path}`]);
  if (grade !== 'A+') process.exitCode = 1;
}
for (const [line, paths] of lines) console.log(`${line}: ${paths.length} addresses\n  ${paths.join(' ')}`);
await stop();

async function scoreOf(path: string, method: string): Promise<ReturnType<typeof scoreAnswer>> {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-proto': 'https' },
  });
  const body = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const scripts = (isPage ? allNamed('script', parsePage(body)) : []).map(({ attribs }) => ({
    src: attribs.src ?? null,
    integrity: attribs.integrity ?? null,
  }));
  return scoreAnswer({ headers: response.headers, scripts });
}

/** As it runs behind a proxy that ends TLS. */
async function startServer(): Promise<{ origin: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      DATA_DIR: folder,
      TRUST_PROXY: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /is at http:\/\/localhost:(\d+)$/m.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`The server did not start: run npm run build first. ${output}`)));
  });
  const stopAll = async (): Promise<void> => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  return { origin: `http://127.0.0.1:${port}`, stop: stopAll };
}
