/** Refuses what another site makes a visitor's browser send. */
import type { Context, MiddlewareHandler } from 'hono';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * A mail program may unsubscribe from its own site (RFC 8058): the token in the address is what permits it, and no
 * other site knows it.
 */
const permittedByToken = /^(\/[a-z]{2})?\/(newsletter|alerts)\/unsubscribe$/;

/**
 * 403 for a state-changing request that comes from a page of another site. Browsers say where it comes from in
 * `Sec-Fetch-Site`, which no page can forge, or at least in `Origin`; what sends neither is no browser, and has no
 * visitor's rights to abuse.
 * @param publicOrigin the site's own origin as visitors see it
 */
export function refuseOtherSites(publicOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    if (
      safeMethods.has(context.req.method) ||
      permittedByToken.test(context.req.path) ||
      isOwnSite(context, publicOrigin)
    )
      return next();
    const message = 'This request came from another site and was refused. Nothing was stored.';
    const wantsJson = /json/i.test(`${context.req.header('content-type')} ${context.req.header('accept')}`);
    const headers = { 'Cache-Control': 'no-store' };
    return wantsJson ? context.json({ errors: { form: message } }, 403, headers) : context.text(message, 403, headers);
  };
}

function isOwnSite(context: Context, publicOrigin: string): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = context.req.header('origin');
  if (origin === undefined || origin === publicOrigin) return true;
  // A proxy in front may speak TLS for us, so the host alone is compared.
  return URL.canParse(origin) && new URL(origin).host === context.req.header('host')?.toLowerCase();
}
