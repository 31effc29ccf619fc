import { dollars, notFound } from '../../wording/wording.ts';
import { FigureWriter } from '../../facts/figures.server.ts';
import { shortFigure } from '../../facts/readings.server.ts';
import { facts, type FoundReading, inOrder, readingsOf, type Registry } from '../../facts/registry.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { costsOf } from '../guide/fees.server.ts';
import { writeStateComparison } from './state-comparison.server.ts';
import { columnSets, type SetId, type TableCell, type TableColumn, type TableRow } from './state-table.ts';

type Short = { text: string; sort: number | null };

type WrittenColumn = TableColumn & {
  /**
   * The figure without its unit, which the column's head names, and what to sort it by. Null where nothing is
   * published.
   */
  short: (record: StateRecord) => Short | null;
};

/** The order in a set where it is not the order of the entries; a fact that is not named here comes after. */
const orders: Partial<Record<SetId, string[]>> = {
  education: ['hours', 'age', 'questions', 'minutes', 'percent'],
  cost: ['exam-fee', 'application-fee', 'check-fee', 'total', 'check', 'insurance', 'sponsor'],
  keeping: ['term', 'continuing', 'post-license', 'reciprocity'],
};

const knownFees: WrittenColumn = {
  id: 'total',
  set: 'cost',
  head: 'Known fees in all',
  section: 'costs',
  short: knownTotal,
};

/**
 * A sum that lacks one of the state's own fees would pass for a low one: it says "from", and nothing sorts or picks by
 * it.
 */
function knownTotal(record: StateRecord): Short {
  const { total, sum, highest, missing } = costsOf(record, new FigureWriter(record));
  // Nothing added up is no sum of zero.
  if (sum === 0) return { text: notFound, sort: null };
  return missing ? { text: `from ${dollars(sum)}`, sort: null } : { text: total, sort: highest };
}

const column = (reading: FoundReading): WrittenColumn => ({
  id: reading.id,
  set: reading.table!.set,
  head: reading.shortLabel ?? reading.label,
  section: reading.table!.section ?? reading.entry.section,
  short: (record) => shortFigure(reading, record),
});

function columnsOf(registry: Registry): WrittenColumn[] {
  const columns = [
    ...readingsOf(registry)
      .filter(({ table }) => table)
      .map(column),
    knownFees,
  ];
  return (Object.keys(columnSets) as SetId[]).flatMap((set) =>
    inOrder(
      columns.filter((found) => found.set === set),
      orders[set] ?? [],
    ),
  );
}

export const tableColumns = (registry: Registry = facts): TableColumn[] =>
  columnsOf(registry).map(({ id, set, head, section }) => ({ id, set, head, section }));

/** A state's row: figures without units, what each is sorted by, and the doubt its guide expresses. */
export function tableRow(record: StateRecord, registry: Registry = facts): TableRow {
  const { figures } = writeStateComparison(record, registry);
  const cellOf = ({ id, short }: WrittenColumn): TableCell => {
    const [found, doubt] = [short(record), figures[id]?.doubt];
    return found ? ([found.text, found.sort, ...(doubt ? [doubt] : [])] as TableCell) : [notFound, null];
  };
  return { name: record.name, slug: record.slug, cells: columnsOf(registry).map(cellOf) };
}
