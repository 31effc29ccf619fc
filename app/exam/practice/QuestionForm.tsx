import { useEffect, useRef } from 'react';
import { Explanation } from './Explanation.tsx';
import { hasFeedback } from './exam-changes.ts';
import { letterOf } from './question.ts';
import type { OpenExam } from './use-exam.ts';
import { useSwipe } from './use-swipe.ts';
import type { ShownQuestion } from './shown-question.ts';

type ShownExam = OpenExam & { question: ShownQuestion };
/** `lawOf`: the state whose law the question asks, where it does. */
type QuestionFormProps = { open: ShownExam; lawOf: string | undefined; finish: () => void };

/** A question with its options. Focus comes to its heading, which is read together with the question. */
export function QuestionForm({ open, lawOf, finish }: QuestionFormProps) {
  const { exam, question, chosen, place, isFlagged, isChecked, go } = open;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusInView(heading.current, heading.current), []);
  const form = useRef<HTMLFormElement>(null);
  useSwipe(form, (way) => go(way === 'next' ? place + 1 : place - 1));
  const isLast = place === exam.questions.length - 1;
  const asksCheck = hasFeedback(exam.mode) && !isChecked;
  const goOn = (): void => {
    if (asksCheck) open.check();
    else if (isLast) finish();
    else go(place + 1);
  };
  return (
    <form
      ref={form}
      className="question"
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <div className="question-head">
        <h2 ref={heading} tabIndex={-1} aria-describedby={lawOf ? 'of-law asked' : 'asked'}>
          {`Question ${place + 1} of ${exam.questions.length}`}
        </h2>
        <button type="button" className="flag" aria-pressed={isFlagged} onClick={open.flag}>
          {isFlagged ? 'Flagged for review' : 'Flag for review'}
        </button>
      </div>
      {lawOf && (
        <p id="of-law" className="of-law">
          {lawOf} law
        </p>
      )}
      <p id="asked" className="asked" lang={question.lang}>
        {question.question}
      </p>
      <Options open={open} />
      {question.translated && (
        <button type="button" className="link" onClick={() => open.translate(!open.isTranslated)}>
          {open.isTranslated ? 'Read the question in English' : 'Read the question in this page’s language'}
        </button>
      )}
      {isChecked && <Feedback open={open} />}
      <p className="turn">
        <button type="button" className="button button-quiet" disabled={place === 0} onClick={() => go(place - 1)}>
          Previous
        </button>
        <button type="submit" className="button" disabled={asksCheck && chosen === undefined}>
          {asksCheck ? 'Check answer' : isLast ? 'Finish' : 'Next'}
        </button>
      </p>
    </form>
  );
}

/** Chromium brings what takes the focus to the middle of the screen; here nothing moves that can be seen already. */
function focusInView(focused: HTMLElement | null, shown: Element | null | undefined): void {
  focused?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: 'nearest' });
}

const marks = { right: 'The right answer', wrong: 'Your answer' };

function Options({ open: { question, chosen, isChecked, choose } }: { open: ShownExam }) {
  return (
    <fieldset className="options" disabled={isChecked}>
      <legend className="visually-hidden">Your answer</legend>
      {question.options.map((option, index) => {
        const mark = isChecked ? markOf(index, chosen, question.answer) : undefined;
        return (
          <label key={option} className="option" data-mark={mark}>
            <input type="radio" name="answer" value={index} checked={chosen === index} onChange={() => choose(index)} />
            <span className="letter">{letterOf(index)}</span>
            <span lang={question.lang}>{option}</span>
            {mark && <b className="option-mark">{marks[mark]}</b>}
          </label>
        );
      })}
    </fieldset>
  );
}

function markOf(option: number, chosen: number | undefined, answer: number): keyof typeof marks | undefined {
  if (option === answer) return 'right';
  return option === chosen ? 'wrong' : undefined;
}

function Feedback({ open: { question, chosen } }: { open: ShownExam }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusInView(heading.current, heading.current?.parentElement), []);
  const isRight = chosen === question.answer;
  return (
    <section className="feedback" data-mark={isRight ? 'right' : 'wrong'}>
      <h3 ref={heading} tabIndex={-1}>
        {isRight ? 'Right' : `Not right: the answer is ${letterOf(question.answer)}`}
      </h3>
      <Explanation question={question} />
    </section>
  );
}
