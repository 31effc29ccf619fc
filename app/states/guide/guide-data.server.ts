import type { Figure } from '../../facts/figures.server.ts';
import type { Guide } from './guide.server.ts';

/**
 * The guide as its page needs it: everyone who goes on loads this, and it counts to the page's script. Left out is what
 * only the PDF shows or the sums are made of, and every field that is undefined, which would be named all the same.
 */
export function guideData(guide: Guide): Guide {
  const { exam, renewal, broker, costs } = guide;
  const lean = {
    ...guide,
    exam: exam.map(leanRow),
    renewal: renewal.map(leanRow),
    broker: broker.map(leanRow),
    costs: {
      total: costs.total,
      unknown: costs.unknown,
      rows: costs.rows.map(({ item, paidTo, figure }) => leanRow({ item, paidTo, figure })),
    },
  };
  return JSON.parse(JSON.stringify(lean)) as Guide;
}

/** Date and certainty of a figure stand in the strip alone. */
function leanRow<Row extends { figure: Figure }>(row: Row) {
  const { known: _, asOf: __, ...figure } = row.figure;
  return { ...row, figure };
}
