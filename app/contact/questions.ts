/** What people ask before they write. */
export const questions = [
  {
    question: 'How soon will I get an answer?',
    answer:
      'We answer within 24–48 business hours. If you write on a weekend or holiday, we start counting ' +
      'on the next business day.',
  },
  {
    question: 'Do you offer consulting services?',
    answer:
      'Yes, consulting services are offered. Tell us your state, the license you want, and where you are ' +
      'in the process. We’ll tell you whether we can help and what it would cost. We don’t give legal ' +
      'advice.',
  },
  {
    question: 'Which states do you cover?',
    answer:
      'Our expertise covers all 50 states. Each state’s regulator has the final say on its rules, so ' +
      'every guide links to it.',
  },
  {
    question: 'Can I get a refund for a digital product?',
    answer:
      'Yes, within 30 days of buying it. Email us from the address you used to buy it. The guides on ' +
      'this site are free.',
  },
];

/** The same questions for search engines. */
export const faqPage = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
