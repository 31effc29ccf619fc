import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../ui/toast-store.ts';
import { paths } from '../paths.ts';
import { forgetOffline, isAnyPageKept } from './keep-offline.ts';
import { offerFile } from './offer-file.ts';
import { startLater } from './start-later.ts';
import { notAnswering, notKept } from './use-work.ts';
import { useStore } from '../ui/store.ts';
import { readWorkFile, workFile, type Works } from './work-file.ts';
import { workKinds } from './work-kinds.ts';
import { databaseIsSlow } from './work-database.ts';
import { changeWork, deleteAllWork, isAnythingStored, onWorkChangedElsewhere, readWork } from './work-store.ts';

/** Saves everything a visitor did here to a file, loads such a file, and deletes it all from this browser. */
export function WorkPanel() {
  const { words, has, look } = useHeldWork();
  // Beside the buttons until the next try: a notification is gone before a slow reader has found the right file.
  const [problem, setProblem] = useState('');
  const attempt = (act: () => Promise<string>) => (): void => {
    setProblem('');
    void act().then(setProblem).then(look);
  };
  // The button goes with what it deletes: the focus then stands on what is left.
  const sentence = useRef<HTMLParagraphElement>(null);
  const removeAll = async (): Promise<string> => {
    if (!confirm(warning)) return '';
    const left = await remove();
    if (left === '') sentence.current?.focus();
    return left;
  };
  return (
    // The page starts by itself where work is kept (app/frame/boot.ts), so that it never says "nothing" for long.
    <div className="needs-script" data-hydrate="work">
      <p ref={sentence} tabIndex={-1}>
        {words}
      </p>
      {!has.work && (
        <p className="mt-3">
          Begin with a <a href={paths.practice}>practice exam</a> or <a href={paths.plan}>your plan</a>, or load a file
          that you saved elsewhere.
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {has.work && (
          <button type="button" className="button button-quiet" onClick={attempt(save)}>
            Save to a file
          </button>
        )}
        <label className="button button-quiet">
          Load from a file
          <input
            className="visually-hidden"
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => attempt(() => load(currentTarget))()}
          />
        </label>
        {has.anything && (
          <button
            type="button"
            className="button button-quiet max-w-full whitespace-normal"
            onClick={() => attempt(removeAll)()}
          >
            Delete from this browser
          </button>
        )}
      </p>
      <p className="error mt-3" role="alert">
        {problem}
      </p>
    </div>
  );
}

/** Each of a kind's works in words; and whether there is anything to delete, which may be what no page shows. */
type Held = { works: string[]; anything: boolean };

const nothing: Held = { works: [], anything: false };
/** While the browser does not say what it keeps, each button is there to try. */
const unknown = { work: true, anything: true };

/** What this browser holds, with a sentence on it, kept up to date with the page around it and with other tabs. */
function useHeldWork(): { words: string; has: typeof unknown; look: () => void } {
  const [held, setHeld] = useState<Held | undefined>(nothing);
  const isSlow = useStore(databaseIsSlow);
  const look = useCallback((): void => void lookFor().then(setHeld, () => setHeld(undefined)), []);
  useEffect(() => {
    look();
    const stops = workKinds.map((kind) => onWorkChangedElsewhere(kind, look));
    return () => stops.forEach((stop) => stop());
  }, [look]);
  if (isSlow) return { words: notAnswering, has: unknown, look };
  if (!held) return { words: inWords(nothing), has: unknown, look };
  return { words: inWords(held), has: { work: held.works.length > 0, anything: held.anything }, look };
}

function inWords({ works, anything }: Held): string {
  if (works.length > 0) return `This browser keeps ${works.join(', ')}.`;
  return anything
    ? 'No study work is saved in this browser yet, only settings or pages to use offline.'
    : 'Nothing is saved in this browser yet.';
}

async function lookFor(): Promise<Held> {
  const works = await describeWork();
  return { works, anything: works.length > 0 || (await isAnythingStored()) || (await isAnyPageKept()) };
}

async function describeWork(): Promise<string[]> {
  const described = await Promise.all(workKinds.map(async (kind) => kind.describe(await readWork(kind))));
  return described.filter(Boolean);
}

// Each of these does what its button says and returns what went wrong, in words, or nothing.

async function save(): Promise<string> {
  try {
    if ((await describeWork()).length === 0) return 'There is nothing to save yet.';
    const works: Works = {};
    for (const kind of workKinds) works[kind.key] = await readWork(kind);
    const now = new Date().toISOString();
    offerFile(workFile(works, now), `my-study-work-${now.slice(0, 10)}.json`, 'application/json');
    return '';
  } catch {
    return `Nothing was saved. ${notKept}`;
  }
}

async function load(field: HTMLInputElement): Promise<string> {
  const text = await field.files?.[0]?.text().catch(() => '');
  // So that choosing the same file again is a change again.
  field.value = '';
  if (text === undefined) return '';
  const read = readWorkFile(text, workKinds);
  if ('problem' in read) return `Nothing was loaded. ${read.problem}`;
  try {
    for (const kind of workKinds)
      if (read.works[kind.key] !== undefined) await changeWork(kind, (here) => kind.merge(here, read.works[kind.key]));
    notify({ title: 'Your work is loaded', description: 'It was added to what this browser already kept.' });
    return '';
  } catch {
    return `Not everything was loaded. ${notKept}`;
  }
}

const warning =
  'Delete your practice exams, flashcards, plans, and license records from this browser, and the pages it keeps for ' +
  'use without a connection? Save your work to a file first if you may want it back.';

async function remove(): Promise<string> {
  try {
    await deleteAllWork(workKinds);
    startLater();
    await forgetOffline();
    notify({ title: 'Deleted', description: 'This browser keeps nothing of your study work any more.' });
    return '';
  } catch {
    return (
      'Not everything was deleted: the browser did not allow it. Clear this site’s data in the browser’s settings ' +
      'instead.'
    );
  }
}
