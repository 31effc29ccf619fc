import { type Figure, FigureWriter } from '../../facts/figures.server.ts';
import { facts, type Registry } from '../../facts/registry.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { writtenFacts } from './compared-facts.server.ts';
import type { ComparedFigure, StateComparison } from './comparison.ts';

/** One state's column of a comparison, in the words of its guide, with its sources in the order of their marks. */
export function writeStateComparison(record: StateRecord, registry: Registry = facts): StateComparison {
  const writer = new FigureWriter(record);
  const figures = Object.fromEntries(
    writtenFacts(registry).map(({ id, write, amountIn }) => {
      const amount = amountIn?.(record) ?? null;
      return [id, { ...shown(write(record, writer)), ...(amount !== null && { amount }) }];
    }),
  );
  const { name, code, slug, regulator } = record;
  return {
    name,
    code,
    slug,
    regulator: { name: regulator.name.value ?? record.words.regulator, url: regulator.url.value },
    figures,
    sources: writer.sources(),
  };
}

function shown({ text, marks, doubt, note, known }: Figure): ComparedFigure {
  return { text, marks, ...(doubt && { doubt }), ...(note && { note }), known };
}
