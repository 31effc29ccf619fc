import type { PdfDocument } from '../pdf-document.ts';
import type { Outlines } from '../read-outlines.ts';
import { checklistDocument } from './checklist.ts';
import { comparisonDocument } from './comparison.ts';
import { flashcardsDocument } from './flashcards.ts';
import { practiceExamDocument } from './practice-exam.ts';
import { stateGuideDocuments } from './state-guide.ts';

/** All downloads: four, and one for each state. `origin` is the site's, without a slash at the end. */
export function everyDocument(origin: string, outlines: Outlines): PdfDocument[] {
  return [
    checklistDocument(),
    practiceExamDocument(origin),
    flashcardsDocument(),
    comparisonDocument(origin),
    ...stateGuideDocuments(origin, outlines),
  ];
}
