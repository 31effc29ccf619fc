/** The security headers of each kind of response, from the headers.json of the build. */
import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { z } from 'zod';

const headerRecord = z.record(z.string(), z.string());
const schema = z.object({
  pages: headerRecord,
  embeds: headerRecord,
  ownPolicies: z.array(z.object({ path: z.string(), policy: z.string(), pagePolicy: z.string() })),
  shared: headerRecord,
  searchWorker: headerRecord,
  assets: headerRecord,
  answers: headerRecord,
  overTls: z.object({ headers: headerRecord, policyDirective: z.string() }),
  embedPaths: z.string(),
  sharedPaths: z.string(),
  searchWorkerPath: z.string(),
});

/** The content of `build/headers.json`; `publish/security-headers.ts` writes and describes it. */
export type SecurityHeaders = z.infer<typeof schema>;

/**
 * Reads `build/headers.json`.
 * @throws when the file is missing or not of this shape
 */
export async function readSecurityHeaders(filePath: string): Promise<SecurityHeaders> {
  return schema.parse(JSON.parse(await readFile(filePath, 'utf8')));
}

/**
 * The headers of a response. `contentType` as sent, '' for none; `tls`: whether it travels over TLS, at least up to
 * our proxy.
 */
export type ChooseSecurityHeaders = (urlPath: string, contentType: string, tls: boolean) => Readonly<HeaderRecord>;

type HeaderRecord = Record<string, string>;
type Choice = { plain: HeaderRecord; tls: HeaderRecord };

/**
 * Composes every record once: a request only picks one. `ofFile`: of a file of the build. `ofAnswer`: of anything else,
 * at whatever address: the 404 page, JSON, a page that the server writes, be it one of the build with more in it.
 */
export function chooseSecurityHeaders(headers: SecurityHeaders): Record<'ofFile' | 'ofAnswer', ChooseSecurityHeaders> {
  const [embedPaths, sharedPaths, searchWorkerPath] = [
    headers.embedPaths,
    headers.sharedPaths,
    headers.searchWorkerPath,
  ].map((path) => new RegExp(path)) as [RegExp, RegExp, RegExp];
  const both = (record: HeaderRecord): Choice => ({ plain: record, tls: overTls(record, headers.overTls) });
  const [pages, embeds, shared, searchWorker, assets, answers] = [
    both(headers.pages),
    both(headers.embeds),
    both(headers.shared),
    both(headers.searchWorker),
    both(headers.assets),
    both(headers.answers),
  ];
  const pageRecord = (path: string) => (embedPaths.test(path) ? headers.embeds : headers.pages);
  const own = new Map(
    headers.ownPolicies.map(({ path, pagePolicy }) => [
      path,
      both({ ...pageRecord(path), 'Content-Security-Policy': pagePolicy }),
    ]),
  );
  const ofPage = (path: string) => (embedPaths.test(path) ? embeds : pages);
  const ofFile = (path: string) =>
    sharedPaths.test(path) ? shared : searchWorkerPath.test(path) ? searchWorker : assets;
  const pick = (choose: (path: string, contentType: string) => Choice): ChooseSecurityHeaders => {
    return (path, contentType, tls) => choose(path, contentType)[tls ? 'tls' : 'plain'];
  };
  return {
    ofFile: pick((path, type) =>
      isPage(type) ? (own.get(path) ?? own.get(`${folderOf(path)}/*`) ?? ofPage(path)) : ofFile(path),
    ),
    // A browser that is led to the radio's address plays it in a page of its own, which such a policy would silence.
    ofAnswer: pick((path, type) =>
      isPage(type) ? (own.get(path) ?? ofPage(path)) : type.startsWith('audio/') ? assets : answers,
    ),
  };
}

const isPage = (contentType: string): boolean => contentType.startsWith('text/html');
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function overTls(record: HeaderRecord, { headers, policyDirective }: SecurityHeaders['overTls']): HeaderRecord {
  const policy = record['Content-Security-Policy'];
  return {
    ...record,
    ...(policy !== undefined && { 'Content-Security-Policy': `${policy};${policyDirective}` }),
    ...headers,
  };
}

/**
 * Whether the visitor's connection is encrypted. `X-Forwarded-Proto` counts only behind a proxy that sets it:
 * anyone can send it.
 * @param isOriginSecure the site's public address is https: then a proxy that says nothing is one that ends TLS
 */
export function isOverTls(context: Context, trustProxy: boolean, isOriginSecure = false): boolean {
  if (trustProxy) {
    const forwarded = context.req.header('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase();
    if (forwarded !== undefined) return forwarded === 'https';
  }
  if (isOriginSecure) return true;
  const incoming = (context.env as { incoming?: { socket?: { encrypted?: boolean } } } | undefined)?.incoming;
  return incoming ? incoming.socket?.encrypted === true : new URL(context.req.url).protocol === 'https:';
}
