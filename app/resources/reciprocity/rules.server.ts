import { FigureWriter } from '../../facts/figures.server.ts';
import { listStates } from '../../facts/jurisdictions.server.ts';
import { sentence } from '../../wording/wording.ts';
import type { Rule } from './outcome.ts';

/** The rule of each state for people licensed elsewhere, from the same facts as its guide, where the sources are. */
export function reciprocityRules(): Rule[] {
  return listStates().map((record) => {
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
