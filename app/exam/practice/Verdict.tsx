import { stateGuide } from '../../paths.ts';
import type { FinishedExam } from '../../study/exam-work.ts';
import { percentOf } from './score-exam.ts';
import { StateSelect } from './StateSelect.tsx';
import type { Practice, PracticeData } from './use-practice.ts';
import { aimVerdict, portionWords, stateVerdict } from './verdict.ts';
import { placeName } from '../../wording/place-name.ts';

type VerdictProps = { finished: FinishedExam; practice: Practice; states: PracticeData['states'] };

/** A full exam is held against the site's aim and the state's mark. A short round says too little for either. */
export function Verdict({ finished, practice, states }: VerdictProps) {
  if (finished.mode !== 'exam')
    return (
      <p className="note mt-6 measure">A short round shows what to read next. Only a full exam says how you stand.</p>
    );
  const state = states.find(({ slug }) => slug === practice.work?.state);
  const percent = percentOf(finished);
  const combined = states.find(({ slug, parts }) => slug === finished.law && parts?.isMixed)?.name;
  return (
    <section className="verdict mt-6" aria-label="How this score stands">
      <div>
        <p>{aimVerdict(percent)}</p>
        {finished.areas['state-law'] && <p className="mt-3">{portionWords(finished, combined)}</p>}
        {state && (
          <p className="mt-3">
            {stateVerdict(percent, state, finished.law === state.slug)}{' '}
            <a href={`${stateGuide(state.slug)}#exam`}>The exam in {placeName(state.name)}, with sources</a>.
          </p>
        )}
        {!state && <p className="mt-3">Choose your state to see its passing score.</p>}
      </div>
      <StateSelect practice={practice} states={states} />
    </section>
  );
}
