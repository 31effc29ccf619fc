/**
 * A chart of named cells: a row for each stretch of the figure, to scale and without a gap, and in it a cell with the
 * postal code of every state. It reads at the width of a phone, and no state has to be looked up. Pure.
 */
import { scaleBand, scaleLinear } from 'd3-scale';
import type { Charted, ChartQuestion } from './chart-questions.server.ts';

/** Units of the picture. A cell's kind is 's' for sure, 'd' for doubtful, 'u' for unknown. */
export type ChartLayout = {
  width: number;
  height: number;
  cell: { width: number; height: number };
  /** Where the line stands at which all rows begin. */
  axis: number;
  /** What the rows count, above them; '' where each says it. */
  head: string;
  rows: { label: string; y: number; height: number; isMedian: boolean }[];
  cells: [x: number, y: number, code: string, kind: 's' | 'd' | 'u'][];
};

const width = 352;
const labelWidth = 80;
const cellsInLine = 10;
const cellHeight = 20;
const linePitch = 22;
const rowGap = 5;
const headHeight = 20;

type Row = { label: string; states: Charted[]; isMedian: boolean };

export function layOut(question: Pick<ChartQuestion, 'states' | 'step' | 'median' | 'bare' | 'unit'>): ChartLayout {
  const columns = scaleBand<number>()
    .domain([...Array(cellsInLine).keys()])
    .range([labelWidth, width])
    .paddingInner(0.08)
    .round(true);
  const head = question.bare(1) === '1' ? question.unit : '';
  let y = head ? headHeight : 0;
  const layout: ChartLayout = {
    width,
    height: 0,
    axis: labelWidth - 5,
    head,
    cell: { width: columns.bandwidth(), height: cellHeight },
    rows: [],
    cells: [],
  };
  for (const { label, states, isMedian } of rowsOf(question)) {
    const lines = Math.max(1, Math.ceil(states.length / cellsInLine));
    layout.rows.push({ label, y, height: lines * linePitch - 2, isMedian });
    states.forEach(({ code, value, doubt }, index) => {
      const line = Math.floor(index / cellsInLine);
      const kind = value === null ? 'u' : doubt ? 'd' : 's';
      layout.cells.push([columns(index % cellsInLine)!, y + line * linePitch, code, kind]);
    });
    y += lines * linePitch + rowGap;
  }
  return { ...layout, height: y - rowGap };
}

/** Every stretch from the lowest figure to the highest, also those without a state; the unknown at the end. */
function rowsOf({ states, step, median, bare }: Pick<ChartQuestion, 'states' | 'step' | 'median' | 'bare'>): Row[] {
  const known = states.filter(({ value }) => value !== null).toSorted((a, b) => a.value! - b.value!);
  const values = known.map(({ value }) => value!);
  const rowOf = scaleLinear().domain([0, step]);
  const [first, last] = [values[0]!, values.at(-1)!].map((value) => Math.floor(rowOf(value)));
  const rows = Array.from({ length: last! - first! + 1 }, (_, index): Row => {
    const start = rowOf.invert(first! + index);
    return {
      label: step === 1 ? bare(start) : `${bare(start)}–${start + step - 1}`,
      states: known.filter(({ value }) => Math.floor(rowOf(value!)) === first! + index),
      isMedian: Math.floor(rowOf(median)) === first! + index,
    };
  });
  const unknown = states.filter(({ value }) => value === null);
  return unknown.length === 0 ? rows : [...rows, { label: 'Unknown', states: unknown, isMedian: false }];
}
