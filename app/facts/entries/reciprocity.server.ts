import { z } from 'zod';
import { text } from '../fact.server.ts';
import { entry } from '../fact-entry.server.ts';
import { otherStates } from '../questions/reciprocity-questions.server.ts';
import { reciprocityKinds } from '../reciprocity-kinds.ts';
import { asSentence, oneOf } from '../writings.server.ts';

/** From the most open to the least. */
const kind = oneOf({
  full: { long: reciprocityKinds.full, short: 'Any state', sort: 1 },
  mutual: { long: reciprocityKinds.mutual, short: 'Listed states', sort: 2 },
  partial: { long: reciprocityKinds.partial, short: 'In part', sort: 3 },
  none: { long: reciprocityKinds.none, short: 'None', sort: 4 },
});

const portabilities = {
  cooperative: 'An out-of-state broker can work on deals here with a local broker.',
  'physical-location': 'An out-of-state broker can work on deals here, but only from outside the state.',
  turf: 'You can’t work on deals here with only an out-of-state license.',
};

/** What a license from elsewhere is worth. */
export const reciprocityFacts = {
  'reciprocity.kind': entry(z.enum(['full', 'partial', 'mutual', 'none']), {
    called: 'reciprocity rule',
    meaning:
      'How much an out-of-state license counts: full (any state’s, with a state exam at most), partial (some ' +
      'steps waived), mutual (listed states’), none.',
    section: 'moving',
    readings: {
      reciprocity: {
        label: 'With a license from elsewhere',
        shortLabel: 'Takes licenses of',
        written: kind,
        compared: 'moving',
        table: { set: 'keeping' },
        sheet: { table: 'moving', width: 0.9, label: 'short', written: 'short' },
      },
    },
    questions: [otherStates],
  }),
  'reciprocity.states': entry(z.array(z.string().regex(/^[A-Z]{2}$/)), {
    called: 'list of reciprocal states',
    meaning: 'Postal codes of the listed states, where the kind is mutual.',
    noneMeans: 'No list of states.',
    section: 'moving',
    readings: {
      'reciprocity-states': {
        label: 'Listed states',
        written: { long: (codes) => (codes.length > 0 ? codes.join(', ') : 'None listed') },
        whenNull: { means: 'not applicable', when: (known) => known('reciprocity.kind') !== 'mutual', long: 'No list' },
        sheet: { table: 'moving', width: 1.4 },
      },
    },
  }),
  'reciprocity.summary': entry(text, {
    called: 'rule for out-of-state licensees',
    meaning: 'The rule, in a sentence or two.',
    section: 'moving',
    readings: {
      'reciprocity-rule': {
        label: 'The rule',
        inWords: true,
        written: asSentence,
        compared: 'moving',
        sheet: { table: 'moving', width: 5 },
      },
    },
  }),
  'reciprocity.portability': entry(z.enum(['cooperative', 'physical-location', 'turf']), {
    called: 'rule for out-of-state deals',
    meaning:
      'What an out-of-state licensee may do here. Mostly from one list of 2006: the guides show it only where ' +
      'confidence is high.',
    section: 'moving',
    readings: {
      portability: { label: 'Deals of out-of-state licensees', written: { long: (rule) => portabilities[rule] } },
    },
  }),
};
