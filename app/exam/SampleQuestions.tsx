import { inState, paths } from '../paths.ts';
import { bankSize } from '../question-bank/exam-areas.ts';
import { type SampleQuestion, sampleQuestions } from './sample-questions.ts';
import { useAskedState } from './use-asked-state.ts';

export function SampleQuestions() {
  const state = useAskedState();
  return (
    <section id="sample-questions" className="section">
      <h2>Sample questions</h2>
      <p className="mt-4">
        We wrote these two for practice; they aren’t from a real exam. Choose your answer before you look at ours.
      </p>
      <ol className="ruled mt-6">
        {sampleQuestions.map((item, index) => (
          <Sample key={item.question} item={item} number={index + 1} />
        ))}
      </ol>
      <p className="mt-6">
        <a className="button whitespace-normal" href={inState(paths.practice, state)}>
          Practice all {bankSize} questions
        </a>
      </p>
    </section>
  );
}

function Sample({ item: { question, choices, answer, why }, number }: { item: SampleQuestion; number: number }) {
  return (
    <li>
      <h3>Question {number}</h3>
      <p className="mt-2">{question}</p>
      <ol className="mt-2 list-[upper-alpha] pl-7">
        {choices.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ol>
      <details className="mt-3">
        <summary className="py-1">Answer to question {number}</summary>
        <p className="mt-2">
          <strong>{answer}.</strong> {why}
        </p>
      </details>
    </li>
  );
}
