/** The security headers of each kind of response, from the headers.json of the build. */
import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { z } from 'zod';

const headerRecord = z.record(z.string(), z.string());
const schema = z.object({
  pages: headerRecord,
  embeds: headerRecord,
  shared: headerRecord,
  searchWorker: headerRecord,
  assets: headerRecord,
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

/** The headers of a response. `contentType` as sent; `tls`: whether it travels over TLS, at least up to our proxy. */
export type ChooseSecurityHeaders = (
  urlPath: string,
  contentType: string,
  tls: boolean,
) => Readonly<Record<string, string>>;

/** Composes every record once: a request only picks one. */
export function chooseSecurityHeaders(headers: SecurityHeaders): ChooseSecurityHeaders {
  const [embedPaths, sharedPaths, searchWorkerPath] = [
    headers.embedPaths,
    headers.sharedPaths,
    headers.searchWorkerPath,
  ].map((path) => new RegExp(path)) as [RegExp, RegExp, RegExp];
  const both = (record: Record<string, string>) => ({ plain: record, tls: overTls(record, headers.overTls) });
  const [pages, embeds, shared, searchWorker, assets] = [
    both(headers.pages),
    both(headers.embeds),
    both(headers.shared),
    both(headers.searchWorker),
    both(headers.assets),
  ];
  return (urlPath, contentType, tls) => {
    const isPage = contentType.startsWith('text/html');
    const ofFile = () => (sharedPaths.test(urlPath) ? shared : searchWorkerPath.test(urlPath) ? searchWorker : assets);
    const record = isPage ? (embedPaths.test(urlPath) ? embeds : pages) : ofFile();
    return tls ? record.tls : record.plain;
  };
}

function overTls(
  record: Record<string, string>,
  { headers, policyDirective }: SecurityHeaders['overTls'],
): Record<string, string> {
  const policy = record['Content-Security-Policy'];
  return {
    ...record,
    ...(policy !== undefined && { 'Content-Security-Policy': `${policy}; ${policyDirective}` }),
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
