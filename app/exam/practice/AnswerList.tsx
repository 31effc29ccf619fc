import { Explanation } from './Explanation.tsx';
import type { FinishedExam } from '../../study/exam-work.ts';
import { asShown, optionOrder } from './option-order.ts';
import { letterOf } from './question.ts';
import type { Practice } from './use-practice.ts';
import type { LoadedQuestion } from './use-question-bank.ts';

type AnswerListProps = { finished: FinishedExam; practice: Practice };

/** Every question of the exam with the visitor's answer, the key and the reasons. Those answered wrong stand open. */
export function AnswerList({ finished, practice: { bank, isWhole, bankProblem, retry } }: AnswerListProps) {
  const { given } = finished;
  if (!given) return null;
  return (
    <section className="section" aria-labelledby="answers">
      <h2 id="answers">Your answers</h2>
      {bankProblem && (
        <p role="alert" className="note mt-4">
          {bankProblem}{' '}
          <button type="button" className="button button-quiet" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {isWhole && (
        <ol className="answers mt-5">
          {given.map(([id, option], index) => {
            const question = bank.get(id);
            const order = optionOrder(finished, id);
            return (
              <li key={id}>
                {question ? (
                  <Answer
                    number={index + 1}
                    question={asShown(question, order)}
                    option={option === null ? null : order.indexOf(option)}
                  />
                ) : (
                  <p>Question {index + 1} is no longer in our bank.</p>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

function Answer({ number, question, option }: { number: number; question: LoadedQuestion; option: number | null }) {
  const isRight = option === question.answer;
  const says = isRight
    ? `Right: ${letterOf(question.answer)}`
    : option === null
      ? `No answer; it is ${letterOf(question.answer)}`
      : `You chose ${letterOf(option)}; it is ${letterOf(question.answer)}`;
  return (
    <details className="answer" open={!isRight && option !== null}>
      <summary>
        <span className="answer-mark" data-mark={isRight ? 'right' : 'wrong'}>
          {says}
        </span>{' '}
        <h3>
          {number}. {question.question}
        </h3>
      </summary>
      <Explanation question={question} />
    </details>
  );
}
