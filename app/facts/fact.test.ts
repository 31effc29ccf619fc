import { expect, test } from 'vitest';
import { sinceWhen } from './fact.server.ts';

test.each(['2026', '2026-02', '2026-02-28', '2028-02-29'])('a rule can hold since %s', (when) => {
  expect(sinceWhen.parse(when)).toBe(when);
});

test.each(['2026-13', '2026-13-45', '2026-02-30', '2026-00-01', '2026-2-1', '26-02-01', 'May 2026'])(
  'a rule cannot hold since %s',
  (when) => {
    expect(sinceWhen.safeParse(when).success).toBe(false);
  },
);
