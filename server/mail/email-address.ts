/** E-mail addresses: which ones are taken, and the two forms in which they are kept. */
import { domainToASCII } from 'node:url';

/**
 * `email`: trimmed, the domain in lower case and ASCII. `emailKey`: the whole address in lower case, one per person.
 */
export type EmailAddress = { email: string; emailKey: string };

/** What a browser takes in `<input type="email">` (HTML Living Standard, "valid email address"), so that both agree. */
const local = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const domain = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** Octets, RFC 5321 section 4.5.3.1: longer ones cannot be sent to. */
const longestLocal = 64;
const longestAddress = 254;

/**
 * The address that was typed, or `null` where no browser would have let it pass. A domain in other letters than ASCII
 * becomes its `xn--` form, as browsers send it.
 * @param typed of any length and content
 */
export function parseEmailAddress(typed: string): EmailAddress | null {
  if (typed.length > 1000) return null;
  const trimmed = typed.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
  const at = trimmed.lastIndexOf('@');
  const [name, host] = [trimmed.slice(0, at), asciiDomain(trimmed.slice(at + 1))];
  const email = `${name}@${host}`;
  if (at < 1 || !local.test(name) || !domain.test(host)) return null;
  if (name.length > longestLocal || email.length > longestAddress) return null;
  return { email, emailKey: email.toLowerCase() };
}

/**
 * Only letters and digits beyond ASCII are rewritten: domainToASCII would also accept what it turns into something
 * else.
 */
function asciiDomain(host: string): string {
  const isInternational = /[^\0-\x7F]/.test(host) && /^[\p{L}\p{N}\p{M}.-]+$/u.test(host);
  return (isInternational ? domainToASCII(host) : host).toLowerCase();
}
