/**
 * The eight areas of a national exam outline. `cells`: the parts of an area, each a file of content/questions, and how
 * many questions the bank has in it. Kinds of question, not a promise about one exam.
 */
export const examAreas = {
  'contracts-and-agency': {
    name: 'Contracts and agency',
    cells: {
      'contract-essentials': 50,
      'sales-contracts-and-options': 52,
      'listing-and-buyer-agreements': 42,
      'agency-relationships-and-duties': 53,
      'agency-creation-disclosure-and-end': 43,
    },
  },
  'disclosures-and-environment': {
    name: 'Disclosures and environment',
    cells: {
      'environmental-hazards': 30,
      'property-condition': 24,
      'federal-disclosures': 20,
      'location-and-community-disclosures': 16,
    },
  },
  'financing-and-settlement': {
    name: 'Financing and settlement',
    cells: {
      'loans-and-terms': 30,
      'notes-liens-and-default': 22,
      'federal-lending-law': 20,
      'settlement-and-taxes': 18,
    },
  },
  'ownership-transfer-recording': {
    name: 'Ownership, transfer, and recording',
    cells: {
      'estates-and-interests': 22,
      'co-ownership-and-entities': 22,
      'deeds-and-transfer': 24,
      'title-and-recording': 22,
    },
  },
  'property-characteristics': {
    name: 'Property characteristics',
    cells: {
      'real-and-personal-property': 22,
      'land-characteristics-and-rights': 20,
      'legal-descriptions': 24,
      'public-land-use-controls': 22,
      'private-controls-and-encumbrances': 22,
    },
  },
  'real-estate-math': {
    name: 'Real estate math',
    cells: {
      'area-and-measurement': 14,
      'value-and-investment-sums': 16,
      'loan-sums': 20,
      'closing-sums': 18,
      'commission-and-sale-sums': 12,
    },
  },
  'real-estate-practice': {
    name: 'Real estate practice',
    cells: {
      'fair-housing': 38,
      'advertising-and-marketing': 23,
      'brokerage-and-compensation': 26,
      'leasing-and-management': 25,
      'trust-money-and-conduct': 18,
    },
  },
  'value-and-appraisal': {
    name: 'Value and appraisal',
    cells: {
      'value-and-market': 28,
      'appraisal-process-and-standards': 24,
      'sales-comparison-and-cost': 30,
      'income-approach': 16,
      'price-opinions': 12,
    },
  },
} as const;

export type ExamArea = keyof typeof examAreas;

export const examAreaSlugs = Object.keys(examAreas) as [ExamArea, ...ExamArea[]];

/** The cells of an area with how many questions each has. */
export const cellsOf = (area: ExamArea): Record<string, number> => examAreas[area].cells;

export const questionsOf = (area: ExamArea): number =>
  Object.values(cellsOf(area)).reduce((sum, questions) => sum + questions, 0);

/** How many questions the bank has; npm run check:content holds content/questions to the number of each cell. */
export const bankSize = examAreaSlugs.reduce((sum, area) => sum + questionsOf(area), 0);
