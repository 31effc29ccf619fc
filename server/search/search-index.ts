/** The index that the build made of the finished pages (publish/index-pages.ts), asked with FTS5. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SearchPlace } from '../../app/search/find-places.ts';
import { rankResults } from '../../app/search/rank-results.ts';
import type { ExcerptPart, SearchAnswer } from '../../app/search/search-answer.ts';
import { searchWords } from '../../app/search/search-words.ts';
import { shortcuts, withShortcuts } from '../../app/search/shortcuts.ts';

export type SearchIndex = { search(query: string): SearchAnswer; close(): void };

type Row = { path: string; kind: string; title: string; excerpt: string; score: number };

const mostResults = 30;
/** So many of the best by text alone are ranked again. */
const rankedRows = 150;
/** Around a word in an excerpt that was searched for: of Unicode's private use, so in no page. */
const [markStart, markEnd] = ['\uE000', '\uE001'];

// bm25 is lower for better rows. Weights: path, kind, title, description, content.
const select = `select path, kind, title,
    snippet(pages, 4, '${markStart}', '${markEnd}', ' … ', 26) as excerpt,
    -bm25(pages, 0, 0, 8, 3, 1) as score
  from pages where pages match ? order by score desc limit ${rankedRows}`;

/**
 * Opens the index of a build for reading.
 * @returns null where the build has none
 * @throws when the file is no such index
 */
export function openSearchIndex(file: string): SearchIndex | null {
  if (!existsSync(file)) return null;
  const database = new DatabaseSync(file, { readOnly: true });
  const [rows, count] = [
    database.prepare(select),
    database.prepare('select count(*) as total from pages where pages match ?'),
  ];
  const { value } = database.prepare('select value from places').get() as { value: string };
  const places = JSON.parse(value) as SearchPlace[];
  return {
    search(query) {
      const words = searchWords(query);
      if (words.length === 0) return { total: 0, results: [] };
      const match = matchAll(words);
      const { total } = count.get(match) as { total: number };
      const ranked = rankResults(rows.all(match) as Row[], words, places).slice(0, mostResults);
      return withShortcuts(shortcuts(query, places), {
        total,
        results: ranked.map(({ path, kind, title, excerpt }) => ({ path, kind, title, excerpt: partsOf(excerpt) })),
      });
    },
    close: () => database.close(),
  };
}

/** Every word, the last one also as a beginning. As strings: in quotes nothing is an operator of FTS5. */
export function matchAll(words: string[]): string {
  return `${words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ')}*`;
}

function partsOf(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/\uE000([^\uE001]*)\uE001/)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
