import type { StateRecord } from '../../facts/state-record.server.ts';
import { capitalize, duration, hours, list, plural, sentence, years } from '../../wording/wording.ts';
import type { Figure, FigureWriter } from '../../facts/figures.server.ts';

export type LedgerRow = { label: string; figure: Figure };

/** A row whose null means "none asked", not "nothing found". */
export function noneAsked(
  writer: FigureWriter,
  fact: { sources: string[]; note?: string; doubt?: string },
  text: string,
): Figure {
  return {
    ...writer.seal(fact),
    text,
    doubt: fact.doubt,
    known: true,
    asOf: '',
    note: fact.note ? sentence(fact.note) : undefined,
  };
}

export function examRows({ entry }: StateRecord, writer: FigureWriter, passRateEstimate?: number): LedgerRow[] {
  const { exam } = entry;
  const combined =
    exam.totalQuestions.value !== null && exam.nationalQuestions.value === null && exam.stateQuestions.value === null;
  const parts: LedgerRow[] = combined
    ? [{ label: 'Portions', figure: noneAsked(writer, exam.nationalQuestions, 'One combined exam') }]
    : [
        { label: 'National portion', figure: writer.figure(exam.nationalQuestions, questions) },
        { label: 'State portion', figure: writer.figure(exam.stateQuestions, questions) },
      ];
  return [
    { label: 'Given by', figure: writer.figure(exam.provider, String) },
    ...parts,
    { label: 'Scored questions in all', figure: writer.figure(exam.totalQuestions, questions) },
    { label: 'Time allowed', figure: writer.figure(exam.minutes, duration) },
    { label: 'To pass', figure: writer.figure(exam.passingScore, capitalize) },
    ...(entry.retake.value
      ? [{ label: 'If you fail', figure: writer.figure(entry.retake, ({ rule }) => sentence(rule)) }]
      : []),
    ...(entry.examLanguages.value
      ? [{ label: 'Languages', figure: writer.figure(entry.examLanguages, (languages) => list(languages)) }]
      : []),
    ...passRateRows(writer, passRateEstimate),
  ];
}

const questions = (count: number): string => plural(count, 'question');

/**
 * The editors' estimate, where there is one, comes first and is called an estimate; a published rate stands beside it.
 */
function passRateRows(writer: FigureWriter, estimate?: number): LedgerRow[] {
  const rows: LedgerRow[] = [];
  if (estimate) rows.push({ label: 'Pass rate, our estimate', figure: writer.estimate(`~${estimate}%`) });
  const rate = writer.record.examPassRate;
  if (rate.value || !estimate)
    rows.push({
      label: 'Published pass rate',
      figure: writer.figure(rate, ({ percent, period }) => `${percent}% (${period})`),
    });
  return rows;
}

export function renewalRows({ entry }: StateRecord, writer: FigureWriter): LedgerRow[] {
  const { postLicense } = entry;
  return [
    { label: 'License term', figure: writer.figure(entry.renewalYears, years) },
    { label: 'Continuing education each term', figure: writer.figure(entry.continuingEducationHours, hours) },
    {
      label: 'Post-license education, once',
      figure: postLicense.value
        ? writer.figure(postLicense, (value) => `${hours(value.hours)}, ${value.deadline}`)
        : noneAsked(writer, postLicense, 'None that we found'),
    },
  ];
}

export function brokerRows({ broker }: StateRecord, writer: FigureWriter): LedgerRow[] {
  return [
    { label: 'Title', figure: writer.figure(broker.title, String) },
    { label: 'Minimum age', figure: writer.figure(broker.minimumAge, String) },
    { label: 'Experience', figure: writer.figure(broker.experienceYears, (value) => `${years(value)} as a licensee`) },
    { label: 'Education', figure: writer.figure(broker.hours, hours) },
    {
      label: 'Broker exam',
      figure: writer.figure(broker.examRequired, (required) => (required ? 'Required' : 'Not required')),
    },
  ];
}
