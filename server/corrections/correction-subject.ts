/** What a correction is about, as its form's address or the form itself names it. Pure. */
import { named, type NamedFact, type NamedState, type NamedStates } from '../forms/named-facts.ts';

export type NamedSource = { id: string; publisher: string; url: string };
export type StateSubject = { slug: string; state: NamedState; source: NamedSource | null };
export type CorrectionSubject = StateSubject & { path: string; fact: NamedFact };

/** The state and, where the state has it, the source. Null for no state of ours. */
export function stateSubject(states: NamedStates, fields: Record<string, string | undefined>): StateSubject | null {
  const { state: slug, source: id } = fields;
  const state = named(states, slug);
  if (!state || slug === undefined) return null;
  const source = named(state.sources, id);
  return { slug, state, source: source && id !== undefined ? { id, ...source } : null };
}

/** With the fact, where it is one of the state's. */
export function correctionSubject(
  about: StateSubject,
  fields: Record<string, string | undefined>,
): CorrectionSubject | null {
  const { fact: path } = fields;
  const fact = named(about.state.facts, path);
  return fact && path !== undefined ? { ...about, path, fact } : null;
}

/** The facts to choose from: those that rest on the source, or all where none is named or none rests on it. */
export function factsToChoose({ state, source }: StateSubject): [path: string, fact: NamedFact][] {
  const all = Object.entries(state.facts);
  const resting = source ? all.filter(([, { sources }]) => sources.includes(source.id)) : [];
  return resting.length > 0 ? resting : all;
}
