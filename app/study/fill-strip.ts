/** Loaded only where this browser is known to hold work (ContinueStrip.tsx): newcomers never fetch it. */
import { continueOffers } from './continue-offers.ts';
import { examWork } from './exam-work.ts';
import { flashcardWork } from './flashcard-work.ts';
import { licenseWork } from './license-work.ts';
import { planWork } from './plan-work.ts';
import { readWork } from './work-store.ts';

/** Puts the links into the strip, which is empty for React; a browser that lets nothing be read leaves it so. */
export async function fillStrip(strip: HTMLElement): Promise<void> {
  const reading = Promise.all([readWork(planWork), readWork(examWork), readWork(flashcardWork), readWork(licenseWork)]);
  const nothing = [planWork.empty, examWork.empty, flashcardWork.empty, licenseWork.empty] as const;
  const [plans, exams, cards, licenses] = await reading.catch(() => nothing);
  const links = continueOffers({ plans, exams, cards, licenses }, Date.now()).map(({ name, state, path }) =>
    Object.assign(document.createElement('a'), { href: path, textContent: `${name}, ${state}` }),
  );
  strip.toggleAttribute('data-wraps', hasFewLetters());
  strip.replaceChildren(...links);
}

/** As on a phone with text at 200%: links would be cut off in one line, and the title gives way to more. */
const hasFewLetters = (): boolean =>
  innerWidth < 19 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
