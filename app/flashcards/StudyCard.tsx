import { useEffect, useRef } from 'react';
import { examAreas, type ExamArea } from '../question-bank/exam-areas.ts';
import { EnglishTerm } from '../glossary/EnglishTerm.tsx';
import { termPage } from '../paths.ts';
import { grades } from './answers.ts';
import type { Session } from './use-session.ts';
import { useSwipe } from './use-swipe.ts';

type StudyCardProps = { session: Session; shown: NonNullable<Session['shown']>; shortcuts: boolean };

/** One card: the question, then its answer and the four grades. The focus goes to what is new. */
export function StudyCard({ session, shown: { card, open }, shortcuts }: StudyCardProps) {
  const question = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(open, (direction) => session.answer(direction === 'left' ? 1 : 3));
  useEffect(() => {
    (open ? answer : question).current?.focus({ preventScroll: true });
  }, [open]);
  const asksTerm = card.asks === 'term';
  return (
    <>
      <article className="study-card" {...swipe}>
        <p className="small muted">
          {examAreas[card.area as ExamArea].name} · {asksTerm ? 'Which term is this?' : 'What does it mean?'}
        </p>
        <h3 ref={question} tabIndex={-1} className={asksTerm ? 'asked asked-long' : 'asked'}>
          {asksTerm ? card.definition : card.term}
          {!asksTerm && <EnglishTerm of={card.english} />}
        </h3>
        {open && (
          <div ref={answer} tabIndex={-1} className="answer">
            <p className={asksTerm ? 'serif text-[1.6rem]' : undefined}>
              {asksTerm ? card.term : card.definition}
              {asksTerm && <EnglishTerm of={card.english} />}
            </p>
            <p className="small muted mt-3">Example: {card.example}</p>
            <p className="small mt-3">
              <a href={termPage(card.slug)} target="_blank" rel="noopener">
                Read “{card.term}” in the glossary (new tab)
              </a>
            </p>
          </div>
        )}
      </article>
      {open ? (
        <Grades session={session} shortcuts={shortcuts} />
      ) : (
        <button type="button" className="button study-show" onClick={session.open}>
          Show answer{shortcuts && <Key name="Space" />}
        </button>
      )}
    </>
  );
}

function Grades({ session, shortcuts }: Pick<StudyCardProps, 'session' | 'shortcuts'>) {
  return (
    <>
      <div className="grades" role="group" aria-label="How well did you know it?">
        {grades.map(({ grade, name }) => (
          <button key={grade} type="button" className="button button-quiet" onClick={() => session.answer(grade)}>
            <span>
              {name}
              {shortcuts && <Key name={`${grade}`} />}
            </span>
            <span className="small muted">{session.promises[grade]}</span>
          </button>
        ))}
      </div>
      <p className="small muted mt-3">On a touch screen you can also swipe the card: left for Again, right for Good.</p>
    </>
  );
}

/** The key beside a button’s words, for the eyes: screen readers have the page’s list of keys. */
const Key = ({ name }: { name: string }) => <kbd aria-hidden="true">{name}</kbd>;
