/** Whom a request counts for. */
import { isIP } from 'node:net';
import type { Context } from 'hono';

/**
 * The client's address: of its socket or, behind a trusted proxy, the last one in `X-Forwarded-For`, which is the one
 * that proxy saw (what stands before it, anyone can write). An IPv6 address is cut to its /64, the smallest network one
 * customer gets. 'unknown' where there is no socket (in tests).
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const incoming = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  const address = forwarded && isIP(forwarded) ? forwarded : incoming?.socket?.remoteAddress;
  return address ? networkOf(address) : 'unknown';
}

/** `::ffff:192.0.2.1` is `192.0.2.1`; `2001:db8:1:2:3::4` is `2001:db8:1:2::/64`. */
export function networkOf(address: string): string {
  const withoutZone = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(withoutZone);
  if (mapped?.[1]) return mapped[1];
  if (isIP(withoutZone) !== 6) return withoutZone;
  // A URL holds the shortest form; only "::" is left to write out. Behind it at least one group is missing, so zeros
  // stand for it.
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return `${all.slice(0, 4).join(':')}::/64`;
}
