import { examWork } from './exam-work.ts';
import { flashcardWork } from './flashcard-work.ts';
import { licenseWork } from './license-work.ts';
import { planWork } from './plan-work.ts';
import type { WorkKind } from './work-kind.ts';

/** Every kind of work that a visitor can save to a file, load from one, and delete. */
export const workKinds = [examWork, flashcardWork, planWork, licenseWork] as WorkKind<unknown>[];
