import { useEffect, useRef, useState } from 'react';
import { Question } from './Question.tsx';
import type { QuizQuestion } from './quiz-question.ts';

/** All questions of a page and, once one is checked, how many were right. */
export function Questions({ questions }: { questions: QuizQuestion[] }) {
  const [results, setResults] = useState<Record<number, boolean>>({});
  const [round, setRound] = useState(0);
  const checked = Object.values(results);
  const right = checked.filter(Boolean).length;
  const again = (): void => {
    setResults({});
    setRound(round + 1);
  };
  const list = useRef<HTMLOListElement>(null);
  // The button that had the focus is gone by then.
  useEffect(() => {
    if (round === 0) return;
    list.current?.firstElementChild?.scrollIntoView();
    list.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [round]);
  return (
    <>
      <p className="needs-script mb-4">Choose an answer, then check it.</p>
      <ol ref={list} className="questions" key={round}>
        {questions.map((item, index) => (
          <Question
            key={item.question}
            item={item}
            number={index + 1}
            onChecked={(isRight) => setResults((now) => ({ ...now, [index]: isRight }))}
          />
        ))}
      </ol>
      <div className="score needs-script">
        <p role="status">
          {checked.length > 0 && (
            <>
              <strong>
                {right} of {checked.length} right.
              </strong>{' '}
              {remaining(questions.length - checked.length)}
            </>
          )}
        </p>
        {checked.length > 0 && (
          <button type="button" className="button button-quiet" onClick={again}>
            Start over
          </button>
        )}
      </div>
    </>
  );
}

const remaining = (count: number): string => (count === 0 ? 'That was the last one.' : `${count} to go.`);
