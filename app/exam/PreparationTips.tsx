import { article } from '../paths.ts';
import { fullExams } from './full-exams.ts';

const tips = [
  [
    'Make a study schedule',
    'Plan 1–2 hours a day for 2–4 weeks, with the dates written down. Short daily sessions work better than one ' +
      'long weekend. Give every topic a day, and leave the last days for mixed questions.',
  ],
  [
    'Take practice exams',
    `Take at least ${fullExams.atLeast} full practice exams, timed and without notes. Aim for 85–90% before you take ` +
      'the real one: that leaves room for nerves and for questions you have never seen.',
  ],
  [
    'Focus on weak areas',
    'Keep a list of every question you missed and the reason: a term, a rule, a calculation, or a word you ' +
      'misread. Study from that list. Review what you already know only now and then.',
  ],
  [
    'Use prep materials',
    'Start with the exam company’s candidate handbook and content outline for your state; both are free. Add one ' +
      'book or one question bank, and finish it. A prep course does not replace your pre-licensing course.',
  ],
];

export function PreparationTips() {
  return (
    <section id="tips" className="section">
      <h2>Exam Preparation Tips</h2>
      <div className="ruled mt-6">
        {tips.map(([name, text]) => (
          <div key={name}>
            <h3>{name}</h3>
            <p className="mt-2">{text}</p>
          </div>
        ))}
      </div>
      <p className="mt-4">
        <a className="more" href={article('exam-tips')}>
          Real estate exam tips: plan, practice, and test day
        </a>
      </p>
    </section>
  );
}
