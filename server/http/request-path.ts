/** The path of a request, decoded once and checked. */

/** Nothing encoded, nothing that a URL could mean in two ways. */
const plainPath = /^https?:\/\/[^/?#]+(\/[A-Za-z0-9/_.~-]*)(?:\?|$)/;

/**
 * The path of a request URL where it is plain, so that it is its own decoded form; else null, and `readRequestPath` has
 * to look.
 */
export function readPlainPath(url: string): string | null {
  return plainPath.exec(url)?.[1] ?? null;
}

/** Control characters, and the backslash, which some clients and systems read as a slash. */
const forbiddenCharacters = /[\p{Cc}\\]/u;

/**
 * The decoded path of a request URL, or `null` where it is malformed: broken percent-encoding, a NUL or other control
 * character, a backslash, a `.` or `..` segment.
 * @param url absolute, as in `Request.url`
 */
export function readRequestPath(url: string): string | null {
  try {
    // Once only: a second decoding would turn %252e into a dot that no check has seen.
    const path = decodeURIComponent(new URL(url).pathname);
    const hasDotSegment = path.split('/').some((segment) => segment === '.' || segment === '..');
    return forbiddenCharacters.test(path) || hasDotSegment ? null : path;
  } catch {
    return null;
  }
}
