import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { drillSize, type ExamRequest, mistakesSize } from './draw-exam.ts';
import { timeAllowed } from './exam-changes.ts';
import { timeWords } from './exam-clock.ts';
import { type ExamParts, type ExamState, fullExam } from './full-exam.ts';
import { isMistake } from './question-record.ts';
import { StateSelect } from './StateSelect.tsx';
import type { Practice, PracticeData } from './use-practice.ts';

type StartPanelProps = { practice: Practice; data: PracticeData };

/**
 * Native fields, read when Start is pressed: what was chosen before hydration counts.
 */
export function StartPanel({ practice, data: { topics, states } }: StartPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const state = states.find(({ slug }) => slug === practice.work?.state);
  const { press, problem } = useStart(practice, panel, state);
  const mistakes = practice.work && Object.values(practice.work.records).filter(isMistake).length;
  return (
    // "?start=quick" is carried out without a touch.
    <div ref={panel} className="start needs-script" id="soon" data-hydrate="address">
      <fieldset>
        <legend>
          <h2>Choose and start</h2>
        </legend>
        <Mode value="exam" name="Full exam" isDefault>
          On the clock, 90 seconds a question. You see your score at the end.
        </Mode>
        <Mode value="drill" name="One topic">
          {drillSize} questions, with an explanation after each answer.
        </Mode>
        <Mode value="quick" name="Quick ten">
          Chosen for you: reviews, weak spots, and new questions.
        </Mode>
        <Mode value="daily" name="Ten of the day">
          Five minutes. Works offline once you’ve opened it.
        </Mode>
        <Mode value="mistakes" name="My mistakes">
          {mistakes === undefined ? `Up to ${mistakesSize} questions you missed.` : `${mistakes} on your list.`} Get one
          right twice in a row to clear it.
        </Mode>
      </fieldset>
      <div className="start-more">
        <ExamSizes key={state?.slug} state={state} />
        <div className="field for-drill">
          <label htmlFor="topic">Topic</label>
          <select id="topic" name="topic" className="input">
            {topics.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <StateSelect practice={practice} states={states} />
      </div>
      <p className="start-now">
        <button type="button" className="button" onClick={press}>
          Start
        </button>
        <a className="chosen for-exam" href="#state">
          {state?.name ?? 'No state chosen'}
        </a>
      </p>
      <p role="alert" className="error">
        {problem}
      </p>
      {practice.notSaved && <p className="note mt-4">{practice.notSaved}</p>}
    </div>
  );
}

function Mode({
  value,
  name,
  isDefault = false,
  children,
}: {
  value: string;
  name: string;
  isDefault?: boolean;
  children: ReactNode;
}) {
  const id = `mode-${value}`;
  return (
    <div className="mode">
      <input
        type="radio"
        id={id}
        name="mode"
        value={value}
        defaultChecked={isDefault}
        aria-describedby={`${id}-text`}
      />
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-text`}>{children}</p>
    </div>
  );
}

/** How large the exam is: like the chosen state's own where its law has questions, else national questions alone. */
function ExamSizes({ state }: { state: PracticeData['states'][number] | undefined }) {
  const parts = state?.parts;
  return (
    <fieldset className="for-exam">
      <legend>Questions</legend>
      {parts && (
        <label>
          <input type="radio" name="size" value="state" defaultChecked /> {portionsOf(parts, state.name)}, in{' '}
          {timeWords(timeAllowed(fullExam(state, 'state'), parts.national + parts.law))}
        </label>
      )}
      <label>
        <input type="radio" name="size" value="80" defaultChecked={!parts} /> 80{parts && ' national'}, in 2 hours
      </label>
      <label>
        <input type="radio" name="size" value="100" /> 100{parts && ' national'}, in 2½ hours
      </label>
      {state && !parts?.law && (
        <p className="small muted mt-2">
          {state.hasStatePortion
            ? `National questions only: we have none on ${state.name} law yet.`
            : `${state.name} gives one combined exam. We have no questions on its law yet, so these are all national.`}
        </p>
      )}
    </fieldset>
  );
}

function portionsOf({ national, law, isMixed }: ExamParts, state: string): string {
  if (!isMixed) return `${national} national and ${law} on ${state} law`;
  return law > 0 ? `${national + law} as in ${state}, ${law} of them on its law` : `${national} as in ${state}`;
}

/** Start waits until the browser has answered what it keeps: what was seen lately decides what is drawn. */
function useStart(
  { work, start }: Practice,
  panel: RefObject<HTMLDivElement | null>,
  state: PracticeData['states'][number] | undefined,
) {
  const [isPressed, setIsPressed] = useState(false);
  const [problem, setProblem] = useState('');
  const press = (): void => {
    setProblem('');
    setIsPressed(true);
  };
  const begin = useEffectEvent(() => {
    setIsPressed(false);
    if (panel.current && !start(requestOf(panel.current, state)))
      setProblem('Your list of mistakes is empty. Questions you miss are added to it.');
  });
  const isReady = isPressed && work !== undefined;
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
  return { press, problem };
}

function requestOf(panel: HTMLElement, state: ExamState | undefined): ExamRequest {
  const chosen = (selector: string): string | undefined =>
    panel.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value;
  const mode = chosen('[name="mode"]:checked');
  if (mode === 'drill') return { mode, topic: chosen('[name="topic"]') ?? '' };
  if (mode === 'quick' || mode === 'daily' || mode === 'mistakes') return { mode };
  const size = chosen('[name="size"]:checked');
  return fullExam(state, size === 'state' ? size : size === '100' ? 100 : 80);
}
