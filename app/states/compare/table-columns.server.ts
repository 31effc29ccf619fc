import { costsOf } from '../guide/fees.server.ts';
import { FigureWriter } from '../../facts/figures.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { dollars } from '../../wording/wording.ts';
import { writeStateComparison } from './state-comparison.server.ts';
import type { TableCell, TableColumn, TableRow } from './state-table.ts';

type Short = { text: string; sort: number | null };

type WrittenColumn = TableColumn & {
  /**
   * The figure without its unit, which the column's head names, and what to sort it by. Null where nothing is
   * published.
   */
  short: (record: StateRecord) => Short | null;
};

const asIs = (value: number | null): Short | null => (value === null ? null : { text: `${value}`, sort: value });
const money = (value: number | null): Short | null => (value === null ? null : { text: dollars(value), sort: value });
const yesNo = (value: boolean | null | undefined): Short | null =>
  value == null ? null : { text: value ? 'Yes' : 'No', sort: value ? 1 : 0 };
const percent = (value: number | null): Short | null => (value === null ? null : { text: `${value}%`, sort: value });

/** From the most open to the least. */
const kinds = {
  full: { text: 'Any state', sort: 1 },
  mutual: { text: 'Listed states', sort: 2 },
  partial: { text: 'In part', sort: 3 },
  none: { text: 'None', sort: 4 },
};

const columns: WrittenColumn[] = [
  {
    id: 'hours',
    set: 'education',
    head: 'Course hours',
    section: 'steps',
    short: ({ entry }) => asIs(entry.prelicenseHours.value),
  },
  {
    id: 'age',
    set: 'education',
    head: 'Minimum age',
    section: 'sources',
    short: ({ entry }) => asIs(entry.minimumAge.value),
  },
  {
    id: 'questions',
    set: 'education',
    head: 'Exam questions',
    section: 'exam',
    short: ({ entry }) => asIs(entry.exam.totalQuestions.value),
  },
  {
    id: 'minutes',
    set: 'education',
    head: 'Exam minutes',
    section: 'exam',
    short: ({ entry }) => asIs(entry.exam.minutes.value),
  },
  {
    id: 'percent',
    set: 'education',
    head: 'To pass',
    section: 'exam',
    short: ({ entry }) => percent(entry.exam.passingPercent.value),
  },
  {
    id: 'exam-fee',
    set: 'cost',
    head: 'Exam fee',
    section: 'costs',
    short: ({ entry }) => money(entry.exam.feeUsd.value),
  },
  {
    id: 'application-fee',
    set: 'cost',
    head: 'Application fee',
    section: 'costs',
    short: ({ entry }) => money(entry.applicationFeeUsd.value),
  },
  { id: 'check-fee', set: 'cost', head: 'Check fee', section: 'costs', short: checkFee },
  { id: 'total', set: 'cost', head: 'Known fees in all', section: 'costs', short: knownTotal },
  {
    id: 'check',
    set: 'cost',
    head: 'Finger\u00adprints',
    section: 'steps',
    short: ({ entry }) => yesNo(entry.backgroundCheck.value?.fingerprints),
  },
  {
    id: 'insurance',
    set: 'cost',
    head: 'E&O insurance',
    section: 'sources',
    short: ({ entry }) => yesNo(entry.errorsAndOmissionsInsurance.value),
  },
  {
    id: 'sponsor',
    set: 'cost',
    head: 'Sponsoring broker',
    section: 'steps',
    short: ({ entry }) => yesNo(entry.sponsorRequired.value),
  },
  {
    id: 'term',
    set: 'keeping',
    head: 'License years',
    section: 'renewing',
    short: ({ entry }) => asIs(entry.renewalYears.value),
  },
  {
    id: 'continuing',
    set: 'keeping',
    head: 'CE hours a term',
    section: 'renewing',
    short: ({ entry }) => asIs(entry.continuingEducationHours.value),
  },
  {
    id: 'post-license',
    set: 'keeping',
    head: 'Post-license hours',
    section: 'renewing',
    short: ({ entry }) => asIs(entry.postLicense.value?.hours ?? null) ?? { text: 'None found', sort: 0 },
  },
  {
    id: 'reciprocity',
    set: 'keeping',
    head: 'Takes licenses of',
    section: 'moving',
    short: ({
      reciprocity: {
        kind: { value },
      },
    }) => value && kinds[value],
  },
  {
    id: 'broker-age',
    set: 'broker',
    head: 'Broker’s age',
    section: 'broker',
    short: ({ broker }) => asIs(broker.minimumAge.value),
  },
  {
    id: 'broker-experience',
    set: 'broker',
    head: 'Years as agent',
    section: 'broker',
    short: ({ broker }) => asIs(broker.experienceYears.value),
  },
  {
    id: 'broker-hours',
    set: 'broker',
    head: 'Broker course hours',
    section: 'broker',
    short: ({ broker }) => asIs(broker.hours.value),
  },
  {
    id: 'broker-exam',
    set: 'broker',
    head: 'Broker exam',
    section: 'broker',
    short: ({ broker }) => yesNo(broker.examRequired.value),
  },
];

function checkFee({
  entry: {
    backgroundCheck: { value },
  },
}: StateRecord): Short | null {
  return value?.required === false ? { text: 'None', sort: 0 } : money(value?.feeUsd ?? null);
}

/**
 * A sum that lacks one of the state's own fees would pass for a low one: it says "from", and nothing sorts or picks by
 * it.
 */
function knownTotal(record: StateRecord): Short {
  const { rows, total } = costsOf(record, new FigureWriter(record));
  const lacksOne = rows.some(({ figure }) => !figure.known && figure.href !== undefined);
  return lacksOne ? { text: `from ${total}`, sort: null } : { text: total, sort: Number(total.replace(/[$,]/g, '')) };
}

export const tableColumns = (): TableColumn[] =>
  columns.map(({ id, set, head, section }) => ({ id, set, head, section }));

/** A state's row: figures without units, what each is sorted by, and the doubt its guide expresses. */
export function tableRow(record: StateRecord): TableRow {
  const { figures } = writeStateComparison(record);
  const cellOf = ({ id, short }: WrittenColumn): TableCell => {
    const [found, doubt] = [short(record), figures[id]?.doubt];
    return found ? ([found.text, found.sort, ...(doubt ? [doubt] : [])] as TableCell) : ['Not published', null];
  };
  return { name: record.name, slug: record.slug, cells: columns.map(cellOf) };
}
