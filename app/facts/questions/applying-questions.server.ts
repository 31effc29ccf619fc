/** Questions about what an applicant brings: the check, the fee, a sponsor, insurance. */
import { dollars } from '../../wording/wording.ts';
import { type Ask, askNumber } from './ask.server.ts';

export const backgroundCheck: Ask<{ required: boolean; fingerprints: boolean }> = ({ value: check, name }) => {
  if (!check.required) return null;
  const [withPrints, withoutPrints] = [
    'A background check that includes fingerprints',
    'A background check that needs no fingerprints',
  ];
  return {
    question: `Which check does ${name} ask of applicants for a first license?`,
    right: check.fingerprints ? withPrints : withoutPrints,
    wrong: [
      check.fingerprints ? withoutPrints : withPrints,
      'No check of any kind, unless a client complains later',
      'A lie detector test at the regulator’s office',
    ],
    says: `${name} runs a background check ${check.fingerprints ? 'with' : 'without'} fingerprints`,
  };
};

export const applicationFee = askNumber({
  format: dollars,
  steps: [-60, -30, 40, 80, 150],
  question: ({ name }) => `What does ${name} charge for the application and the first license together?`,
  says: (name, value) => `The application and the license cost ${value} in ${name}`,
});

export const sponsor: Ask<boolean> = ({ value, name, words, person: { name: who, they, them, their } }) =>
  value
    ? {
        question:
          `${who} has passed the ${words.licensee} exam in ${name}, but no broker has taken ${them} on. What may ` +
          `${they} do?`,
        right: `Not work for clients yet: ${they} needs a sponsoring broker`,
        wrong: [
          `Work for clients of ${their} own in the first six months`,
          `Work for clients as long as ${they} keeps their money in a trust account`,
          `Open an office of ${their} own, and hire other licensees to work for clients`,
        ],
        says: `In ${name} this license is active only under a sponsoring broker`,
      }
    : null;

export const insurance: Ask<boolean> = ({ value, name, words }) =>
  value
    ? {
        question: `Which insurance must an active ${words.licensee} in ${name} have?`,
        right: 'Errors and omissions insurance',
        wrong: [
          'Private mortgage insurance for clients',
          'Title insurance on each house that is sold',
          'Flood insurance for open houses',
        ],
        says: `${name} asks active licensees for errors and omissions insurance`,
      }
    : null;
