/** What the worker and the page say to each other. */

/** A piece of an excerpt; marked where it is what was searched for. */
export type ExcerptPart = { text: string; marked: boolean };
export type SearchResult = { path: string; title: string; kind: string; excerpt: ExcerptPart[] };
export type SearchAnswer = { total: number; results: SearchResult[] };

export type SearchRequest = { id: number; query: string };
export type SearchReply = { id: number; answer: SearchAnswer } | { id: number; failed: true };

/** Pagefind's excerpt, HTML with nothing but marks and escaped brackets in it, as parts. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((text, index) => ({
      text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
      marked: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}
