/**
 * Searches in a worker: Pagefind is WebAssembly, which the pages' own policy does not allow. The worker's response brings a policy of
 * its own (docs/decisions/0018). Compiled by publish/index-pages.ts to /pagefind/search-worker.js.
 */
import { excerptParts, type SearchAnswer, type SearchReply, type SearchRequest } from './search-answer.ts';
import { rankResults } from './rank-results.ts';
import { searchWords } from './search-words.ts';

type Fragment = { url: string; excerpt: string; meta: { title?: string; kind?: string } };
type Found = { results: { id: string; score: number; data: () => Promise<Fragment> }[] };
type Pagefind = { options(options: object): Promise<void>; init(): Promise<void>; search(term: string): Promise<Found> };

/** Each result is a small file of its own. */
const loadedResults = 12;

let loading: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  const index = '/pagefind/pagefind.js';
  const pagefind = (await import(/* @vite-ignore */ index)) as Pagefind;
  await pagefind.options({ basePath: '/pagefind/', excerptLength: 24, ranking: { metaWeights: { title: 9, kind: 1.5, description: 2 }, pageLength: 0.4, termFrequency: 0.6 } });
  await pagefind.init();
  return pagefind;
}

async function answer(query: string): Promise<SearchAnswer> {
  const words = searchWords(query);
  if (words.length === 0) return { total: 0, results: [] };
  const pagefind = await (loading ??= load());
  const { results } = await pagefind.search(words.join(' '));
  const fragments = await Promise.all(results.slice(0, loadedResults).map(async ({ score, data }) => ({ score, fragment: await data() })));
  const ranked = rankResults(fragments.map(({ score, fragment }) => ({ score, title: fragment.meta.title ?? '', kind: fragment.meta.kind ?? '', fragment })), words);
  return {
    total: results.length,
    results: ranked.map(({ title, kind, fragment }) => ({ path: fragment.url, title, kind, excerpt: excerptParts(fragment.excerpt) })),
  };
}

addEventListener('message', ({ data: { id, query } }: MessageEvent<SearchRequest>) => {
  answer(query).then(
    (found): SearchReply => ({ id, answer: found }),
    (): SearchReply => ({ id, failed: true }),
  ).then((reply) => postMessage(reply));
});
