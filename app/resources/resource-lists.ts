import { paths, videoPage } from '../paths.ts';

/** The cards of the four pages. How many terms and formulas there are is counted, not written. */
export const educationalMaterials = (glossaryTerms: number, formulas: number) => [
  {
    title: 'Real estate glossary',
    text: `${glossaryTerms} terms that courses and exams use, in plain words.`,
    path: paths.glossary,
  },
  {
    title: 'Real estate math formulas',
    text: `${formulas} formulas, each with a calculator, a worked example, and common mistakes.`,
    path: paths.mathFormulas,
  },
  {
    title: 'Real estate laws by state',
    text: 'License law for all states and DC, with a link to each regulator.',
    path: paths.lawsByState,
  },
  {
    title: 'Agency relationships',
    text: 'Who each kind of agent works for, and the duties that follow.',
    path: paths.agencyRelationships,
  },
];

/** Pages that do something with what you give them. */
export const tools = [
  { title: 'Practice exam', text: 'Timed, by area, with every answer explained.', path: paths.practice },
  {
    title: 'Flashcards',
    text: 'Glossary terms that come back just before you’d forget them.',
    path: paths.flashcards,
  },
  {
    title: 'License facts quiz',
    text: 'Questions on what a license takes in your state, with a source for each answer.',
    path: paths.stateQuestions,
  },
  {
    title: 'License law questions',
    text: 'For some states: the license law, with the section behind each answer.',
    path: paths.stateLaw,
  },
  { title: 'Am I ready?', text: 'Where you stand, and a study plan up to exam day.', path: paths.studyPlan },
  { title: 'My plan', text: 'Your steps and dates for one state, to check off.', path: paths.plan },
  {
    title: 'Keep your license',
    text: 'Your renewal date, the hours you still need, and a log of your courses.',
    path: paths.keepLicense,
  },
  {
    title: 'Costs and time',
    text: 'What your license will cost, and when you could have it.',
    path: paths.costAndTime,
  },
  { title: 'Compare states', text: 'States side by side, figure by figure.', path: paths.compareStates },
  { title: 'Table of states', text: 'All states and DC in one table.', path: paths.stateTable },
  { title: 'Charts and maps', text: 'All states and DC, drawn to scale.', path: paths.charts },
  { title: 'Open data', text: 'Every fact with its source, to download.', path: paths.openData },
];

export const videos = [
  {
    title: 'The six steps to a license',
    text: 'What you do first, what it costs, and who decides.',
    path: videoPage('six-steps-to-a-license'),
  },
  {
    title: 'Exam math, worked step by step',
    text: 'Commission, loan-to-value, proration, and acres.',
    path: videoPage('exam-math-step-by-step'),
  },
  {
    title: 'Agency and disclosure in practice',
    text: 'Who you work for, and what to disclose and when.',
    path: videoPage('agency-and-disclosure'),
  },
  {
    title: 'Webinar: choosing a sponsoring broker',
    text: 'Splits, fees, training, and the questions to ask.',
    path: videoPage('choosing-a-sponsoring-broker'),
  },
];

/** The PDFs of publish/pdf, by the names of their files. */
export const downloads = [
  {
    title: 'Exam Study Checklist',
    text: 'What to do before you study, each week, in the last week, and on exam day.',
    name: 'exam-study-checklist',
  },
  {
    title: 'Practice Exam Questions',
    text: '100 questions with an answer sheet and an explained answer key.',
    name: 'practice-exam-questions',
  },
  {
    title: 'Vocabulary Flashcards',
    text: 'Exam terms to print, fold, and cut.',
    name: 'vocabulary-flashcards',
  },
  {
    title: 'State Licensing Requirements Comparison',
    text: 'Hours, fees, exams, and renewal across 50 states and DC, with sources.',
    name: 'state-licensing-requirements-comparison',
  },
];

export const externalResources = [
  {
    title: 'National Association of REALTORS (NAR)',
    text:
      'The national realtors’ trade association: its code of ethics, research, and agency pages. Joining is ' +
      'optional and isn’t the same as getting licensed.',
    path: 'https://www.nar.realtor',
  },
  {
    title: 'Association of Real Estate License Law Officials (ARELLO)',
    text: 'The regulators’ own association, with a directory of regulators.',
    path: 'https://www.arello.org',
  },
  {
    title: 'U.S. Department of Housing and Urban Development (HUD)',
    text: 'The federal housing department: fair housing rules, FHA loans, and housing counselors.',
    path: 'https://www.hud.gov',
  },
];
