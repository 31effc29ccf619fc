import type { Ask } from './ask.server.ts';

const withoutParentheses = (text: string): string => text.replace(/\s*\([^)]*\)/g, '');

export const regulator: Ask<string> = ({ value, name, words }) => ({
  question: `Who licenses real estate ${words.licensees} in ${name}?`,
  right: withoutParentheses(value),
  wrong: [
    `${name} Association of Realtors`,
    `Attorney General of ${name}`,
    `Multiple listing service of ${name}`,
    'U.S. Department of Housing and Urban Development (HUD)',
  ],
  says: `Each state licenses its own agents. In ${name}, this agency does it: ${value}`,
});

/** A citation that says what the law is about would answer a question about it. */
const isTelling = (citation: string): boolean => /licens|broker|real estate/i.test(citation);

export const law: Ask<{ citation: string }> = ({ value: { citation }, name }) => {
  const about = {
    says: `Each state has its own license law. In ${name}, it’s ${citation.replace(/\.$/, '')}`,
    caveat: false as const,
  };
  const short = withoutParentheses(citation);
  if (isTelling(short))
    return {
      ...about,
      question: `Which of these is ${name}’s real estate license law?`,
      right: citation,
      wrong: otherRules,
    };
  return {
    ...about,
    question: `You see “${short}” cited in ${name}. What is in that law?`,
    right: 'The rules on licensing brokers and those who work for them',
    wrong: otherContents,
  };
};

const otherRules = [
  'Real Estate Settlement Procedures Act, 12 U.S.C. 2601 and following',
  'Truth in Lending Act, 15 U.S.C. 1601 and following',
  'Code of Ethics of the National Association of Realtors, Articles 1 to 17',
  'Fair Housing Act, 42 U.S.C. 3601 and following',
  'Equal Credit Opportunity Act, 15 U.S.C. 1691 and following',
];
const otherContents = [
  'The rights and duties of landlords and tenants',
  'The building code, and the zoning of land in cities and counties',
  'The recording of deeds and mortgages in the counties',
  'The taxation of land and buildings, and appeals against an assessment',
];
