/** What is wrong with one answer, whatever was asked. */
import type { Answer } from './exchange.ts';
import { marks } from './payloads.ts';

/** Inner workings that no visitor should read. */
const leaks = new RegExp(
  '\\bat \\S+ \\(|node:internal|node_modules|\\.ts:\\d+|sqlite|kysely|postgres|ENOENT|ECONNREFUSED|' +
    'SyntaxError|TypeError|RangeError',
  'i',
);

/** @param secretPaths folders of this machine. @returns in words, one each; empty where all is well */
export function judgeAnswer(
  { status, headers, text, isTimedOut }: Answer,
  mayHang: boolean,
  secretPaths: readonly string[],
): string[] {
  // The one thing that may be unavailable: the radio, which is off here. Only its answers may be read by other sites.
  const isRadioOff =
    status === 503 && headers['retry-after'] !== undefined && headers['access-control-allow-origin'] === '*';
  const location = headers['location'];
  const checks: [boolean, string][] = [
    [isTimedOut && !mayHang, 'was never answered'],
    [status === 0 && !mayHang, 'was cut off without a word'],
    [status >= 500 && !isRadioOff, `answered ${status}`],
    [leaks.test(text), `leaks ${leaks.exec(text)?.[0]}`],
    [secretPaths.some((path) => text.includes(path)), 'leaks a path of the machine'],
    [
      /html/.test(headers['content-type'] ?? '') && (text.includes(marks.tag) || text.includes(marks.attribute)),
      'repeats markup unescaped',
    ],
    [new RegExp(`^${marks.header}:`, 'im').test(text.split('\r\n\r\n')[0] ?? ''), 'has a header of the visitor’s'],
    [location !== undefined && !/^\/(?![/\\])/.test(location), `redirects to ${location}`],
    [text.includes('root:x:0'), 'shows a file of the machine'],
    [isWithoutGuards(status, headers), 'is a page without its security headers'],
  ];
  return checks.flatMap(([holds, trouble]) => (holds ? [trouble] : []));
}

function isWithoutGuards(status: number, headers: Record<string, string>): boolean {
  if (!/html/.test(headers['content-type'] ?? '') || status === 304) return false;
  return (
    !headers['content-security-policy']?.includes('frame-ancestors') || headers['x-content-type-options'] !== 'nosniff'
  );
}
