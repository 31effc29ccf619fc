import { expect, test } from 'vitest';
import { rules, scoreAnswer } from './score-answer.ts';

const good = {
  'content-security-policy': "default-src 'none';script-src 'self' 'sha256-x=';style-src 'self';frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};
type Script = { src: string | null; integrity: string | null };
const score = (headers: Record<string, string>, scripts: Script[] = []) =>
  scoreAnswer({ headers: new Headers(headers), scripts });
const found = (rule: string, headers: Record<string, string>, scripts: Script[] = []) => {
  const finding = score(headers, scripts).findings.find((one) => one.rule === rule);
  return [finding?.found, finding?.points];
};

test('an answer with all of it is A+, with what is better than needed', () => {
  expect(score(good)).toMatchObject({ grade: 'A+', score: 120 });
});

test('an answer with nothing fails; what is better than needed does not make up for it', () => {
  expect(score({})).toMatchObject({ score: 30, grade: 'D' });
  expect(score({ 'cross-origin-resource-policy': 'same-origin' })).toMatchObject({ score: 30 });
});

test('one thing missing costs what the Observatory takes for it', () => {
  const { 'strict-transport-security': _, ...without } = good;
  expect(score(without)).toMatchObject({ score: 80, grade: 'B+' });
});

// What the Observatory's own tests give for such policies.
test.each([
  ["default-src 'none'", 'csp-implemented-with-no-unsafe-default-src-none', 10],
  ["default-src 'self'", 'csp-implemented-with-no-unsafe', 5],
  ["default-src 'none'; style-src 'self' 'unsafe-inline'", 'csp-implemented-with-unsafe-inline-in-style-src-only', 0],
  ["default-src 'none'; style-src data:", 'csp-implemented-with-unsafe-inline-in-style-src-only', 0],
  ["default-src 'none'; script-src 'unsafe-eval'", 'csp-implemented-with-unsafe-eval', -10],
  ["default-src 'none'; img-src http:", 'csp-implemented-with-insecure-scheme-in-passive-content-only', -10],
  ["default-src 'none'; connect-src http://x.example", 'csp-implemented-with-insecure-scheme', -20],
  ["script-src 'unsafe-inline'; object-src 'none'", 'csp-implemented-with-unsafe-inline', -20],
  ["default-src 'none'; script-src 'unsafe-inline' 'sha256-x='", 'csp-implemented-with-no-unsafe-default-src-none', 10],
  ["script-src 'self'", 'csp-implemented-with-unsafe-inline', -20],
  ["img-src 'self'; img-src 'self'", 'csp-header-invalid', -25],
  ['', 'csp-not-implemented', -25],
])('%s is %s', (policy, name, points) => {
  expect(found('content-security-policy', { 'content-security-policy': policy })).toEqual([name, points]);
});

test.each([
  ['strict-transport-security', 'max-age=15552000', 0],
  ['strict-transport-security', 'max-age=86400', -10],
  ['strict-transport-security', 'maxage=1', -20],
  ['x-frame-options', 'SAMEORIGIN', 5],
  ['x-frame-options', 'whatever', -20],
  ['x-content-type-options', 'nosniff', 0],
  ['x-content-type-options', 'sniff', -5],
  ['referrer-policy', 'unsafe-url', -5],
  ['cross-origin-resource-policy', 'same-origin', 10],
  ['cross-origin-resource-policy', 'anything', -5],
  ['cross-origin-opener-policy', 'same-origin', 10],
  ['cross-origin-embedder-policy', 'require-corp', 10],
])('%s: %s gives %i', (rule, value, points) => {
  expect(found(rule, { [rule]: value })[1]).toBe(points);
});

test.each([
  ['/own.js', null, 0],
  ['https://other.example/x.js', null, -5],
  ['https://other.example/x.js', 'sha384-x', 0],
  ['//other.example/x.js', null, -50],
  ['http://other.example/x.js', null, -50],
])('a script from %s with integrity %s gives %i', (src, integrity, points) => {
  expect(found('subresource-integrity', {}, [{ src, integrity }])[1]).toBe(points);
});

test('each rule has a last case that always applies', () => {
  for (const [rule, headers] of Object.keys(rules).map((name) => [name, { [name]: 'x' }] as const))
    expect(found(rule, headers)[0], rule).toBeDefined();
});
