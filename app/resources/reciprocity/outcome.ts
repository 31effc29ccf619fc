/** What a state would ask of a licensee of another state. Pure. */

/** The four kinds of rule that state files know, and what is not known. */
export type RuleKind = 'full' | 'partial' | 'mutual' | 'none' | 'unknown';

export type Rule = {
  name: string;
  code: string;
  slug: string;
  kind: RuleKind;
  /** Codes of the states whose licenses a `mutual` rule names. */
  listed: string[];
  summary: string;
  /** What the bold words about it leave out; else empty. */
  caveat: string;
  /** Said in words where sources are weak, e.g. "unconfirmed"; else empty. */
  doubt: string;
};

/**
 * `open`: eased for any licensee. `listed`: eased, this license is on its list; `unlisted`: it has a list without it.
 * `part`: parts are waived. `closed`: no reciprocity. `home`: the state itself.
 */
export type Outcome = 'home' | 'open' | 'listed' | 'part' | 'mutual' | 'unlisted' | 'closed' | 'unknown';

const withoutHome: Record<RuleKind, Outcome> = {
  full: 'open',
  partial: 'part',
  mutual: 'mutual',
  none: 'closed',
  unknown: 'unknown',
};

/** What the rule means for somebody licensed in `home` (a postal code), or for anyone while none is chosen. */
export function outcomeFor(rule: Rule, home: string | undefined): Outcome {
  if (rule.code === home) return 'home';
  if (home === undefined || rule.kind !== 'mutual') return withoutHome[rule.kind];
  return rule.listed.includes(home) ? 'listed' : 'unlisted';
}

/**
 * Whether the rule's summary names the state, so that a reader knows to look for an exception there.
 * "West Virginia" does not name Virginia; "the Dakotas" names both.
 */
export function namesState(summary: string, name: string): boolean {
  if (name.endsWith(' Dakota') && /\bDakotas\b/.test(summary)) return true;
  return new RegExp(`(?<!West )\\b${name}\\b`).test(summary);
}
