/** What people ask before they write. */
export const questions = [
  {
    question: 'How soon will I get an answer?',
    answer:
      'We answer within 24–48 business hours. A message sent on a weekend or a holiday counts from the next ' +
      'business day.',
  },
  {
    question: 'Do you offer consulting services?',
    answer:
      'Yes, consulting services are offered. Tell us your state, the license you are after and where you are in ' +
      'the process, and we will say whether we can help and what it would cost. We do not give legal advice.',
  },
  {
    question: 'Which states do you cover?',
    answer:
      'Our expertise covers all 50 states. Each state’s regulator has the last word on its own rules, so our ' +
      'guides name it and link to it.',
  },
  {
    question: 'Can I get a refund for a digital product?',
    answer:
      'Yes, within 30 days of the purchase. Write to us from the email address you bought it with. The guides on ' +
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
