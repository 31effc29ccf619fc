import { Fragment, useEffect, useRef } from 'react';
import { Marks } from '../states/RichText.tsx';
import { type Day, dayInWords } from './days.ts';
import { isMine, mineName } from './my-items.ts';
import { noteLimit } from '../study/plan-work.ts';
import type { ShownItem, ShownStep } from './shown-item.server.ts';

/** When the visitor is told how much room a note has left. */
const nearLimit = noteLimit - 200;

/** `planned`: the day that the visitor's calendar gives this step. */
export function PlanStep({
  step: { id, title, items, deadlines, guide },
  planned,
  values,
}: {
  step: ShownStep;
  planned: Day | undefined;
  values: Record<string, string>;
}) {
  const { [`date.${id}`]: date = '', [`note.${id}`]: note = '' } = values;
  return (
    <li id={id}>
      <h2 className="text-[1.35rem]">{title}</h2>
      <ul className="ticks">
        {items.map((item) => !item.onlyIf && !item.isLater && <Tick key={item.id} item={item} />)}
      </ul>
      {items.map((item) => item.onlyIf && <ForSome key={item.id} item={item} isOpen={isMine(item, values)} />)}
      {deadlines.length > 0 && <p className="small mt-3">{deadlines.join(' ')}</p>}
      {items.map(
        (item) =>
          item.isLater && (
            <Fragment key={item.id}>
              <h3 className="mt-4 text-[1.1rem]">After you’re licensed</h3>
              <ul className="ticks">
                <Tick item={item} />
              </ul>
            </Fragment>
          ),
      )}
      <details className="aside-fold">
        <summary>{date || note ? `Date and notes: ${date ? dayInWords(date) : 'a note'}` : 'Date and notes'}</summary>
        <div className="own dated">
          <div className="field">
            <label htmlFor={`date-${id}`}>Target date</label>
            <input
              className="input"
              type="date"
              id={`date-${id}`}
              name={`date.${id}`}
              data-set={date ? '' : undefined}
              aria-describedby={planned && `planned-${id}`}
            />
            {planned && (
              <span className="small muted" id={`planned-${id}`}>
                By your calendar: {dayInWords(planned)}
              </span>
            )}
          </div>
          <div className="field">
            <label htmlFor={`note-${id}`}>Notes</label>
            <textarea className="input" id={`note-${id}`} name={`note.${id}`} rows={1} maxLength={noteLimit} />
            <span className="small muted" role="status">
              {note.length >= nearLimit &&
                (note.length < noteLimit
                  ? `Room for ${noteLimit - note.length} more characters.`
                  : 'No room left: shorten the note to add to it.')}
            </span>
          </div>
        </div>
      </details>
      {guide && (
        <p className="small no-print">
          <a href={guide}>More in the guide</a>
        </p>
      )}
    </li>
  );
}

/** Whoever says that it is for them has it counted, and finds it open; it never closes under their hand. */
function ForSome({ item, isOpen }: { item: ShownItem; isOpen: boolean }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen) fold.current!.open = true;
  }, [isOpen]);
  return (
    <details ref={fold} className="aside-fold">
      <summary>{item.onlyIf}</summary>
      <ul className="ticks">
        <Tick item={item} />
      </ul>
      <p className="for-me needs-script no-print">
        <input type="checkbox" id={`mine-${item.id}`} name={mineName(item.id)} />
        <label htmlFor={`mine-${item.id}`}>I have a record. Add this step to my plan</label>
      </p>
    </details>
  );
}

function Tick({ item: { id, text, marks, ask, note } }: { item: ShownItem }) {
  return (
    <li>
      <input type="checkbox" id={`done-${id}`} name={`done.${id}`} />
      <div>
        <label htmlFor={`done-${id}`}>{text}</label>
        <Marks marks={marks} />
        {ask && (
          <>
            {' '}
            <a className="small" href="#regulator">
              Contact
            </a>
          </>
        )}
        {note && <span className="block small muted">{note}</span>}
      </div>
    </li>
  );
}
