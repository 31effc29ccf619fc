import { inState, paths, stateGuide, transferTo } from '../paths.ts';

/** What visitors come for, in the order of the buttons. */
export const intents = [
  { id: 'license', name: 'Get licensed' },
  { id: 'move', name: 'Bring my license here' },
  { id: 'exam', name: 'Pass the exam' },
] as const;
export type Intent = (typeof intents)[number]['id'];

/** Where a state and an intent lead. Of a territory no rule for a license from elsewhere is known: see its guide. */
export function startPath(intent: string, state: { slug: string; isTerritory: boolean }): string {
  if (intent === 'exam') return inState(paths.examPrep, state.slug);
  if (intent === 'move' && !state.isTerritory) return transferTo(state.slug);
  return intent === 'move' ? `${stateGuide(state.slug)}#moving` : stateGuide(state.slug);
}
