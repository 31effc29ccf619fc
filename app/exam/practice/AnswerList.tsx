import { Explanation } from './Explanation.tsx';
import type { FinishedExam } from '../../study/exam-work.ts';
import { optionOrder } from './option-order.ts';
import { type ShownQuestion, shownQuestion } from './shown-question.ts';
import { letterOf } from './question.ts';
import type { Practice } from './use-practice.ts';

type AnswerListProps = { finished: FinishedExam; practice: Practice };

/** Every question of the exam with the visitor's answer, the key and the reasons. */
export function AnswerList({ finished, practice }: AnswerListProps) {
  const { isWhole, bankProblem, retry } = practice;
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
      {isWhole && <Answers finished={finished} given={given} practice={practice} />}
    </section>
  );
}

type Given = NonNullable<FinishedExam['given']>;
/** Up to so many mistakes stand open; more would fill screen after screen. */
const mostOpen = 5;

/** What was missed first; what was right is put away, in full but closed. */
function Answers({ finished, given, practice: { bank, isTranslated } }: AnswerListProps & { given: Given }) {
  const numbered = given.map(([id, option], index) => ({ id, option, number: index + 1, question: bank.get(id) }));
  const isRight = ({ option, question }: (typeof numbered)[number]): boolean => option === question?.answer;
  const [right, missed] = [numbered.filter(isRight), numbered.filter((answer) => !isRight(answer))];
  const rows = (answers: typeof numbered, isOpen: boolean) => (
    <ol className="answers mt-5">
      {answers.map(({ id, option, number, question }) => {
        const order = optionOrder(finished, id);
        return (
          <li key={id}>
            {question ? (
              <Answer
                number={number}
                question={shownQuestion(question, finished, isTranslated)}
                option={option === null ? null : order.indexOf(option)}
                isOpen={isOpen && option !== null}
              />
            ) : (
              <p>Question {number} is no longer in our bank.</p>
            )}
          </li>
        );
      })}
    </ol>
  );
  return (
    <>
      {missed.length > 0 && rows(missed, missed.length <= mostOpen)}
      {right.length > 0 && (
        <details className="mt-5">
          <summary>
            {right.length} right {right.length === 1 ? 'answer' : 'answers'}, with the reasons
          </summary>
          {rows(right, false)}
        </details>
      )}
    </>
  );
}

type AnswerProps = { number: number; question: ShownQuestion; option: number | null; isOpen: boolean };

function Answer({ number, question, option, isOpen }: AnswerProps) {
  const isRight = option === question.answer;
  const says = isRight
    ? `Right: ${letterOf(question.answer)}`
    : option === null
      ? `No answer; it is ${letterOf(question.answer)}`
      : `You chose ${letterOf(option)}; it is ${letterOf(question.answer)}`;
  return (
    <details className="answer" open={isOpen}>
      <summary>
        <span className="answer-mark" data-mark={isRight ? 'right' : 'wrong'}>
          {says}
        </span>{' '}
        <h3>
          {number}. <span lang={question.lang}>{question.question}</span>
        </h3>
      </summary>
      <Explanation question={question} />
    </details>
  );
}
