import { termNamed } from '../glossary/glossary.server.ts';

/** One of each area: what a visitor sees of the cards before anything is loaded. */
const samples = [
  'fiduciary',
  'lead-based-paint',
  'escrow',
  'quitclaim-deed',
  'easement',
  'front-foot',
  'trust-account',
  'comparable',
];

export const sampleCards = () =>
  samples
    .map((slug) => termNamed(slug, 'app/flashcards/sample-cards.server.ts'))
    .map(({ slug, term, english, definition }) => ({ slug, term, english, definition }));
