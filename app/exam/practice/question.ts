/** One question as the browser gets it. Places of options are counted from 0. */
export type Question = {
  id: string;
  /** What is tested, as a slug. */
  concept: string;
  difficulty: 'easy' | 'medium' | 'hard';
  question: string;
  options: string[];
  /** Question and options in the language of the page, where that is not English. */
  translated?: { question: string; options: string[] } | undefined;
  answer: number;
  because: string;
  /** Why each other option is wrong, by its place. */
  wrong: Record<string, string>;
  /** The section that decides a question on a state's law, and the month its text is of. */
  law?: { section: string; url: string; of: string };
  /** The glossary's term to read: its name and slug. */
  term: { name: string; slug: string };
  /** The formula of a sum that has a page of its own. */
  formula?: { name: string; slug: string };
  /** A sum in words and in figures. */
  sum?: { words: string; figures: string };
  /**
   * Other numbers for a sum. `rows`: one showing each, its figures by column; `columns`: for every figure of the
   * texts in turn (question, options, reasons, the same translated, sum) its column, or -1 where it stays.
   */
  varies?: { rows: string[][]; columns: number[] };
};

export const letterOf = (option: number): string => 'ABCD'.charAt(option);
