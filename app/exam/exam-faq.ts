export type ExamQuestion = { question: string; answer: string };

/** Shown on the page and written as FAQPage data, so the answers are plain text. */
export const examQuestions: ExamQuestion[] = [
  {
    question: 'How many questions are on the exam?',
    answer:
      'Exams typically have 100–150 multiple-choice questions, over the national and state portions together. ' +
      'Some vendors add a few unscored questions that they are trying out, and you cannot tell which those are.',
  },
  {
    question: 'What score do I need to pass?',
    answer:
      'The passing score is typically 70–75%. The state sets it. Where the exam has two portions, you usually ' +
      'need the passing score on each of them, so a strong national score does not make up for a weak state one.',
  },
  {
    question: 'How long does the exam take?',
    answer:
      'The time allowed is typically 2–4 hours. Check-in comes on top, so keep the half day free. Your state’s ' +
      'guide gives the minutes, and the vendor’s candidate handbook says how they are split.',
  },
  {
    question: 'Can I retake the exam if I fail?',
    answer:
      'Yes, in general. The state decides how long you wait, how many tries you have and whether more classes ' +
      'are needed after several. You pay the exam fee again. Many states let you repeat only the portion you ' +
      'failed, for a limited time.',
  },
  {
    question: 'When do I get my results?',
    answer:
      'On a computer exam you usually learn at the test center, right after you finish, whether you passed. ' +
      'Those who fail often get a report by topic, which shows what to study next. A pass is not yet a license: ' +
      'the state still has to issue it.',
  },
];
