/** Serves pages that change, on every loopback address: each is a host of its own. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './changes.ts';

/** One request as the server saw it. `at`: milliseconds since 1970. */
export type Asked = { host: string; path: string; at: number; agent: string; conditional: boolean };

export type PageServer = {
  port: number;
  log: Asked[];
  /** What is at a path of every host; an ETag comes with it. */
  put(path: string, answer: Answer): void;
  stop(): Promise<void>;
};

/** @param robots the text of every host's robots.txt */
export async function startPageServer(robots = 'User-agent: *\nDisallow: /private/\n'): Promise<PageServer> {
  const answers = new Map<string, Answer>();
  const log: Asked[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    const { host = '', 'user-agent': agent = '', 'if-none-match': etag } = request.headers;
    log.push({ host, path, at: Date.now(), agent, conditional: etag !== undefined });
    if (path === '/robots.txt') return void response.writeHead(200, { 'Content-Type': 'text/plain' }).end(robots);
    const answer = answers.get(path);
    if (!answer) return void response.writeHead(path === '/' ? 200 : 404).end('<h1>Welcome</h1>');
    if (answer.slow) return;
    const own = `"${hash(answer.bytes)}"`;
    if (answer.status === 200 && etag === own) return void response.writeHead(304).end();
    response.writeHead(answer.status, {
      'Content-Type': answer.type,
      ...(answer.status === 200 && { ETag: own }),
      ...(answer.location && { Location: answer.location }),
    });
    response.end(answer.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    log,
    put: (path, answer) => void answers.set(path, answer),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hash = (bytes: Buffer): number => bytes.reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);
