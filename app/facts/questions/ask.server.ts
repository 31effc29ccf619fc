import type { Part } from '../../wording/rich-text.ts';
import type { GuideSection, Known, ShownFact } from '../fact.server.ts';

/** Who a story is about. */
export type Person = { name: string; they: string; their: string; them: string };

/** What a question about one fact of one jurisdiction may draw on. We are sure of the fact. */
export type Asked<T> = {
  value: T;
  fact: ShownFact<T>;
  name: string;
  /** Its postal code. */
  code: string;
  words: { licensee: string; licensees: string; broker: string; regulator: string; examBy?: string };
  known: Known;
  /** What we are sure of elsewhere: what a reader could believe of any place. */
  elsewhere: T[];
  neighbors: { name: string; guide: string; value: T }[];
  person: Person;
  /** Half the jurisdictions: two ways to ask are spread over them. */
  odd: boolean;
};

/**
 * A question before its options are drawn: its right answer in words with wrong ones, or a number with plausible ones.
 */
export type Drafted = {
  question: string;
  /** Why, in a sentence without its stop: the fact's marks and caveat follow. */
  says: string;
  /** False where the fact's caveat says nothing about the answer. */
  caveat?: false;
  /** What the explanation adds. */
  more?: Part[];
  /** Where the guide says more, if not where the fact stands. */
  section?: GuideSection;
} & (
  | { right: string; wrong: readonly string[] }
  | { number: number; plausible: readonly number[]; note?: string; format: (value: number) => string }
);

/** Writes one kind of question, or nothing where the fact does not fit it. */
export type Ask<T> = (asked: Asked<T>) => Drafted | null;

type Numbered = {
  question: (asked: Asked<number>) => string;
  /** @param text the number as its options show it */
  says: (text: string, asked: Asked<number>) => string;
  format: (value: number) => string;
  /** Plausible besides what is so elsewhere: so much more or less than the right number. */
  steps?: number[];
};

/** A question whose answer is the number of a fact. */
export const askNumber =
  ({ question, says, format, steps = [] }: Numbered): Ask<number> =>
  (asked) => {
    const { value, fact, elsewhere } = asked;
    return {
      question: question(asked),
      says: says(format(value), asked),
      number: value,
      plausible: [...elsewhere, ...steps.map((step) => Math.round((value + step) * 100) / 100)],
      note: fact.note,
      format,
    };
  };

/** Ages that a law could ask for. */
export const adultAges = [16, 17, 18, 19, 20, 21, 23, 25];
