/**
 * The eight areas of a national exam outline, and how many of the bank's 320 questions each has. Kinds of question, not
 * a promise about one exam.
 */
export const examAreas = {
  'contracts-and-agency': { name: 'Contracts and agency', questions: 64 },
  'disclosures-and-environment': { name: 'Disclosures and environment', questions: 36 },
  'financing-and-settlement': { name: 'Financing and settlement', questions: 28 },
  'ownership-transfer-recording': { name: 'Ownership, transfer and recording', questions: 36 },
  'property-characteristics': { name: 'Property characteristics', questions: 44 },
  'real-estate-math': { name: 'Real estate math', questions: 28 },
  'real-estate-practice': { name: 'Real estate practice', questions: 40 },
  'value-and-appraisal': { name: 'Value and appraisal', questions: 44 },
} as const;

export type ExamArea = keyof typeof examAreas;

export const examAreaSlugs = Object.keys(examAreas) as [ExamArea, ...ExamArea[]];

/** How many questions the bank has; npm run check:content holds content/questions to the number of each area. */
export const bankSize = Object.values(examAreas).reduce((sum, { questions }) => sum + questions, 0);
