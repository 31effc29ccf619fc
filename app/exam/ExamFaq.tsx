import { paths } from '../paths.ts';
import { examQuestions } from './exam-faq.ts';

export function ExamFaq() {
  return (
    <section id="faq" className="section">
      <h2>Questions people ask</h2>
      <div className="mt-6">
        {examQuestions.map(({ question, answer }) => (
          <details key={question} className="qa">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <p className="mt-6">
        See your <a href={paths.stateGuides}>state’s guide</a> for its rules.
      </p>
    </section>
  );
}
