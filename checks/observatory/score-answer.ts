/**
 * The scoring of Mozilla's HTTP Observatory, for one answer and without the internet. Its rules as they stood in
 * November 2026 (github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests), written anew as
 * data: what an answer has, and what that is worth. Not asked here, since a server behind a proxy does not decide it:
 * the certificate, the redirect from http, the preload list.
 */

/** `headers`: names in lower case, as sent over TLS. `scripts`: the `src` and `integrity` of each script of a page. */
export type ScannedAnswer = { headers: Headers; scripts: { src: string | null; integrity: string | null }[] };

/** `found`: what the answer has, in the Observatory's words; `points`: what that adds to 100. */
export type Finding = { rule: string; found: string; points: number };

type Case = [found: string, points: number, applies: (answer: ScannedAnswer) => boolean];

const otherwise = (): boolean => true;
const is =
  (name: string, ...values: string[]) =>
  ({ headers }: ScannedAnswer): boolean =>
    values.includes((headers.get(name) ?? '').trim().toLowerCase());
const hasNo =
  (name: string) =>
  ({ headers }: ScannedAnswer): boolean =>
    !headers.has(name);

const tooBroad = ['*', 'ftp:', 'http:', 'https:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const unsafeInline = ["'unsafe-inline'", 'data:'];
const halfAYear = 15_552_000;

/** Of each rule, the first case that applies counts. */
export const rules: Record<string, Case[]> = {
  'content-security-policy': [
    ['csp-not-implemented', -25, ({ headers }) => policyOf(headers).size === 0],
    ['csp-header-invalid', -25, ({ headers }) => repeatsItself(headers)],
    [
      'csp-implemented-with-unsafe-inline',
      -20,
      (answer) => hasSource(answer, ['script-src'], [...tooBroad, ...unsafeInline]),
    ],
    ['csp-implemented-with-unsafe-inline', -20, (answer) => hasSource(answer, ['object-src'], tooBroad)],
    ['csp-implemented-with-insecure-scheme', -20, (answer) => isInsecure(answer, (name) => !passive.has(name))],
    [
      'csp-implemented-with-unsafe-eval',
      -10,
      (answer) => hasSource(answer, ['script-src', 'style-src'], ["'unsafe-eval'"]),
    ],
    [
      'csp-implemented-with-insecure-scheme-in-passive-content-only',
      -10,
      (answer) => isInsecure(answer, (name) => passive.has(name)),
    ],
    [
      'csp-implemented-with-unsafe-inline-in-style-src-only',
      0,
      (answer) => hasSource(answer, ['style-src'], [...tooBroad, ...unsafeInline]),
    ],
    [
      'csp-implemented-with-no-unsafe-default-src-none',
      10,
      ({ headers }) => policyOf(headers).get('default-src')?.join() === "'none'",
    ],
    ['csp-implemented-with-no-unsafe', 5, otherwise],
  ],
  cookies: [
    ['cookies-not-found', 0, hasNo('set-cookie')],
    // No answer of this site sets one: the first that does has to be looked at.
    ['cookies-without-secure-flag', -20, otherwise],
  ],
  'cross-origin-resource-sharing': [
    [
      'cross-origin-resource-sharing-implemented-with-universal-access',
      -50,
      (answer) =>
        is('access-control-allow-credentials', 'true')(answer) && !is('access-control-allow-origin', '*')(answer),
    ],
    ['cross-origin-resource-sharing-not-implemented-or-public', 0, otherwise],
  ],
  'referrer-policy': [
    ['referrer-policy-not-implemented', 0, hasNo('referrer-policy')],
    [
      'referrer-policy-private',
      5,
      is('referrer-policy', 'no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'),
    ],
    ['referrer-policy-unsafe', -5, otherwise],
  ],
  'strict-transport-security': [
    ['hsts-not-implemented', -20, hasNo('strict-transport-security')],
    ['hsts-header-invalid', -20, ({ headers }) => Number.isNaN(maximumAge(headers))],
    ['hsts-implemented-max-age-less-than-six-months', -10, ({ headers }) => maximumAge(headers) < halfAYear],
    ['hsts-implemented-max-age-at-least-six-months', 0, otherwise],
  ],
  'subresource-integrity': [
    ['sri-not-implemented-but-no-scripts-loaded', 0, ({ scripts }) => scripts.every(({ src }) => src === null)],
    [
      'sri-not-implemented-and-external-scripts-not-loaded-securely',
      -50,
      ({ scripts }) => scripts.some(({ src }) => /^(?:http:)?\/\//i.test(src ?? '')),
    ],
    [
      'sri-not-implemented-but-external-scripts-loaded-securely',
      -5,
      ({ scripts }) => scripts.some(({ src, integrity }) => /^https:/i.test(src ?? '') && integrity === null),
    ],
    ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0, otherwise],
  ],
  'x-content-type-options': [
    ['x-content-type-options-nosniff', 0, is('x-content-type-options', 'nosniff')],
    ['x-content-type-options-not-implemented', -5, otherwise],
  ],
  'x-frame-options': [
    ['x-frame-options-implemented-via-csp', 5, ({ headers }) => policyOf(headers).has('frame-ancestors')],
    ['x-frame-options-sameorigin-or-deny', 5, is('x-frame-options', 'deny', 'sameorigin')],
    ['x-frame-options-not-implemented', -20, otherwise],
  ],
  'cross-origin-resource-policy': [
    ['cross-origin-resource-policy-implemented', 10, is('cross-origin-resource-policy', 'same-origin', 'same-site')],
    ['cross-origin-resource-policy-none', 0, is('cross-origin-resource-policy', '', 'cross-origin')],
    ['cross-origin-resource-policy-header-invalid', -5, otherwise],
  ],
  'cross-origin-opener-policy': [
    [
      'coop-implemented',
      10,
      is('cross-origin-opener-policy', 'same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'),
    ],
    ['coop-none', 0, is('cross-origin-opener-policy', '', 'unsafe-none')],
    ['coop-header-invalid', -5, otherwise],
  ],
  'cross-origin-embedder-policy': [
    ['coep-implemented', 10, is('cross-origin-embedder-policy', 'require-corp', 'credentialless')],
    ['coep-none', 0, is('cross-origin-embedder-policy', '', 'unsafe-none')],
    ['coep-header-invalid', -5, otherwise],
  ],
};

/** From which score a grade is given. */
const grades: [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];
/** What is better than needed counts only where little is missing. */
const fromHereExtraCounts = 90;

export function scoreAnswer(answer: ScannedAnswer): { score: number; grade: string; findings: Finding[] } {
  const findings = Object.entries(rules).flatMap(([rule, cases]) => {
    const applying = cases.find(([, , applies]) => applies(answer));
    return applying ? [{ rule, found: applying[0], points: applying[1] }] : [];
  });
  const sum = (points: number[]): number => points.reduce((total, next) => total + next, 100);
  const withoutExtra = sum(findings.map(({ points }) => Math.min(points, 0)));
  const score = withoutExtra < fromHereExtraCounts ? withoutExtra : sum(findings.map(({ points }) => points));
  return { score, grade: grades.find(([from]) => score >= from)?.[1] ?? 'F', findings };
}

const passive = new Set(['img-src', 'media-src']);

/** The directives of the policy, sources in lower case; a directive without any means 'none'. */
function policyOf(headers: Headers): Map<string, string[]> {
  return new Map(directivesOf(headers).map(([name, sources]) => [name, sources]));
}

function directivesOf(headers: Headers): [string, string[]][] {
  return (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...sources]) => [name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources]);
}

const repeatsItself = (headers: Headers): boolean => directivesOf(headers).length > policyOf(headers).size;

/**
 * Whether one of the directives, or what stands for it, names one of the sources. A hash switches 'unsafe-inline' off.
 */
function hasSource({ headers }: ScannedAnswer, names: string[], sources: string[]): boolean {
  const policy = policyOf(headers);
  return names.some((name) => {
    const allowed = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const isHashed = allowed.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
    return allowed.some((source) => sources.includes(source) && !(isHashed && source === "'unsafe-inline'"));
  });
}

const isInsecure = ({ headers }: ScannedAnswer, concerns: (directive: string) => boolean): boolean =>
  [...policyOf(headers)].some(
    ([name, sources]) => concerns(name) && sources.some((source) => /^(?:http|ftp):/.test(source)),
  );

const maximumAge = (headers: Headers): number =>
  Number.parseInt(/(?:^|;)\s*max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? '', 10);
