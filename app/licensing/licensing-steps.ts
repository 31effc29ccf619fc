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
      'You must be at least 18 (21 in some states), so check your state’s guide. Many states also ask for a high ' +
        'school diploma or its equal, and for proof that you may lawfully live or work in the United States.',
      'Most states look at your background, often with fingerprints. A record does not always end the matter, ' +
        'and some states will tell you before you pay for a course whether yours is a problem. Ask first.',
    ],
    cost: 'nothing to check; fingerprints are paid for where required',
    time: 'an evening, or some weeks if you ask about a record',
    decidedBy: 'the state regulator',
    more: { text: 'Background checks and criminal records', path: article('background-checks-and-criminal-records') },
  },
  {
    id: 'pre-licensing-education',
    name: 'Pre-licensing education',
    paragraphs: [
      'Pre-licensing education is the course that state law wants you to finish before the exam. It covers ' +
        'property law, contracts, agency, finance and your state’s own rules. The state sets the hours and ' +
        'approves the schools; you pick the school and whether you sit in a classroom, in a live online class or ' +
        'work at your own pace.',
      'Before you pay, look the school up on the regulator’s list of approved providers. Ask what the price ' +
        'leaves out: books, the final exam, a repeat of the final, exam prep. Ask too how long you keep access.',
    ],
    cost: 'set by the school; compare full prices',
    time: 'your state’s hours, spread over weeks or months',
    decidedBy: 'the state sets the hours, the school teaches them',
    more: { text: 'How to choose an online pre-licensing course', path: article('online-courses') },
  },
  {
    id: 'course-final-exam',
    name: 'Course final exam',
    paragraphs: [
      'The school tests you at the end of the course. The passing grade is typically 70–75%. This is not yet the ' +
        'state exam: it shows that you finished the course, and the school then gives you a certificate of ' +
        'completion or reports it to the state.',
      'Ask the school what happens if you fail: how soon you may try again, how many times, and whether it costs ' +
        'more. Keep the certificate. In many states it runs out if you wait too long before you take the state ' +
        'exam.',
    ],
    cost: 'usually part of the course price',
    time: 'one sitting',
    decidedBy: 'the school, under the state’s rules',
  },
  {
    id: 'apply-for-the-exam',
    name: 'Apply for the state exam',
    paragraphs: [
      'You send the application, your course certificate and a fee, then book a seat with the exam vendor, the ' +
        'company that runs the test for the state. The application fee is typically $25–$300. The exam fee, and ' +
        'fingerprints where they are required, often come on top.',
      'The order differs. Some states approve your application before you may book; in others you pass first and ' +
        'apply afterward. Write your name exactly as it stands on your ID, answer every background question fully, ' +
        'and keep copies.',
    ],
    cost: 'application fee typically $25–$300, plus the exam fee',
    time: 'days to several weeks for approval',
    decidedBy: 'the state regulator; the vendor sets the dates',
    more: { text: 'Find the order and the fees in your state’s guide', path: paths.stateGuides },
  },
  {
    id: 'pass-the-exam',
    name: 'Pass the state exam',
    paragraphs: [
      'Exams typically have 100–150 multiple-choice questions and last 2–4 hours. Most have a national portion ' +
        'on general real estate and a state portion on your state’s law. The passing score is typically 70–75%, ' +
        'and where there are two portions you usually have to pass each.',
      'If you fail one portion, many states let you keep the other for a while and repeat only the one you ' +
        'missed. Your state sets how long you wait and how many tries you have.',
    ],
    cost: 'an exam fee for each try',
    time: '2–4 hours, after 2–4 weeks of study at 1–2 hours a day',
    decidedBy: 'the state sets the score, the vendor gives the test',
    more: { text: 'Real Estate Exam Preparation', path: paths.examPrep },
  },
  {
    id: 'sponsoring-broker',
    name: 'Find a sponsoring broker',
    paragraphs: [
      'A new agent works under a sponsoring broker: the licensed broker who holds or activates your license and ' +
        'answers for your work. In most states you may not work for pay until a broker has taken you on. You can ' +
        'start talking to brokers while you are still in the course.',
      'Talk to three or more. Ask about the commission split, monthly and per-sale fees, training, who answers ' +
        'questions at night, and what happens to your deals if you leave. Get the answers in writing.',
    ],
    cost: 'often board dues, listing-service fees and insurance',
    time: 'a few weeks of interviews',
    decidedBy: 'the broker and you; the regulator records it',
    more: { text: 'Choosing a sponsoring broker', path: article('choosing-a-sponsoring-broker') },
  },
];
