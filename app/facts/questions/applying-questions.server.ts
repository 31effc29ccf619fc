/** Questions about what an applicant brings: the check, the fee, a sponsor, insurance. */
import { capitalize, dollars } from '../../wording/wording.ts';
import { type Ask, askNumber } from './ask.server.ts';

export const backgroundCheck: Ask<{ required: boolean; fingerprints: boolean }> = ({ value: check, name }) => {
  if (!check.required) return null;
  const [withPrints, withoutPrints] = [
    'A background check that includes fingerprints',
    'A background check that needs no fingerprints',
  ];
  return {
    question: `Which check does ${name} require for a first license?`,
    right: check.fingerprints ? withPrints : withoutPrints,
    wrong: [
      check.fingerprints ? withoutPrints : withPrints,
      'No check of any kind, unless a client complains later',
      'A lie detector test at the regulator’s office',
    ],
    says: check.fingerprints
      ? `${name} requires fingerprints`
      : `${name} requires a background check, but no fingerprints`,
  };
};

export const applicationFee = askNumber({
  format: dollars,
  steps: [-60, -30, 40, 80, 150],
  question: ({ name }) => `What does ${name} charge for the application and the first license together?`,
  says: (value) => `Together they cost ${value}`,
});

export const sponsor: Ask<boolean> = ({ value, name, words, person: { name: who, they, them, their } }) =>
  value
    ? {
        question:
          `${who} has passed the ${words.licensee} exam in ${name}, but no broker has taken ${them} on. Can ` +
          `${they} work for clients?`,
        right: `Not yet. ${capitalize(they)} needs a sponsoring broker`,
        wrong: [
          'Yes, for the first six months',
          `Yes, as long as ${they} keeps their money in a trust account`,
          `Yes, and ${they} can hire other licensees for an office of ${their} own`,
        ],
        says: 'Your license is active only under a sponsoring broker',
      }
    : null;

export const insurance: Ask<boolean> = ({ value, name, words }) =>
  value
    ? {
        question: `Which insurance must an active ${words.licensee} in ${name} have?`,
        right: 'Errors and omissions insurance',
        wrong: [
          'Private mortgage insurance for clients',
          'Title insurance on each house they sell',
          'Flood insurance for open houses',
        ],
        says: `${name} requires it of active licensees`,
      }
    : null;
