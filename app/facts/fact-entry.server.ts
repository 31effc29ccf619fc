import type { z } from 'zod';
import type { GuideSection, Known } from './fact.server.ts';
import type { Ask } from './questions/ask.server.ts';
import type { Unit, Writing } from './writings.server.ts';

/** What a missing figure means where it does not mean that nothing was found. */
export type WhenNull = {
  /** 'none': nothing is asked. 'not applicable': the question does not arise. */
  means: 'none' | 'not applicable';
  long: string;
  /** In a table's cell, and what it sorts by there. */
  short?: string;
  sort?: number;
  /** Where a missing figure can also mean that nothing was found: tells the two apart. */
  when?: (known: Known) => boolean;
  /** Neighboring rows of a guide that miss their figure for the same reason become one row, under this label. */
  together?: string;
};

/** One figure that is shown of a fact. Most facts have one; a fact of several parts may have more. */
export type Reading<T> = {
  label: string;
  /** For the head of a narrow column. */
  shortLabel?: string;
  written: Writing<T>;
  /** Where more of the state than the fact’s value decides: how it is written there, by postal code or other facts. */
  writtenIn?: (code: string, known: Known) => Writing<T>;
  /** Absent: a missing figure means that nothing was found. */
  whenNull?: WhenNull;
  /** A rule in the state's own sentences: other words need not mean another rule, so no machine compares it. */
  inWords?: true;
  /**
   * Rows of figures in a guide. `label: 'short'` takes the short label. `ifKnown`: no row where nothing was found.
   * `isBrief`: one mark and no caveat, because another page has it whole.
   */
  ledger?: { of: LedgerId; label?: 'short'; ifKnown?: true; isBrief?: true };
  /** The group of a comparison in which it stands. */
  compared?: ComparedGroupId;
  /** A column in the table of all states: which of its sets, and the section of the guide that says more. */
  table?: { set: TableSetId; section?: GuideSection };
  /** A column in the comparison as PDF: its table, its share of the width, and which label and writing. */
  sheet?: {
    table: SheetId;
    width: number;
    align?: 'right';
    label?: 'short';
    written?: 'short' | Writing<T>;
    /** As of the reading itself. */
    writtenIn?: (code: string, known: Known) => Writing<T>;
  };
};

/** Everything the site knows about one kind of fact. Adding one: docs/how-to/add-a-fact.md. */
export type FactEntry<T> = {
  /** The value where it is known. */
  shape: z.ZodType<T>;
  /** What a sentence calls it after "the": "exam fee". */
  called: string;
  /** For the open data: its schema, its dictionary and the metadata of its CSV. */
  meaning: string;
  unit?: Unit;
  /** What a null of high or medium confidence says, for the open data: the sources are clear that there is none. */
  noneMeans?: string;
  /** What each part of a value of several parts means, for the open data. */
  parts?: Record<string, string>;
  /** The CSV's column where it is not the path in lower case with underscores. */
  column?: string;
  /** The section of a guide that says more about it. */
  section: GuideSection;
  /** What is shown of it, by an id that addresses and comparison files use: never changed. */
  readings: Record<string, Reading<T>>;
  /** The exam questions it can answer, where we are sure of it. */
  questions?: Ask<T>[];
};

// The functions of an entry take its own value: a list of entries of every kind needs the widest type.
// oxlint-disable-next-line typescript/no-explicit-any -- the widest type, see above
export type AnyEntry = FactEntry<any>;

/** An entry whose functions are checked against its shape. */
export function entry<S extends z.ZodType>(shape: S, about: Omit<FactEntry<z.infer<S>>, 'shape'>) {
  return { shape, ...about };
}

export type LedgerId = 'exam' | 'renewing' | 'broker';

/** The groups of a comparison, in reading order. */
export const comparedGroups = {
  education: 'Education',
  exam: 'The exam',
  again: 'Retakes and languages',
  fees: 'Fees',
  applying: 'Applying',
  record: 'With a criminal record',
  keeping: 'Keeping the license',
  moving: 'Transferring a license',
  broker: 'The broker license',
} as const;
export type ComparedGroupId = keyof typeof comparedGroups;

export type TableSetId = 'education' | 'cost' | 'keeping' | 'broker';

export type SheetId = 'license' | 'exam' | 'again' | 'fees' | 'keeping' | 'moving' | 'broker' | 'record' | 'regulator';
