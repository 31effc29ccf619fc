import { factAt, knownOf } from '../../app/facts/fact-paths.server.ts';
import { facts } from '../../app/facts/registry.server.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { valueInWords } from '../../app/facts/written-values.server.ts';
import { capitalize, notFound, sentence } from '../../app/wording/wording.ts';
import { blocks, escaped, table } from './markdown-text.ts';

const head = ['Fact', 'Field', 'Value', 'Confidence', 'Doubt', 'Caveat', 'Sources'];

/** Every fact of a state by its name in the open data: value, how sure we are, doubt, caveat and all its sources. */
export function everyFact(record: StateRecord): string {
  const rows = Object.entries(facts).map(([path, entry]) => {
    const { value, confidence, doubt, note, sources } = factAt(record, path);
    const words = valueInWords(entry, value, { code: record.code, known: knownOf(record) });
    return [
      escaped(capitalize(entry.called)),
      `\`${path}\``,
      value === null ? notFound : wholeValue(words ?? '', value),
      confidence,
      doubt ?? '',
      note ? escaped(sentence(note)) : '',
      sources.map((id) => `[^${id}]`).join(' '),
    ];
  });
  return blocks('## Every fact, and how sure we are', table(head, rows));
}

/** In words, and where the words leave a figure out ("after a day") also as the open data has it. */
function wholeValue(words: string, value: unknown): string {
  const isWhole = typeof value !== 'object' || figuresIn(value).every((figure) => words.includes(String(figure)));
  return isWhole ? escaped(words) : `${escaped(words)} \`${JSON.stringify(value).replaceAll('|', '\\|')}\``.trim();
}

const figuresIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(figuresIn)
      : [];
