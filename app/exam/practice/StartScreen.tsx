import type { RefObject } from 'react';
import { bankSize } from '../../question-bank/exam-areas.ts';
import { download, paths } from '../../paths.ts';
import { keptWorkKey } from '../../study/start-at-once.ts';
import { ExamHistory } from './ExamHistory.tsx';
import { ExamsUnderWay } from './ExamsUnderWay.tsx';
import { OutlineTable } from './OutlineTable.tsx';
import { PracticeSamples } from './PracticeSamples.tsx';
import { Ready } from './Ready.tsx';
import { StartPanel } from './StartPanel.tsx';
import type { Practice, PracticeData } from './use-practice.ts';

type StartScreenProps = { heading: RefObject<HTMLHeadingElement | null>; practice: Practice; data: PracticeData };

/** The page as it is written, and as it stays without scripts but for the panel. */
export function StartScreen({ heading, practice, data }: StartScreenProps) {
  return (
    <>
      <header className="mt-8">
        <h1 ref={heading} tabIndex={-1}>
          Practice Exam
        </h1>
        <p className="lead mt-4">
          {bankSize} original questions on what every state’s exam covers. Each answer comes with an explanation.
        </p>
      </header>
      <div className="with-aside mt-8">
        <div>
          <ExamsUnderWay practice={practice} data={data} onDiscard={() => heading.current?.focus()} />
          <StartPanel practice={practice} data={data} />
          <Ready practice={practice} data={data} />
          <noscript>
            <p className="note">
              The timed exam needs scripts. Without them, try the <a href="#samples">ten questions below</a>, or print
              the <a href={questionsPdf}>100 questions with answers</a>.
            </p>
          </noscript>
        </div>
        <Paper />
      </div>
      <ExamHistory practice={practice} data={data} />
      <div className="section pair">
        <Scoring />
        <OutlineTable combined={data.combined} />
      </div>
      <PracticeSamples samples={data.samples} />
      {/* Where work is kept the page starts by itself (app/frame/boot.ts): what is under way waits for no touch. */}
      <section className="section measure" data-hydrate={keptWorkKey}>
        <h2>Your work</h2>
        <p className="mt-4">
          Your work stays in this browser; nothing is sent to us.{' '}
          <a href={paths.savedWork}>Save it to a file, move it to another device, or delete it</a>.
        </p>
      </section>
    </>
  );
}

const questionsPdf = download('practice-exam-questions');

function Paper() {
  return (
    <aside className="note self-start" aria-labelledby="paper">
      <h2 id="paper" className="text-[1.22rem]">
        On paper
      </h2>
      <p className="mt-2 small">100 of these questions in the same mix, with answers and explanations at the end.</p>
      <p className="mt-3">
        <a className="more" href={questionsPdf}>
          100 questions (PDF)
        </a>
      </p>
    </aside>
  );
}

function Scoring() {
  return (
    <section aria-labelledby="scoring">
      <h2 id="scoring">How it is scored</h2>
      <p className="mt-4">
        Each right answer earns one point. Wrong answers and blanks earn none. You see your score as a percent, by topic
        and by area. Aim for 85–90%: that leaves room for nerves on exam day. Choose your state to see its passing
        score, too.
      </p>
      <p className="mt-3">
        A full exam gives you 90 seconds a question, close to what many states allow. A combined exam, like
        California’s, Florida’s, or New York’s, uses that state’s own time. Your exam’s length is in your{' '}
        <a href={paths.stateGuides}>state guide</a>. The clock stops when you pause or close the page. No practice score
        can promise a pass: the real exam has different questions and also covers your state’s law.
      </p>
    </section>
  );
}
