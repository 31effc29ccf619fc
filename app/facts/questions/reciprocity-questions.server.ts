import { readTransfers } from '../transfer-rules.server.ts';
import type { Ask } from './ask.server.ts';

const recognized = {
  full: 'Those of every state',
  mutual: 'Those of the states on its list',
  none: 'Those of no other state',
};

/** "Partial" is left out: what is waived there differs from case to case. So are rules with an answer in between. */
export const otherStates: Ask<keyof typeof recognized | 'partial'> = ({ value: kind, code, name }) => {
  if (kind === 'partial' || isInBetween(code)) return null;
  return {
    question: `Whose licenses does ${name} recognize, wholly or in part, instead of starting anew?`,
    right: recognized[kind],
    wrong: [
      ...Object.values(recognized).filter((text) => text !== recognized[kind]),
      'Those of states that use the same exam company',
    ],
    says: {
      full: `${name} takes a license from any state and requires at most a state exam`,
      mutual: `${name} recognizes licenses of the states it has agreements with`,
      none: `${name} has no reciprocity with any state`,
    }[kind],
  };
};

/** Where others get a part, or a part by case, and where it depends on what their own state grants. */
function isInBetween(code: string): boolean {
  const rules = readTransfers()[code] ?? [];
  const others = rules.find(({ from }) => !from)?.course;
  return others === 'case' || others === 'part' || rules.some(({ alike }) => alike);
}
