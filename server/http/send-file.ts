/** One file of the index as a response: encoding, validators, ranges, caching. */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { chooseEncoding } from './accept-encoding.ts';
import { parseRange, type ByteRange } from './byte-range.ts';
import { acceptsRanges } from './content-types.ts';
import type { Representation, SiteFile } from './site-index.ts';

/**
 * Answers 200, 206, 304 or 416 as the request's conditional and range headers ask; an `Accept-Encoding` picks the form.
 * @throws when the file has gone from the disk since the start
 */
export async function sendFile(context: Context, file: SiteFile, cacheControl: string): Promise<Response> {
  const { representation, headers } = negotiate(context, file);
  headers.set('Cache-Control', cacheControl);
  headers.set('ETag', representation.etag);
  if (matchesEtag(context.req.header('if-none-match'), representation.etag)) return new Response(null, { status: 304, headers });
  if (!acceptsRanges(file.contentType)) return respond(context, 200, headers, representation, null);
  headers.set('Accept-Ranges', 'bytes');
  const range = requestedRange(context, representation);
  if (range === null) return respond(context, 200, headers, representation, null);
  headers.set('Content-Range', `bytes ${range === 'unsatisfiable' ? '*' : `${range.start}-${range.end}`}/${representation.size}`);
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers });
  return respond(context, 206, headers, representation, range);
}

/** The not-found page: never cached, since the address may exist after the next build. Ignores conditions and ranges. */
export async function sendNotFoundPage(context: Context, file: SiteFile): Promise<Response> {
  const { representation, headers } = negotiate(context, file);
  headers.set('Cache-Control', 'no-store');
  return respond(context, 404, headers, representation, null);
}

function negotiate(context: Context, file: SiteFile): { representation: Representation; headers: Headers } {
  const encoding = chooseEncoding(context.req.header('accept-encoding'), new Set(file.representations.keys()));
  const representation = file.representations.get(encoding);
  if (!representation) throw new Error(`The index holds no ${encoding} form of ${file.urlPath}.`);
  const headers = new Headers({ 'Content-Type': file.contentType });
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  if (file.representations.size > 1) headers.set('Vary', 'Accept-Encoding');
  return { representation, headers };
}

/** Weak comparison, as RFC 9110 (13.1.2) has it for If-None-Match. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag) ?? false;
}

function requestedRange(context: Context, representation: Representation): ByteRange | 'unsatisfiable' | null {
  const condition = context.req.header('if-range');
  const isCurrent = condition === undefined || condition.trim() === representation.etag;
  return context.req.method === 'GET' && isCurrent ? parseRange(context.req.header('range'), representation.size) : null;
}

async function respond(context: Context, status: number, headers: Headers, representation: Representation, range: ByteRange | null): Promise<Response> {
  const { start, end } = range ?? { start: 0, end: representation.size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  // Hono answers HEAD with the GET response less its body; a stream opened for it would never be closed.
  if (context.req.method === 'HEAD') return new Response(null, { status, headers });
  const body = representation.bytes?.subarray(start, end + 1) ?? (await openStream(representation.filePath, start, end));
  return new Response(body, { status, headers });
}

async function openStream(filePath: string, start: number, end: number): Promise<ReadableStream<Uint8Array>> {
  // Opened before the headers go out, so that a missing file is a 500 and not a broken 200.
  const handle = await open(filePath);
  return Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream<Uint8Array>;
}
