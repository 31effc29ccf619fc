/** The link in every mail of alerts by which its reader changes or ends them. Signed, not stored; it never expires. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { alertPaths } from './alert-paths.ts';

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

/** @param secret of this installation (db/shared-secret.ts) */
export const manageToken = (secret: string, subscriberId: string): string =>
  `${subscriberId}.${sign(secret, subscriberId)}`;

/** @returns the subscriber's id, or null for a token that we did not make */
export function subscriberOfToken(secret: string, token: string | undefined): string | null {
  const [, id, signature] = shape.exec(token ?? '') ?? [];
  if (id === undefined || signature === undefined) return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, id))) ? id : null;
}

export const manageAddress = (publicOrigin: string, token: string): string =>
  `${publicOrigin}${alertPaths.manage}?token=${token}`;

/** RFC 2369 and RFC 8058: mail programs show a button of their own, which posts to the address. */
export const unsubscribeHeaders = (publicOrigin: string, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeAddress(publicOrigin, token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export const unsubscribeAddress = (publicOrigin: string, token: string): string =>
  `${publicOrigin}${alertPaths.unsubscribe}?token=${token}`;

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`alerts of ${id}`).digest('base64url');
