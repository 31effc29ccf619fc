import { article, paths } from '../paths.ts';

export type LicensingStep = {
  id: string;
  name: string;
  paragraphs: string[];
  cost: string;
  time: string;
  decidedBy: string;
  more?: { text: string; path: string };
};

/** The road every state follows in outline. The figures are the general ones: a state's own are in its guide. */
export const licensingSteps: LicensingStep[] = [
  {
    id: 'basic-requirements',
    name: 'Meet basic requirements',
    paragraphs: [
      'You must be at least 18 (21 in some states), so check your state’s guide. Many states also require a high ' +
        'school diploma or its equivalent, and proof that you may lawfully live or work in the United States.',
      'Most states check your background, often with fingerprints. A record does not always rule you out, and some ' +
        'states will tell you whether yours is a problem before you pay for a course. Ask first.',
    ],
    cost: 'free to check; where fingerprints are required, you pay for them',
    time: 'an evening, or a few weeks if you ask about a record',
    decidedBy: 'the state regulator',
    more: { text: 'With a criminal record: how to ask, state by state', path: paths.criminalRecord },
  },
  {
    id: 'pre-licensing-education',
    name: 'Pre-licensing education',
    paragraphs: [
      'Pre-licensing education is the course your state requires before the exam. It covers property law, ' +
        'contracts, agency, finance, and your state’s own rules. The state sets the hours and approves the schools. ' +
        'You pick the school, and whether to study in a classroom, in a live online class, or at your own pace.',
      'Before you pay, look the school up on the regulator’s list of approved providers. Ask what isn’t ' +
        'included: books, the final exam, a retake of the final, exam prep. Ask how long you keep access, too.',
    ],
    cost: 'set by the school; compare full prices',
    time: 'your state’s hours, spread over weeks or months',
    decidedBy: 'the state sets the hours; the school teaches the course',
    more: { text: 'How to choose an online pre-licensing course', path: article('online-courses') },
  },
  {
    id: 'course-final-exam',
    name: 'Course final exam',
    paragraphs: [
      'The school tests you at the end of the course. The passing grade is typically 70–75%. The final is not the ' +
        'state exam. Passing it earns you a certificate of completion, which the school gives you or sends to the ' +
        'state.',
      'Ask the school what happens if you fail: how soon you can try again, how many times, and whether it costs ' +
        'more. Keep the certificate. In many states it expires if you wait too long to take the state exam.',
    ],
    cost: 'usually part of the course price',
    time: 'a few hours',
    decidedBy: 'the school, under the state’s rules',
  },
  {
    id: 'apply-for-the-exam',
    name: 'Apply for the state exam',
    paragraphs: [
      'Send the application, your course certificate, and the fee. Then book your exam with the exam company, which ' +
        'runs the test for the state. The application fee is typically $25–$300. The exam fee and, where required, ' +
        'fingerprints are often extra.',
      'The order varies by state. Some states approve your application before you can book; in others you pass first ' +
        'and apply afterward. Write your name exactly as it appears on your ID, answer every background question ' +
        'fully, and keep copies.',
    ],
    cost: 'application fee typically $25–$300, plus the exam fee',
    time: 'days to several weeks for approval',
    decidedBy: 'the state regulator; the exam company sets the dates',
    more: { text: 'Find the order and the fees in your state’s guide', path: paths.stateGuides },
  },
  {
    id: 'pass-the-exam',
    name: 'Pass the state exam',
    paragraphs: [
      'Exams typically have 100–150 multiple-choice questions and last 2–4 hours. Most have a national portion ' +
        'on general real estate and a state portion on your state’s law. The passing score is typically 70–75%. ' +
        'Where there are two portions, you usually have to pass each one.',
      'If your exam has two portions and you fail one, many states let you keep the other for a while and retake ' +
        'only the one you missed. Your state sets how long you wait and how many tries you get.',
    ],
    cost: 'the exam fee, each time you take it',
    time: '2–4 hours, after 2–4 weeks of study at 1–2 hours a day',
    decidedBy: 'the state sets the score; the exam company gives the test',
    more: { text: 'Real Estate Exam Preparation', path: paths.examPrep },
  },
  {
    id: 'sponsoring-broker',
    name: 'Find a sponsoring broker',
    paragraphs: [
      'A new agent works under a sponsoring broker: the licensed broker who holds or activates your license and ' +
        'is responsible for your work. In most states you can’t work for pay until a broker takes you on. You can ' +
        'start talking to brokers while you are still in the course.',
      'Talk to three or more. Ask about the commission split, monthly and per-sale fees, training, who answers ' +
        'your questions at night, and what happens to your deals if you leave. Get the answers in writing.',
    ],
    cost: 'often association dues, MLS fees, and insurance',
    time: 'a few weeks of interviews',
    decidedBy: 'the broker and you; the regulator records it',
    more: { text: 'Choosing a sponsoring broker', path: article('choosing-a-sponsoring-broker') },
  },
];
