import { factAt } from './fact-paths.server.ts';
import { facts } from './registry.server.ts';
import { monthAndYear, sentence, word } from '../wording/wording.ts';
import type { Marked } from '../wording/rich-text.ts';
import { doubtInWords, type ShownFact } from './fact.server.ts';
import type { Source, StateRecord } from './state-record.server.ts';

/** A fact as a strip or a table shows it. */
export type Figure = Marked & { known: boolean; asOf: string; note?: string; changed?: RecentChange };

/** The day of a fact's last change in words, where that was not long ago, and where it is told. */
export type RecentChange = { on: string; address: string };

export type ShownSource = {
  publisher: string;
  url: string | null;
  kind: string;
  date: string;
  /** Its id in the record; absent for what is no source of the record. */
  id?: string;
};

/** A page and a figure may carry this many marks; the best sources come first in the data. */
const marksShown = 3;

const kinds: Record<Source['kind'], string> = {
  official: word('official text'),
  vendor: word('exam company'),
  school: word('school'),
  news: word('news'),
  other: word('guide'),
};

/** Test and staging servers are named but not linked: they may vanish or show unfinished pages. */
const unlinkedHosts = /(^|\.)cms-uat\.|(^|\.)staging\.|\.unumbox\.dev$|\.cloudfront\.net$|(^|\.)checkout\./;

/**
 * Turns the facts of one state into figures with source marks. Sources are numbered in the order in which a
 * page first uses them, so the one writer serves one page from top to bottom.
 */
export class FigureWriter {
  readonly record: StateRecord;
  readonly #numbers = new Map<string, number>();
  /** A fact is known by its list of sources: the very list, which every part and copy of the fact carries on. */
  readonly #paths: Map<string[], string>;

  /** @param namesFacts whether marks carry their fact: bytes that only a guide has room for */
  constructor(record: StateRecord, { namesFacts = false } = {}) {
    this.record = record;
    const paths = namesFacts ? Object.keys(facts) : [];
    this.#paths = new Map(paths.map((path) => [factAt(record, path).sources, path]));
  }

  /** The whole figure, for a strip or table: marks, date, caveat. */
  figure<T>(fact: ShownFact<T>, format: (value: T) => string, limit = marksShown): Figure {
    if (fact.value === null) return { ...this.#unknown(), known: false, asOf: '', note: noteOf(fact) };
    return {
      text: format(fact.value),
      ...this.#marked(fact.sources, limit),
      doubt: doubtInWords(fact.doubt),
      known: true,
      asOf: this.#asOf(fact.sources),
      note: noteOf(fact),
    };
  }

  /** The same with its best mark alone and without its caveat: where another page has them. */
  brief(fact: ShownFact<string>): Figure {
    const { note: _, ...figure } = this.figure(fact, String, 1);
    return figure;
  }

  /** A figure that is missing for a reason, in words: "None". That is an answer, not a gap. */
  none(fact: ShownFact<unknown>, text: string): Figure {
    return { ...this.seal(fact), text, doubt: doubtInWords(fact.doubt), known: true, asOf: '', note: noteOf(fact) };
  }

  /** The figure inside a sentence: its first mark and, where we are not sure, a word of doubt. */
  inline<T>(fact: ShownFact<T>, format: (value: T) => string): Marked {
    if (fact.value === null) return { ...this.#unknown(), text: `ask ${this.record.words.regulator}` };
    return { text: format(fact.value), ...this.#marked(fact.sources, 1), doubt: doubtInWords(fact.doubt) };
  }

  /** Nothing but a fact's marks, to set at the end of a sentence of our own. */
  seal(fact: { sources: string[] }): Marked {
    return { text: '', ...this.#marked(fact.sources, marksShown) };
  }

  /** A figure of the editors' own, which no source gives: it is called an estimate and says whose. */
  estimate(text: string): Figure {
    return { text, marks: [this.#number('estimate')], doubt: 'estimate', known: true, asOf: '' };
  }

  marks(sources: string[], limit: number): number[] {
    const ids = sources.length > 0 ? sources : ['regulator'];
    return ids.slice(0, limit).map((id) => this.#number(id));
  }

  /** The sources used so far, in the order of their numbers. */
  sources(): ShownSource[] {
    return [...this.#numbers.keys()].map((id) => {
      if (id === 'regulator') return this.#regulator();
      return id === 'estimate' ? estimateSource : shown(this.record.sources[id], id);
    });
  }

  #marked(sources: string[], limit: number): Pick<Marked, 'marks' | 'fact'> {
    const fact = this.#paths.get(sources);
    return { marks: this.marks(sources, limit), ...(fact && { fact }) };
  }

  #number(id: string): number {
    const number = this.#numbers.get(id) ?? this.#numbers.size + 1;
    this.#numbers.set(id, number);
    return number;
  }

  #asOf(sources: string[]): string {
    const dates = sources.map((id) => this.record.sources[id]?.asOf).filter((date) => date != null);
    return dates.length > 0 ? `as of ${monthAndYear(dates.toSorted().at(-1)!)}` : 'date unknown';
  }

  #unknown(): Marked {
    return { text: `Ask ${this.record.words.regulator}`, marks: [], href: '#regulator' };
  }

  /** Stands for facts that rest on no page: it says so and names who can confirm them. */
  #regulator(): ShownSource {
    const { name, url } = this.record.regulator;
    return {
      publisher: `Unconfirmed. Check with: ${name.value}`,
      url: url.value,
      kind: word('regulator'),
      date: 'no date',
    };
  }
}

const estimateSource: ShownSource = {
  publisher: 'An estimate by the editors of LicenseAtlas, not a published figure. How we label figures',
  url: '/blog/how-to-read-a-state-guide',
  kind: 'our estimate',
  date: '2026',
};

function shown(source: Source | undefined, id: string): ShownSource {
  if (!source) throw new Error(`source ${id} is cited but not listed`);
  return {
    id,
    publisher: source.publisher,
    url: unlinkedHosts.test(new URL(source.url).hostname) ? null : source.url,
    kind: kinds[source.kind],
    date: source.asOf ? `dated ${monthAndYear(source.asOf)}` : word('undated'),
  };
}

const noteOf = (fact: ShownFact<unknown>): string | undefined => (fact.note ? sentence(fact.note) : undefined);
