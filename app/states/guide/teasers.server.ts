import type { StateRecord } from '../../facts/state-record.server.ts';
import { duration, hours, plural, years } from '../../wording/wording.ts';

/** By the id of the part: "120 questions · 4 hours · 70% to pass". */
export type Teasers = Record<'exam' | 'renewing' | 'broker', string>;

/** The leading figures of a folded part, for the one line that a phone shows of it. */
export function teasersOf({ broker, entry }: StateRecord): Teasers {
  const { renewalYears, continuingEducationHours, exam } = entry;
  return {
    exam:
      joined(
        said(exam.totalQuestions.value, (count) => plural(count, 'question')),
        said(exam.minutes.value, duration),
        said(percentOf(exam), (percent) => `${percent}% to pass`),
      ) || 'Who gives it, and what it asks',
    renewing:
      joined(
        said(renewalYears.value, (term) => `Every ${term === 1 ? 'year' : years(term)}`),
        said(continuingEducationHours.value, (length) => `${hours(length)} of continuing education`),
      ) || 'Term and continuing education',
    broker:
      joined(
        said(broker.experienceYears.value, (term) => `${years(term)} of experience`),
        said(broker.hours.value, (length) => `${hours(length)} of courses`),
      ) || 'What it takes to run your own firm',
  };
}

/** Only where the state itself sets a percentage, and one for all: a scaled score or two scores are none. */
const percentOf = ({
  passingPercent: { value: percent },
  passingScore,
}: StateRecord['entry']['exam']): number | null => {
  const marks = passingScore.value?.match(/[\d.]+%/g) ?? [];
  return marks.length > 0 && marks.every((mark) => mark === `${percent}%`) ? percent : null;
};

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ');

/** A null fact says nothing here: the part itself says whom to ask. */
const said = <T>(value: T | null, write: (value: T) => string): string => (value === null ? '' : write(value));
