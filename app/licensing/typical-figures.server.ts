import { factAt } from '../facts/fact-paths.server.ts';
import { listStates } from '../facts/jurisdictions.server.ts';
import { spreadInWords } from '../facts/spread.ts';
import { dollars, hours, years } from '../wording/wording.ts';

/** A general figure, and what our guides of the 50 states have instead. */
export type TypicalFigure = { what: string; typical: string; inGuides: string };

/** A percentage in most states, in others a scaled score. */
const outOf100 = (figure: number): string => `${figure} out of 100`;

/** The general figures are the specification's; those of the guides are counted. */
export function typicalFigures(): TypicalFigure[] {
  return [
    {
      what: 'Minimum age',
      typical: '18 (21 in some states)',
      inGuides: spread('entry.minimumAge', String),
    },
    {
      what: 'Passing grade',
      typical: 'typically 70–75%',
      inGuides: `State exam: ${spread('entry.exam.passingPercent', outOf100)}`,
    },
    {
      what: 'Application fee',
      typical: 'typically $25–$300',
      inGuides: spread('entry.applicationFeeUsd', dollars, dollars),
    },
    {
      what: 'License renewal',
      typical: 'every 2–4 years',
      inGuides: spread('entry.renewalYears', years),
    },
    {
      what: 'Continuing education',
      typical: '15–45 hours',
      inGuides: `${spread('entry.continuingEducationHours', hours)}, each term`,
    },
  ];
}

function spread(path: string, write: (figure: number) => string, writeBare?: (figure: number) => string): string {
  const figures = listStates().map((record) => ({
    state: record.name,
    figure: factAt(record, path).value as number | null,
  }));
  return spreadInWords(figures, write, writeBare);
}
