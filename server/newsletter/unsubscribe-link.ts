/** The way out that every newsletter mail carries. */
import { newsletterPaths } from './newsletter-paths.ts';

/** The page with the button; a POST to the same address is the one click. */
export function unsubscribeAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${newsletterPaths.unsubscribe}?token=${token}`;
}

/**
 * RFC 2369 and RFC 8058: mail programs show a button of their own, which posts `List-Unsubscribe=One-Click` to the
 * address.
 */
export function unsubscribeHeaders(publicOrigin: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeAddress(publicOrigin, token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
