import { expect, test } from 'vitest';
import { runStages, type Stage } from './run-stages.ts';

/** Stages that note when they begin and end, one turn of the event loop later. */
function noted(notes: string[]): (name: string, after?: string[]) => Stage {
  return (name, after = []) => ({
    name,
    after,
    run: async () => {
      notes.push(`${name} begins`);
      await new Promise(setImmediate);
      notes.push(`${name} ends`);
    },
  });
}

test('a stage begins when those before it have ended, and no more run at once than may', async () => {
  const notes: string[] = [];
  const stage = noted(notes);
  await runStages([stage('draw'), stage('bundle'), stage('pages', ['draw', 'bundle']), stage('other')], 2);
  expect(notes.indexOf('pages begins')).toBeGreaterThan(notes.indexOf('bundle ends'));
  expect(notes.indexOf('other begins')).toBeGreaterThan(notes.indexOf('draw ends'));
  expect(notes).toHaveLength(8);
});

test('after a stage that failed nothing begins', async () => {
  const notes: string[] = [];
  const fails = { name: 'fails', after: [], run: () => Promise.reject(new Error('no words')) };
  await expect(runStages([fails, noted(notes)('next', ['fails'])], 1)).rejects.toThrow('no words');
  expect(notes).toEqual([]);
});

test('stages that wait for each other are named', async () => {
  const stage = noted([]);
  await expect(runStages([stage('a', ['b']), stage('b', ['a'])], 2)).rejects.toThrow('a, b wait for each other');
});
