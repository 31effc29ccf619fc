/** A stretch of a module that stands for a value inside a message, or that goes around some of its words. */
export type Part = {
  start: number;
  end: number;
  /** The words that stand inside it, e.g. those of a link. */ around?: Around;
};
type Around = { opening: [number, number]; closing: [number, number] };

/** Words of a module as visitors read them: one whole sentence or label, with `{0}` and `<1>…</1>` for its parts. */
export type Message = {
  text: string;
  start: number;
  end: number;
  /** How it stands in the code, which says how it is written back. */
  form: 'string' | 'attribute' | 'template' | 'tagged' | 'children' | 'html';
  parts: Part[];
  /** Spaces that the code has before and after the words of an element. */
  outer?: [before: string, after: string];
};
