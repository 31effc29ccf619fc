/** Asks the worker. Nothing is fetched before the first question. */
import { language } from '../language/language.ts';
import type { SearchAnswer, SearchReply, SearchRequest } from './search-answer.ts';

/** Long enough for a slow phone to fetch the index for the first time. */
const patience = 30_000;

type Waiting = { resolve(answer: SearchAnswer): void; reject(error: Error): void };

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** What search finds. @throws Error when the index cannot be loaded; the next question then begins anew */
export function search(query: string): Promise<SearchAnswer> {
  const id = ++asked;
  return new Promise<SearchAnswer>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    setTimeout(() => {
      if (waiting.has(id)) giveUp();
    }, patience);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    openWorker().postMessage({ id, query } satisfies SearchRequest);
  });
}

function openWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(`${language.root}/pagefind/search-worker.js`, { type: 'module' });
  worker.addEventListener('error', giveUp);
  worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    if ('failed' in data) return giveUp();
    waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  });
  return worker;
}

/** A worker that failed to load something never tries it again: another one does. */
function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error('The search index could not be loaded.'));
  waiting.clear();
}
