import type { Pdf } from './pdf.ts';

/** It is printed and kept with books: words that grow, or are longer in a language, must not push it onto a second. */
export const theChecklistIsOneSheet = ({ name, info }: Pdf): string[] =>
  name === 'exam-study-checklist' && info.Pages !== '1' ? [`has ${info.Pages} pages, not one`] : [];
