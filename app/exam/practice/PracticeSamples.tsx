import { inEnglish } from '../../language/language.ts';
import { examAreas } from '../../question-bank/exam-areas.ts';
import { letterOf } from './question.ts';
import type { PracticeData } from './use-practice.ts';

/** Ten questions that need no script. */
export function PracticeSamples({ samples }: { samples: PracticeData['samples'] }) {
  return (
    <section id="samples" className="section">
      <h2>Ten to try here</h2>
      <p className="mt-4 mb-5">
        Choose an answer before you look at ours. You may see these questions again in the practice exam.
      </p>
      <div className="samples">
        {samples.map(({ id, area, question, options, answer, because }) => (
          <div key={id} className="sample">
            <h3>{examAreas[area].name}</h3>
            <p lang={inEnglish}>{question}</p>
            <ol>
              {options.map((option) => (
                <li key={option} lang={inEnglish}>
                  {option}
                </li>
              ))}
            </ol>
            <details>
              <summary>Answer</summary>
              <p>
                <strong>{letterOf(answer)}.</strong> {because}
              </p>
            </details>
          </div>
        ))}
      </div>
    </section>
  );
}
