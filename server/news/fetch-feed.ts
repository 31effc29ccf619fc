/** Fetches one feed: bounded in time, size and redirects, and never from inside the network. */
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { lookupOutside, mayAsk } from './addresses.ts';

/** What the server said a copy is known by. */
export type Validators = { etag: string | null; lastModified: string | null };

export type FetchOutcome =
  | { kind: 'fresh'; text: string; validators: Validators }
  | { kind: 'unchanged' }
  /** `reason`: for the log and the page, in words. */
  | { kind: 'failed'; reason: string };

export type FetchLimits = { milliseconds: number; bytes: number; redirects: number };
export const usualLimits: FetchLimits = { milliseconds: 10_000, bytes: 2 * 1024 * 1024, redirects: 3 };

class Refused extends Error {}

const decoders: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * @param address the configured one: its host is the owner's word and may be inside the network; where it redirects to
 * may not
 */
export async function fetchFeed(
  address: string,
  validators: Validators,
  stopping: AbortSignal,
  limits = usualLimits,
): Promise<FetchOutcome> {
  const timeout = AbortSignal.timeout(limits.milliseconds);
  const signal = AbortSignal.any([timeout, stopping]);
  try {
    return await follow(new URL(address), validators, signal, limits);
  } catch (error) {
    if (timeout.aborted)
      return { kind: 'failed', reason: `no full answer within ${limits.milliseconds / 1000} seconds` };
    return {
      kind: 'failed',
      reason:
        error instanceof Refused ? error.message : ((error as NodeJS.ErrnoException).code ?? (error as Error).name),
    };
  }
}

async function follow(
  configured: URL,
  validators: Validators,
  signal: AbortSignal,
  limits: FetchLimits,
): Promise<FetchOutcome> {
  let url = configured;
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const trusted = url.host === configured.host;
    if (!mayAsk(url, trusted)) throw new Refused('it leads to an address that is not asked');
    const response = await ask(url, validators, trusted, signal);
    const status = response.statusCode ?? 0;
    if (status === 200)
      return {
        kind: 'fresh',
        text: await readText(response, limits.bytes, signal),
        validators: validatorsOf(response),
      };
    response.destroy();
    if (status === 304) return { kind: 'unchanged' };
    if (status < 300 || status > 399 || !response.headers.location) throw new Refused(`it answers ${status}`);
    if (!URL.canParse(response.headers.location, url)) throw new Refused('it redirects to no address');
    url = new URL(response.headers.location, url);
  }
  throw new Refused(`it redirects more than ${limits.redirects} times`);
}

function ask(
  url: URL,
  { etag, lastModified }: Validators,
  trusted: boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const headers = {
    Accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
    'Accept-Encoding': 'gzip, br',
    'User-Agent': 'LicenseAtlas-news (feed reader)',
    ...(etag ? { 'If-None-Match': etag } : {}),
    ...(lastModified ? { 'If-Modified-Since': lastModified } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    request(url, { agent: false, headers, signal, ...(trusted ? {} : { lookup: lookupOutside }) }, resolve)
      .on('error', reject)
      .end();
  });
}

async function readText(response: IncomingMessage, limit: number, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The bound is on what comes out of the decoder: a megabyte of gzip can hold a gigabyte.
  for await (const chunk of decoded(response)) {
    signal.throwIfAborted();
    bytes += (chunk as Buffer).length;
    if (bytes > limit) {
      response.destroy();
      throw new Refused(`it is larger than ${limit / 1024 / 1024} MB`);
    }
    chunks.push(chunk as Buffer);
  }
  return decodeText(Buffer.concat(chunks), response.headers['content-type'] ?? '');
}

function decoded(response: IncomingMessage): AsyncIterable<unknown> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return response;
  const decoder = decoders[encoding]?.();
  if (!decoder) throw new Refused('its encoding is unknown');
  // A connection that breaks must end the decoder too, or the reader would wait for ever.
  response.on('error', (error) => (decoder as unknown as Readable).destroy(error));
  return response.pipe(decoder) as unknown as AsyncIterable<unknown>;
}

/** The charset of the header, else of the XML declaration, else UTF-8. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const opening = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const named =
    /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? /<\?xml[^>]*encoding=["']([\w-]+)/i.exec(opening)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function validatorsOf({ headers }: IncomingMessage): Validators {
  return { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
}
