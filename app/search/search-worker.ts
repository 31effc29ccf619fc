/**
 * Searches in a worker: Pagefind is WebAssembly, which the pages' own policy does not allow. The worker's response
 * brings a policy of its own (docs/decisions/0018). Compiled by publish/bundle-search-worker.ts, for
 * /pagefind/search-worker.js and below the root of each language.
 */
import { excerptParts, type SearchAnswer, type SearchReply, type SearchRequest } from './search-answer.ts';
import { holdsWords, rankResults } from './rank-results.ts';
import { searchWords } from './search-words.ts';
import type { SearchPlace } from './find-places.ts';
import { shortcuts, withShortcuts } from './shortcuts.ts';

/** Put before this code by publish/index-pages.ts. */
declare const searchPlaces: SearchPlace[];

type Fragment = { url: string; content: string; excerpt: string; meta: { title?: string; kind?: string } };
type Match = { id: string; score: number; data: () => Promise<Fragment> };
type Pagefind = {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  search(term: string, options?: { filters: Record<string, string> }): Promise<{ results: Match[] }>;
};

/**
 * Each result is a small file of its own: so many are loaded of all pages, and of those that are not about one state.
 */
const loadedOfEach = 8;
const shownResults = 12;

let loading: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  // Beside this worker: each language has an index of its own.
  const index = new URL('pagefind.js', location.href).href;
  const pagefind = (await import(/* @vite-ignore */ index)) as Pagefind;
  await pagefind.options({
    basePath: new URL('.', location.href).pathname,
    excerptLength: 24,
    ranking: { metaWeights: { title: 9, kind: 1.5, description: 2 }, pageLength: 0.4, termFrequency: 0.6 },
  });
  await pagefind.init();
  return pagefind;
}

async function answer(query: string): Promise<SearchAnswer> {
  const words = searchWords(query);
  if (words.length === 0) return { total: 0, results: [] };
  const pagefind = await (loading ??= load());
  const term = words.join(' ');
  const [{ results }, others] = [
    await pagefind.search(term),
    await pagefind.search(term, { filters: { about: 'all' } }),
  ];
  const best = new Map(
    [...results.slice(0, loadedOfEach), ...others.results.slice(0, loadedOfEach)].map((match) => [match.id, match]),
  );
  const loaded = await Promise.all(
    [...best.values()].map(async ({ score, data }) => ({ score, fragment: await data() })),
  );
  const fragments = loaded.filter(({ fragment: { meta, content } }) =>
    holdsWords(`${meta.title} ${meta.kind} ${content}`, words),
  );
  const ranked = rankResults(
    fragments.map(({ score, fragment }) => ({
      score,
      path: fragment.url,
      title: fragment.meta.title ?? '',
      kind: fragment.meta.kind ?? '',
      fragment,
    })),
    words,
    searchPlaces,
  );
  return withShortcuts(shortcuts(query, searchPlaces), {
    total: fragments.length === 0 ? 0 : results.length - (loaded.length - fragments.length),
    results: ranked
      .slice(0, shownResults)
      .map(({ path, title, kind, fragment }) => ({ path, title, kind, excerpt: excerptParts(fragment.excerpt) })),
  });
}

// Pagefind also throws where nobody can catch it; the failure itself is answered below.
addEventListener('unhandledrejection', (event) => event.preventDefault());

addEventListener('message', ({ data: { id, query } }: MessageEvent<SearchRequest>) => {
  answer(query)
    .then(
      (found): SearchReply => ({ id, answer: found }),
      (): SearchReply => ({ id, failed: true }),
    )
    .then((reply) => postMessage(reply));
});
