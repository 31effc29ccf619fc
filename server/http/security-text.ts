/** `/.well-known/security.txt` (RFC 9116): where to report a weakness. A file of that name in the site comes first. */
import type { Context } from 'hono';

export const securityTextPath = '/.well-known/security.txt';

const day = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year, and for a text that somebody looked at. This server renews it by running. */
const validDays = 180;

export function answerSecurityText(
  contact: string,
  publicOrigin: string,
  now: () => Date,
): (context: Context) => Response {
  return (context) => {
    const today = Math.floor(now().getTime() / day) * day;
    const lines = [
      `Contact: mailto:${contact}`,
      `Expires: ${new Date(today + validDays * day).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
    ];
    return context.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-cache' });
  };
}
