/**
 * What stands in the published files besides the facts: for the schema, the CSV's metadata and the page /data alike.
 */

/** A null of high or medium confidence is an answer, and which one differs by field. */
export const sureNull = (noneMeans: string): string => `Null with high or medium confidence: ${noneMeans}`;
export const unsureNull = 'Null with low confidence: we found no source we trust.';

/** What stands beside every fact's value. */
export const factParts = {
  value:
    'The fact. Null with low confidence: we found no source we trust. Null with high or medium ' +
    'confidence: there is none, or it does not apply.',
  confidence:
    'high: the regulator, the statute, or the exam company says it, or two independent sources ' +
    'agree. medium: one good source. low: sources disagree, or only weak ones say it.',
  doubt:
    'Only where there is one. sources disagree: sources give different values. unconfirmed: only ' +
    'weak sources, or none, give it.',
  sources: 'Ids in this state’s sources, best first. Empty: no source; confirm it with the regulator.',
  where:
    'JSON only. For each source: the section, the figure as printed there, and a SHA-256 of the ' +
    'passage, so you can tell whether it changed.',
  note: 'A caveat for readers, in whole sentences.',
  evidence: 'JSON only. What we read, what disagreed, and what we couldn’t find.',
  earlier:
    'JSON only. Earlier values, newest first: until when we gave each one, its sources, and in ' +
    'ruleChanged when the next rule took effect. Without ruleChanged, our value was wrong.',
};

export const stateParts: Record<string, string> = {
  name: 'The state’s name.',
  code: 'Its postal code.',
  kind: 'state, district (the District of Columbia) or territory.',
  slug: 'Its name in addresses of this site.',
  guide: 'The guide that shows these facts to people.',
  own: 'What is unusual about this state, in our own words, with sources.',
  sources: 'The pages the facts were read from, by id.',
};

export const sha256Means =
  'SHA-256, in hexadecimal, of the array "states" of /data/states.json as compact JSON in UTF-8. The JSON files ' +
  'of one state and of the changes have the same one: it tells of which data they are.';

export const sourceParts: Record<string, string> = {
  url: 'The page’s address when it was read.',
  publisher: 'Who publishes it.',
  kind: 'official (a regulator’s or statute’s page or its copy), vendor (of the exam), school, news, other.',
  asOf: 'The date the page itself bears, as YYYY-MM. Null: it bears none.',
};

export const changeParts: Record<string, string> = {
  id: 'Never changes.',
  page: 'Where people read it.',
  state: 'The slug of the state.',
  place: 'Its name.',
  path: 'The fact.',
  kind: 'changed: the rule itself. corrected, added, removed: our figure; the rule may be the same as before.',
  on: 'The day we took over the new value.',
  since: 'From when a changed rule holds, as exactly as a source gives it.',
  before: 'The old value, null where there was none.',
  after: 'The new value, null where there is none now.',
  doubt: 'Why the new value should be confirmed.',
  sources: 'The pages of the new value; of one that we can no longer confirm, those of the old.',
  text: 'All of it in one sentence.',
};
