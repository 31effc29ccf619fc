import { type ChangeEvent, useEffect, useState } from 'react';
import { notify } from '../ui/toast-store.ts';
import { offerFile } from './offer-file.ts';
import { readWorkFile, workFile, type Works } from './work-file.ts';
import { workKinds } from './work-kinds.ts';
import { changeWork, deleteWork, readWork } from './work-store.ts';
import { notKept } from './use-work.ts';

/** Saves everything a visitor did here to a file, loads such a file, and deletes it all from this browser. */
export function WorkPanel() {
  const [held, setHeld] = useState<string[]>();
  const look = (): void => { describeWork().then(setHeld, () => setHeld([])); };
  useEffect(look, []);
  return (
    <div className="needs-script">
      <p>{held === undefined || held.length === 0 ? 'This browser keeps nothing of yours yet.' : `This browser keeps ${held.join(', ')}.`}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button button-quiet" onClick={() => void save()}>Save to a file</button>
        <label className="button button-quiet">
          Load from a file
          <input className="visually-hidden" type="file" accept="application/json,.json" onChange={(event) => void load(event).then(look)} />
        </label>
        <button type="button" className="button button-quiet max-w-full whitespace-normal" onClick={() => void remove().then(look)}>Delete from this browser</button>
      </p>
    </div>
  );
}

async function describeWork(): Promise<string[]> {
  const described = await Promise.all(workKinds.map(async (kind) => kind.describe(await readWork(kind))));
  return described.filter(Boolean);
}

async function save(): Promise<void> {
  try {
    const works: Works = {};
    for (const kind of workKinds) works[kind.key] = await readWork(kind);
    const now = new Date().toISOString();
    offerFile(workFile(works, now), `my-study-work-${now.slice(0, 10)}.json`, 'application/json');
  } catch {
    notify({ title: 'Nothing was saved', description: notKept, variant: 'destructive' });
  }
}

async function load({ currentTarget: field }: ChangeEvent<HTMLInputElement>): Promise<void> {
  const file = field.files?.[0];
  if (!file) return;
  const read = readWorkFile(await file.text(), workKinds);
  // So that choosing the same file again is a change again.
  field.value = '';
  if ('problem' in read) return void notify({ title: 'Nothing was loaded', description: read.problem, variant: 'destructive' });
  try {
    for (const kind of workKinds) if (read.works[kind.key] !== undefined) await changeWork(kind, (here) => kind.merge(here, read.works[kind.key]));
    notify({ title: 'Your work is loaded', description: 'It was added to what this browser already kept.' });
  } catch {
    notify({ title: 'Nothing was loaded', description: notKept, variant: 'destructive' });
  }
}

async function remove(): Promise<void> {
  if (!confirm('Delete your practice exams, flashcards and plans from this browser? Save them to a file first if you may want them back.')) return;
  for (const kind of workKinds) await deleteWork(kind);
  notify({ title: 'Deleted', description: 'This browser keeps nothing of your study work any more.' });
}
