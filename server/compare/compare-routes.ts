/** `GET /state-guides/compare?states=ohio,texas`: the comparison in the page, before any script and without one. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { paths } from '../../app/paths.ts';
import { chooseEncoding, type Encoding } from '../http/accept-encoding.ts';
import type { Limits } from '../http/rate-limit.ts';
import type { ComparedPages } from './compared-pages.ts';

/** `limits`: absent where nobody is counted (tests). */
export type CompareDependencies = {
  comparedPages: ComparedPages;
  limits?: Pick<Limits, 'limitBy' | 'clientAddress'>;
};

type Written = { body: Uint8Array<ArrayBuffer>; etag: string };

/** Four names and what a form writes around them; longer addresses are none that this site makes. */
const longestSearch = 200;
/** Pages of about 15 KB: what is asked for again and again is written once. */
const mostKept = 300;
const encodings = new Set<Encoding>(['br', 'gzip', 'identity']);
const compress: Record<Encoding, (html: string) => Promise<Uint8Array>> = {
  // A page is written for one reader: quality 5 takes a few milliseconds, 11 a third of a second.
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => promisify(gzip)(html),
  identity: async (html) => Buffer.from(html),
};

/** What is no comparison, or too much for one client, is the built page's: its script shows the same. */
export function compareRoutes({ comparedPages, limits }: CompareDependencies): Hono {
  const app = new Hono();
  const kept = new Map<string, Written>();
  app.get(paths.compareStates, async (context, next) => {
    const { search } = new URL(context.req.url);
    if (search.length > longestSearch || !search.includes('states=')) return next();
    const encoding = chooseEncoding(context.req.header('accept-encoding'), encodings);
    const key = `${encoding}${search}`;
    const known = kept.get(key);
    if (known) return answer(context, known, encoding);
    const limit = await limits?.limitBy('compare-client', limits.clientAddress(context));
    const html = limit?.allowed === false ? null : await comparedPages.write(search);
    if (html === null) return next();
    const written = await asBody(html, encoding);
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
    kept.set(key, written);
    return answer(context, written, encoding);
  });
  return app;
}

async function asBody(html: string, encoding: Encoding): Promise<Written> {
  const body = Uint8Array.from(await compress[encoding](html));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function answer(context: Context, { body, etag }: Written, encoding: Encoding): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Length': `${body.length}` } });
}
