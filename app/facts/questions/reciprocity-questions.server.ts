import type { Ask } from './ask.server.ts';

const recognized = {
  full: 'Those of every state',
  mutual: 'Those of the states on its list',
  none: 'Those of no other state',
};

/** "Partial" is left out: what is waived there differs from case to case. So are rules with a condition or a doubt. */
export const otherStates: Ask<keyof typeof recognized | 'partial'> = ({ value: kind, fact, name }) => {
  if (kind === 'partial' || /strict reader|holds if/.test(fact.note ?? '')) return null;
  return {
    question: `Whose licenses does ${name} recognize, wholly or in part, instead of starting anew?`,
    right: recognized[kind],
    wrong: [
      ...Object.values(recognized).filter((text) => text !== recognized[kind]),
      'Those of states that use the same exam vendor',
    ],
    says: {
      full: `${name} takes a license from any state and asks for a state exam at most`,
      mutual: `${name} recognizes licenses of the states it has agreements with`,
      none: `${name} has no reciprocity with any state`,
    }[kind],
  };
};
