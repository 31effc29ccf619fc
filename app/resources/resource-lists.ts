import { article, paths } from '../paths.ts';
import { resourcePaths } from './resource-paths.ts';

/** The cards of the four pages. How many terms and formulas there are is counted, not written. */
export const educationalMaterials = (glossaryTerms: number, formulas: number) => [
  { title: 'Real estate glossary', text: `${glossaryTerms} terms that courses and exams use, in plain words.`, path: resourcePaths.glossary },
  { title: 'Real estate math formulas', text: `${formulas} formulas, each with a calculator, a worked example and the usual traps.`, path: resourcePaths.mathFormulas },
  { title: 'Real estate laws by state', text: 'The license law of all 50 states, with a link to each regulator.', path: resourcePaths.lawsByState },
  { title: 'Agency relationships', text: 'Whom each kind of agent serves, and the duties that follow.', path: resourcePaths.agencyRelationships },
];

/** A video or PDF that is not made yet. `path` is the page that covers the same ground today. */
export type PlannedItem = { title: string; text: string; path: string; today: string };

export const videos: PlannedItem[] = [
  { title: 'The six steps to a license', text: 'What you do first, what it costs and who decides.', path: paths.howToGetLicensed, today: 'the step-by-step guide' },
  { title: 'Exam math, worked step by step', text: 'Commission, loan-to-value, proration and acres.', path: article('real-estate-exam-math'), today: 'the article on exam math' },
  { title: 'Agency and disclosure in practice', text: 'Whom you work for, and what you have to say and when.', path: article('agency-and-disclosure'), today: 'the article on agency' },
  { title: 'Webinar: choosing a sponsoring broker', text: 'Splits, fees, training and the questions to ask.', path: article('choosing-a-sponsoring-broker'), today: 'the article on brokers' },
];

export const downloads: PlannedItem[] = [
  { title: 'Exam Study Checklist', text: 'What to do before you study, every week and in the last week.', path: `${paths.examPrep}#checklist`, today: 'the checklist, which you can print' },
  { title: 'Practice Exam Questions', text: '100 questions with answers and reasons.', path: `${paths.examPrep}#sample-questions`, today: 'three sample questions' },
  { title: 'Vocabulary Flashcards', text: 'The terms of the exam, to cut out and drill.', path: resourcePaths.glossary, today: 'the glossary' },
  { title: 'State Licensing Requirements Comparison', text: 'Hours, fees, exams and renewal across 50 states.', path: paths.stateGuides, today: 'the state guides' },
];

export const externalResources = [
  { title: 'National Association of REALTORS (NAR)', text: 'The national realtors’ trade association: its code of ethics, research and agency pages. Joining is a choice and is not the license.', path: 'https://www.nar.realtor' },
  { title: 'Association of Real Estate License Law Officials (ARELLO)', text: 'The association of the officials who run license law. A place to find regulators.', path: 'https://www.arello.org' },
  { title: 'U.S. Department of Housing and Urban Development (HUD)', text: 'The federal housing department: fair housing rules, FHA loans and housing counselors.', path: 'https://www.hud.gov' },
];
