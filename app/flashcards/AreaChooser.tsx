import { type ButtonHTMLAttributes, type Ref, useEffect, useState } from 'react';
import type { CardArea } from './cards.ts';
import { newLeft, type Tally, tallyOf } from './due-cards.ts';
import { type FlashcardWork, newPerDayChoices, type Settings } from '../study/flashcard-work.ts';
import { StudyDays } from './StudyDays.tsx';

type AreaChooserProps = {
  ref: Ref<HTMLFormElement>;
  areas: CardArea[];
  work: FlashcardWork | undefined;
  settings: Settings;
  start: ButtonHTMLAttributes<HTMLButtonElement> & { ref: Ref<HTMLButtonElement> };
  onChange: () => void;
};

/**
 * The form: areas with what is due in each, the settings, and Start. Its fields are uncontrolled: see use-settings.ts.
 */
export function AreaChooser({ ref, areas, work, settings, start, onChange }: AreaChooserProps) {
  const now = useNow();
  const tallies = work && now ? areas.map(({ area, count }) => tallyOf(area, count, work, settings.bothWays, now)) : [];
  const chosen = tallies.filter((_, index) => settings.areas.includes(areas[index]!.area));
  return (
    // "dialog" outside a dialog goes nowhere, with scripts and before them: Start is a click, which may come before
    // hydration.
    <form ref={ref} method="dialog" className="study-form mt-6" id="soon" onChange={onChange}>
      <div className="with-aside">
        <fieldset>
          <legend className="visually-hidden">Areas</legend>
          <ul className="areas">
            {areas.map(({ area, name, count }, index) => (
              <li key={area}>
                <label>
                  <input className="needs-script" type="checkbox" name="area" value={area} defaultChecked />
                  <span>
                    {name}
                    <span className="small muted">
                      {tallies[index] ? tallyWords(tallies[index]) : `${count} cards`}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <SettingFields />
        <div className="study-foot needs-script">
          <p className="mt-6" aria-live="polite">
            {work && now ? (
              <Today tallies={chosen} room={newLeft(work, settings.newPerDay, now)} />
            ) : (
              'No cards are due until you start.'
            )}
          </p>
          <p className="start-now">
            <button {...start} type="button" className="button">
              Start studying
            </button>
          </p>
          {work && now > 0 && <StudyDays days={work.days} now={now} />}
        </div>
      </div>
    </form>
  );
}

function SettingFields() {
  return (
    <fieldset className="study-settings needs-script">
      <legend>Settings</legend>
      <label>
        New cards a day{' '}
        <select className="input" name="newPerDay" defaultValue={20}>
          {newPerDayChoices.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" name="bothWays" /> Ask both ways: once you know a term’s meaning, ask for the term too
      </label>
      <label>
        <input type="checkbox" name="shortcuts" defaultChecked /> Single-key shortcuts: Space shows the answer, 1 to 4
        grade it, U undoes
      </label>
    </fieldset>
  );
}

/** Zero until hydration, so that server and browser agree; then the time, kept to the minute. */
function useNow(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const tell = (): void => setNow(Date.now());
    tell();
    const timer = setInterval(tell, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const tallyWords = ({ due, learning, fresh }: Tally): string =>
  due + learning === 0 ? `none due, ${fresh} new` : `${due} due, ${learning} learning, ${fresh} new`;

function Today({ tallies, room }: { tallies: Tally[]; room: number }) {
  const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0);
  return (
    <>
      <strong>Today:</strong> {sum('due')} due, {sum('learning')} learning, {Math.min(room, sum('fresh'))} new.
    </>
  );
}
