/** One file of the index as a response: encoding, validators, ranges, caching. */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';
import { parseRange, type ByteRange } from './byte-range.ts';
import { acceptsRanges } from './content-types.ts';
import type { Representation, SiteFile } from './site-index.ts';

/**
 * The headers of a file that its content does not decide: those for security, by path, type and TLS. One object for all
 * that are alike.
 */
export type BaseHeaders = (file: SiteFile, context: Context) => Readonly<Record<string, string>>;

/**
 * Whether a response was composed with every header it needs. Touching the headers of such a response would cost more
 * than sending it. It has no request id: nobody asks about a file, and 54 bytes can be a round trip.
 */
export function hasAllHeaders(context: Context): boolean {
  // Where the file was gone after all, another answer has come in its place.
  return context.get(allHeaders) === true && context.error === undefined;
}

const allHeaders = 'hasAllHeaders';

/**
 * Answers 200, 206, 304 or 416 as the request's conditional and range headers ask; an `Accept-Encoding` picks the form.
 * @throws when the file has gone from the disk since the start
 */
export function sendFile(
  context: Context,
  file: SiteFile,
  cacheControl: string,
  base: Readonly<Record<string, string>>,
): Response | Promise<Response> {
  const { representation, encoding } = negotiate(context, file);
  const headers: Record<string, string> = {
    ...fileHeaders(file, representation, encoding, base),
    'Cache-Control': cacheControl,
    ETag: representation.etag,
  };
  context.set(allHeaders, true);
  if (matchesEtag(context.req.header('if-none-match'), representation.etag))
    return new Response(null, { status: 304, headers });
  if (!acceptsRanges(file.contentType)) return respond(context, 200, headers, representation, null);
  headers['Accept-Ranges'] = 'bytes';
  const range = requestedRange(context, representation);
  if (range === null) return respond(context, 200, headers, representation, null);
  headers['Content-Range'] =
    `bytes ${range === 'unsatisfiable' ? '*' : `${range.start}-${range.end}`}/${representation.size}`;
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers });
  return respond(context, 206, headers, representation, range);
}

/**
 * The not-found page: never cached, since the address may exist after the next build. Ignores conditions and ranges.
 */
export function sendNotFoundPage(context: Context, file: SiteFile): Response | Promise<Response> {
  const { representation, encoding } = negotiate(context, file);
  // What may frame a page depends on the address, which here is the visitor's own: the security headers are added
  // later.
  return respond(
    context,
    404,
    { ...fileHeaders(file, representation, encoding, noBase), 'Cache-Control': 'no-store' },
    representation,
    null,
  );
}

function negotiate(context: Context, file: SiteFile): { representation: Representation; encoding: Encoding } {
  const encoding = chooseEncoding(context.req.header('accept-encoding'), file.representations);
  const representation = file.representations.get(encoding);
  if (!representation) throw new Error(`The index holds no ${encoding} form of ${file.urlPath}.`);
  return { representation, encoding };
}

/** One object: it is a key below. */
const noBase: Readonly<Record<string, string>> = {};

const composed = new WeakMap<Representation, Map<Readonly<Record<string, string>>, Readonly<Record<string, string>>>>();

/** The headers that are the same in every answer, composed once for each form of a file. */
function fileHeaders(
  file: SiteFile,
  representation: Representation,
  encoding: Encoding,
  base: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const known = composed.get(representation)?.get(base);
  if (known) return known;
  const headers = {
    ...base,
    'Content-Type': file.contentType,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...(file.representations.size > 1 && { Vary: 'Accept-Encoding' }),
  };
  composed.set(representation, (composed.get(representation) ?? new Map()).set(base, headers));
  return headers;
}

/** Weak comparison, as RFC 9110 (13.1.2) has it for If-None-Match. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  return (
    header?.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag) ??
    false
  );
}

function requestedRange(context: Context, representation: Representation): ByteRange | 'unsatisfiable' | null {
  const condition = context.req.header('if-range');
  const isCurrent = condition === undefined || condition.trim() === representation.etag;
  return context.req.method === 'GET' && isCurrent
    ? parseRange(context.req.header('range'), representation.size)
    : null;
}

function respond(
  context: Context,
  status: number,
  headers: Record<string, string>,
  representation: Representation,
  range: ByteRange | null,
): Response | Promise<Response> {
  const { start, end } = range ?? { start: 0, end: representation.size - 1 };
  headers['Content-Length'] = String(end - start + 1);
  // Hono answers HEAD with the GET response less its body; a stream opened for it would never be closed.
  if (context.req.method === 'HEAD') return new Response(null, { status, headers });
  if (representation.bytes)
    return new Response(range ? representation.bytes.subarray(start, end + 1) : representation.bytes, {
      status,
      headers,
    });
  return openStream(representation.filePath, start, end).then((body) => new Response(body, { status, headers }));
}

async function openStream(filePath: string, start: number, end: number): Promise<ReadableStream<Uint8Array>> {
  // Opened before the headers go out, so that a missing file is a 500 and not a broken 200.
  const handle = await open(filePath);
  return Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream<Uint8Array>;
}
