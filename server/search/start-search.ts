/**
 * Search that holds up nothing else: in a thread of its own, a few queries waiting at most, the usual ones remembered.
 */
import { Worker } from 'node:worker_threads';
import { raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { SearchAnswer } from '../../app/search/search-answer.ts';
import { openSearchIndex } from './search-index.ts';
import type { SearchQuestion } from './search-thread.ts';

/**
 * `search`: the content of the page that answers, `find`: the answer itself; null where too many queries wait already,
 * or the thread is gone.
 */
export type Search = {
  search(query: string): Promise<HtmlEscapedString | null>;
  find(query: string): Promise<SearchAnswer | null>;
  close(): Promise<void>;
};

/** A query takes 15 to 100 ms, and twice as long a rest: so many waiting are answered within a second or two. */
const mostWaiting = 8;
/** About 20 KB each. */
const rememberedPages = 300;

const englishThread = new URL('./search-thread.ts', import.meta.url);

/**
 * @param thread the module that asks the index and writes the page: each language has its own
 * @returns null where the build has no index
 * @throws when the file is no such index
 */
export function startSearch(file: string, thread = englishThread): Search | null {
  const index = openSearchIndex(file);
  if (!index) return null;
  index.close();
  return new SearchThread(file, thread);
}

class SearchThread implements Search {
  readonly #file: string;
  readonly #thread: URL;
  #worker: Worker | undefined;
  /** In the order in which the thread answers. */
  #waiting: ((page: string | null) => void)[] = [];
  /** By form and query; the one asked for longest ago comes first. */
  readonly #remembered = new Map<string, string>();

  constructor(file: string, thread: URL) {
    this.#file = file;
    this.#thread = thread;
  }

  async search(query: string): Promise<HtmlEscapedString | null> {
    const page = await this.#ask({ query, as: 'page' });
    // The thread wrote it with every value escaped.
    return page === null ? null : raw(page);
  }

  async find(query: string): Promise<SearchAnswer | null> {
    const answer = await this.#ask({ query, as: 'data' });
    return answer === null ? null : (JSON.parse(answer) as SearchAnswer);
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ask(question: SearchQuestion): Promise<string | null> {
    const key = `${question.as} ${question.query}`;
    const known = this.#remembered.get(key);
    if (known !== undefined) return this.#remember(key, known);
    if (this.#waiting.length >= mostWaiting) return null;
    const worker = (this.#worker ??= this.#startThread());
    const written = await new Promise<string | null>((resolve) => {
      this.#waiting.push(resolve);
      // A thread, not a window: it knows no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(question);
    });
    return written === null ? null : this.#remember(key, written);
  }

  #remember(key: string, written: string): string {
    this.#remembered.delete(key);
    this.#remembered.set(key, written);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > rememberedPages && oldest !== undefined) this.#remembered.delete(oldest);
    return written;
  }

  /** A thread that ends by itself leaves those that wait without an answer; the next query starts another. */
  #startThread(): Worker {
    const worker = new Worker(this.#thread, { workerData: this.#file });
    worker.unref();
    worker.on('message', (page: string) => this.#waiting.shift()?.(page));
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const resolve of this.#waiting.splice(0)) resolve(null);
    });
    return worker;
  }
}
