import { examDayTips } from './study-checklist.ts';

export function ExamDay() {
  return (
    <section id="exam-day" className="section">
      <h2>Day of the Exam Tips</h2>
      <ol className="steps mt-8">
        {examDayTips.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
