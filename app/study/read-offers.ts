/** Loaded only where this browser is known to hold work (ContinueStrip.tsx): newcomers never fetch it. */
import { continueOffers, type Offer } from './continue-offers.ts';
import { examWork } from './exam-work.ts';
import { flashcardWork } from './flashcard-work.ts';
import { planWork } from './plan-work.ts';
import { readWork } from './work-store.ts';

/** @throws DOMException where the browser keeps nothing */
export async function readOffers(now: number): Promise<Offer[]> {
  const [plans, exams, cards] = await Promise.all([readWork(planWork), readWork(examWork), readWork(flashcardWork)]);
  return continueOffers(plans, exams, cards, now);
}
