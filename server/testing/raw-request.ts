/**
 * HTTP requests exactly as written: no normalised paths, followed redirects or decoded bodies, all of which `fetch`
 * does.
 */
import { request, type IncomingHttpHeaders } from 'node:http';

export type RawResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** Sends one request to 127.0.0.1 on a connection of its own. Rejects when the connection breaks. */
export function rawRequest(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, text: bytes.toString('utf8') });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
