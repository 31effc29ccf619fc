import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { RichText } from '../../states/RichText.tsx';
import { letterOf, type QuizQuestion } from './quiz-question.ts';

type QuestionProps = {
  item: QuizQuestion;
  number: number;
  /** Called once, when the answer is opened with an option chosen. */
  onChecked: (isRight: boolean) => void;
};

/**
 * One question. Options are the browser’s own radio buttons and the answer its own <details>, so both work before
 * hydration; opening the answer with an option chosen is what checks it.
 */
export function Question({ item, number, onChecked }: QuestionProps) {
  const { fact, question, options, answer, why, wrong = [], more } = item;
  const details = useRef<HTMLDetailsElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const check = (): void => {
    const picked = fields.current?.querySelector<HTMLInputElement>('input:checked');
    if (!details.current?.open || !picked || chosen !== null) return;
    setChosen(Number(picked.value));
    onChecked(Number(picked.value) === answer);
  };
  const checkNow = useEffectEvent(check);
  // It may have been opened before hydration.
  useEffect(() => checkNow(), []);
  const verdict = chosen === null ? undefined : chosen === answer ? 'right' : 'wrong';
  return (
    <li id={`q${number}`} data-fact={fact} data-verdict={verdict}>
      <fieldset ref={fields} disabled={chosen !== null}>
        <legend>
          <h3>{question}</h3>
        </legend>
        <ol className="options">
          {options.map((option, place) => (
            <li key={option} data-right={chosen !== null && place === answer ? '' : undefined}>
              <label>
                <input className="needs-script" type="radio" name={`q${number}`} value={place} /> {option}
              </label>
            </li>
          ))}
        </ol>
      </fieldset>
      <details ref={details} onToggle={check}>
        <summary>
          <span className="if-none">Show the answer</span>
          <span className="if-chosen">Check my answer</span>
        </summary>
        {verdict && (
          <p className="verdict" role="status">
            {verdict === 'right' ? 'Right.' : `Not right: you chose ${letterOf(chosen!)}.`}
          </p>
        )}
        <p>
          <strong>
            {letterOf(answer)}. {options[answer]}.
          </strong>{' '}
          <RichText parts={why} />
        </p>
        {wrong.length > 0 && (
          <ul className="why-not">
            {wrong.map(({ place, text }) => (
              <li key={place}>
                <strong>{letterOf(place)}</strong> {text}
              </li>
            ))}
          </ul>
        )}
        <p className="small mt-2">
          {more.map(({ href, text, after = '' }) => (
            <Fragment key={href}>
              <a href={href}>{text}</a>
              {after}
            </Fragment>
          ))}
        </p>
      </details>
    </li>
  );
}
