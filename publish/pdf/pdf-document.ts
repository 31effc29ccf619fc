/** One download: which template draws it and what it says. */
export type PdfDocument = {
  /** Its address below /downloads, without ".pdf": "state-guides/ohio". */
  name: string;
  /** A file of templates/, without ".typ". */
  template: string;
  title: string;
  description: string;
  /** The page of the site that it belongs to. */
  path: string;
  /** One sentence: who may copy it. */
  license: string;
  /** What the template says itself, by names of its own (frame-words.ts tells of their signs). */
  words: object;
  /** What the template shows, as JSON. */
  content: object;
};

/** What all downloads of a build share. */
export type Imprint = {
  siteName: string;
  /** Without a slash at the end. */
  origin: string;
  /** YYYY-MM-DD: the date printed and written into the file, never the clock's. */
  edition: string;
};

export const licenses = {
  facts:
    'The facts and their arrangement are under the license CC BY 4.0 (creativecommons.org/licenses/by/4.0): copy ' +
    'and change them, and name the source.',
  study: 'Print and copy it freely for your own study and for teaching; do not sell it.',
};
