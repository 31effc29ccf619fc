import type { StateRecord } from '../../app/facts/state-record.server.ts';
import type { TaggedCell } from './pdf.ts';

type Expected = {
  table: number;
  column: number;
  what: string;
  of: (state: StateRecord) => number | string | boolean | null;
};

/**
 * Read from the content by its fields, not by the code that writes the tables. Tables and columns as the tags count
 * them.
 */
const figures: Expected[] = [
  { table: 1, column: 1, what: 'license', of: ({ entry }) => entry.title.value },
  { table: 1, column: 2, what: 'age', of: ({ entry }) => entry.minimumAge.value },
  { table: 1, column: 3, what: 'diploma', of: ({ entry }) => entry.highSchool.value },
  { table: 1, column: 4, what: 'course', of: ({ entry }) => entry.prelicenseHours.value },
  { table: 1, column: 6, what: 'sponsor', of: ({ entry }) => entry.sponsorRequired.value },
  { table: 1, column: 7, what: 'insurance', of: ({ entry }) => entry.errorsAndOmissionsInsurance.value },
  { table: 2, column: 4, what: 'questions', of: ({ entry }) => entry.exam.totalQuestions.value },
  { table: 2, column: 5, what: 'minutes', of: ({ entry }) => entry.exam.minutes.value },
  { table: 2, column: 7, what: 'percent', of: ({ entry }) => entry.exam.passingPercent.value },
  { table: 4, column: 1, what: 'exam fee', of: ({ entry }) => entry.exam.feeUsd.value },
  { table: 4, column: 3, what: 'application fee', of: ({ entry }) => entry.applicationFeeUsd.value },
  { table: 5, column: 1, what: 'term', of: ({ entry }) => entry.renewalYears.value },
  { table: 5, column: 2, what: 'continuing education', of: ({ entry }) => entry.continuingEducationHours.value },
  { table: 7, column: 2, what: 'broker’s age', of: ({ broker }) => broker.minimumAge.value },
  { table: 7, column: 3, what: 'experience', of: ({ broker }) => broker.experienceYears.value },
  { table: 7, column: 4, what: 'broker’s hours', of: ({ broker }) => broker.hours.value },
  { table: 9, column: 2, what: 'phone', of: ({ regulator }) => regulator.phone.value },
];

/** Each figure in the comparison, read from the finished PDF by its tags, is the one in content/jurisdictions. */
export function comparisonEqualsContent(cells: TaggedCell[], states: StateRecord[]): string[] {
  return figures.flatMap(({ table, column, what, of }) => {
    const found = columnOf(cells, table, column);
    if (found.length !== states.length) return [`has ${found.length} rows for ${what}, not ${states.length}`];
    return states.flatMap((state, row) => {
      const [cell, value] = [found[row]!, of(state)];
      return isTheFigure(cell, value)
        ? []
        : [`says "${cell}" for the ${what} of ${state.name}, where the content has ${value}`];
    });
  });
}

const columnOf = (cells: TaggedCell[], table: number, column: number): string[] =>
  cells.filter((cell) => cell.table === table && cell.column === column).map(({ text }) => text);

/** "$1,200" is 1200, "75%" is 75, "1 hour" is 1. */
function isTheFigure(cell: string, value: number | string | boolean | null): boolean {
  if (value === null) return cell === 'Not published';
  if (typeof value === 'boolean') return cell === (value ? 'Yes' : 'No');
  if (typeof value === 'string') return cell === value;
  return /^\$?[\d,.]+(%| [a-z]+)?$/.test(cell) && Number.parseFloat(cell.replace(/[$,]/g, '')) === value;
}
