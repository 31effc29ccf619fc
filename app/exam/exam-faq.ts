export type ExamQuestion = { question: string; answer: string };

/** Shown on the page and written as FAQPage data, so the answers are plain text. */
export const examQuestions: ExamQuestion[] = [
  {
    question: 'How many questions are on the exam?',
    answer:
      'Exams typically have 100–150 multiple-choice questions across both portions. Some exam companies add a few ' +
      'unscored questions to try them out, and you can’t tell which ones.',
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
      'The time allowed is typically 2–4 hours. Allow extra time for check-in, and plan on half a day. Your ' +
      'state’s guide lists the exact time, and the exam company’s candidate handbook says how it’s split.',
  },
  {
    question: 'Can I retake the exam if I fail?',
    answer:
      'Yes, in general. The state decides how long you wait, how many tries you get, and whether you need more ' +
      'classes after failing several times. You pay the exam fee again. If your exam has two portions, many states ' +
      'let you retake only the one you failed, for a limited time.',
  },
  {
    question: 'When do I get my results?',
    answer:
      'You usually find out at the test center, right after you finish. If you fail, you often get a report by ' +
      'topic that shows what to study next. Passing doesn’t give you a license yet: the state still has to ' +
      'issue it.',
  },
];
