import { FigureWriter } from '../../facts/figures.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { sentence } from '../../wording/wording.ts';
import type { Rule } from './outcome.ts';
import { listTransferPlaces } from './state-transfer.server.ts';

/**
 * The rule of each state and of the District for people licensed elsewhere, from the same facts as its guide, where the
 * sources are.
 */
export function reciprocityRules(): Rule[] {
  return listTransferPlaces().map((record) => {
    const {
      name,
      code,
      slug,
      reciprocity: { kind, states, summary },
    } = record;
    const caveat = kind.value === 'mutual' ? states.note : kind.confidence === 'high' ? undefined : kind.note;
    const { text, doubt } = new FigureWriter(record).inline(summary, sentence);
    return {
      name,
      code,
      slug,
      kind: kind.value ?? 'unknown',
      listed: (kind.value === 'mutual' && states.value) || [],
      summary: text,
      caveat: caveat ? sentence(caveat) : '',
      doubt: doubt ?? '',
    };
  });
}

/** Of these no rule for a license from elsewhere is known: their guides say whom to ask. */
export const territories = (): { name: string; slug: string }[] =>
  listJurisdictions()
    .filter(({ kind }) => kind === 'territory')
    .map(({ name, slug }) => ({ name, slug }));
