import { readingNamed } from '../../facts/readings.server.ts';

/** The figures of the strip at a guide's top, in its order, and how each is called there. */
export const stripFigures: { id: string; label: string }[] = [
  { id: 'hours', label: readingNamed('hours').label },
  // Under its figure stands "first attempt".
  { id: 'exam-fee', label: readingNamed('exam-fee').shortLabel! },
  { id: 'percent', label: readingNamed('percent').label },
  { id: 'application-fee', label: readingNamed('application-fee').label },
  { id: 'term', label: readingNamed('term').label },
  { id: 'age', label: readingNamed('age').label },
];
