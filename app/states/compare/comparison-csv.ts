/** A comparison as a table for spreadsheets (RFC 4180). Pure. */
import { csvLine } from './csv-line.ts';
import type { FactGroup, StateComparison } from './comparison.ts';

/** A row a fact: its group, its label, then each state's figure as the page words it. Lines end with CR LF. */
export function comparisonCsv(groups: FactGroup[], states: StateComparison[]): string {
  const head = ['Group', 'Fact', ...states.map(({ name }) => name)];
  const rows = groups.flatMap(({ title, facts }) =>
    facts.map(({ id, label }) => [title, label, ...states.map(({ figures }) => wordsOf(figures[id]))]),
  );
  return [head, ...rows].map(csvLine).join('');
}

function wordsOf(figure: StateComparison['figures'][string] | undefined): string {
  if (!figure) return '';
  return figure.doubt ? `${figure.text} (${figure.doubt})` : figure.text;
}
