/** The groups in the order of the page; each is a file of content/formulas and one of app/math/calculators. */
export const formulaGroups = {
  money: 'Commission and price',
  loans: 'Loans and points',
  payments: 'Mortgage payments',
  closing: 'Closing and prorations',
  taxes: 'Property and transfer tax',
  land: 'Area, volume and land',
  value: 'Value and appraisal',
  income: 'Rent and income property',
  ownership: 'Equity, gain and depreciation',
} as const;

export type FormulaGroup = keyof typeof formulaGroups;
