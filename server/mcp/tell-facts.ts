/** Facts as the tools tell them: each with how sure we are and where it was read, never without. Pure. */
import { type Atlas, factOf, type Jurisdiction } from './atlas.ts';
import { AskedWrongly, factPaths, jurisdictionNamed } from './find.ts';

export const listJurisdictions = ({ states, about }: Atlas) => ({
  about,
  jurisdictions: states.map(({ name, code, slug, kind, guide }) => ({ name, code, slug, kind, guide })),
});

export function tellFacts(atlas: Atlas, asked: string, paths?: string[]) {
  const record = jurisdictionNamed(atlas, asked);
  return {
    about: atlas.about,
    ...whoIs(record),
    facts: factPaths(atlas, paths).map((path) => ({ ...whatIs(atlas, path), ...withSources(record, path) })),
  };
}

export function compare(atlas: Atlas, asked: string[], paths?: string[]) {
  const records = asked.map((name) => jurisdictionNamed(atlas, name));
  if (new Set(records).size < records.length)
    throw new AskedWrongly('The same jurisdiction is there twice. Name two to four different ones.');
  return {
    about: atlas.about,
    jurisdictions: records.map(whoIs),
    facts: factPaths(atlas, paths).map((path) => ({
      ...whatIs(atlas, path),
      values: records.map((record) => ({ jurisdiction: record.slug, ...withSources(record, path) })),
    })),
  };
}

const whoIs = ({ name, code, slug, kind, guide }: Jurisdiction) => ({ name, code, slug, kind, guide });

const whatIs = ({ facts }: Atlas, path: string) => facts.find((known) => known.path === path)!;

function withSources(record: Jurisdiction, path: string) {
  const { sources, ...fact } = factOf(record, path);
  return { ...fact, sources: sources.map((id) => ({ id, ...record.sources[id]! })) };
}
