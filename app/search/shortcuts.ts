/** Questions that one page answers as they stand: "nevada vs arizona", "cost texas". Pure. */
import { comparison, costIn, keepLicenseIn, paths, planFor, practiceFor, stateGuide, transferTo } from '../paths.ts';
import { list } from '../wording/wording.ts';
import { findPlaces, type SearchPlace } from './find-places.ts';
import type { SearchAnswer, SearchResult } from './search-answer.ts';
import {
  brokers,
  costly,
  lasting,
  military,
  militaryText,
  moving,
  ofService,
  overall,
  type Shortcut,
  words,
} from './overall-questions.ts';
import { isIdle } from './search-words.ts';

type Subject = {
  /** One of them makes a query one about this subject. */
  words: Set<string>;
  /** What may be said besides. */
  besides?: Set<string>;
  answer: (place: SearchPlace) => Shortcut | null;
};

/** Said in passing: what every page here is about. */
const filler = words(
  'real estate license licence licenses licensed licensing agent agents realtor salesperson salespersons state ' +
    'states become becoming getting take takes taking year 2026 need needed required requirement requirements s',
);
/** Alone between two states. */
const toward = words('to into');
const comparing = words('vs versus v compare compared comparing comparison difference differences between better than');

/** The first that is asked about answers: "how long is it until renewal" is about renewal. */
const subjects: Subject[] = [
  {
    words: military,
    besides: new Set([...ofService, ...moving, ...toward]),
    answer: ({ slug, inSentence, isTerritory }) =>
      isTerritory
        ? null
        : {
            path: `${transferTo(slug)}#military`,
            title: `Move a license to ${inSentence} on military orders`,
            kind: 'Transferring a license',
            text: militaryText,
          },
  },
  {
    words: moving,
    answer: ({ slug, inSentence, isTerritory }) =>
      isTerritory
        ? null
        : {
            path: transferTo(slug),
            title: `Move a license to ${inSentence}`,
            kind: 'Transferring a license',
            text: pairText,
          },
  },
  {
    words: words('record records felony felon felonies criminal conviction convictions misdemeanor dui background'),
    answer: ({ slug, inSentence }) => ({
      path: `${paths.criminalRecord}#${slug}`,
      title: `With a criminal record in ${inSentence}`,
      kind: 'Page',
      text: 'Whether you can ask first, what that is called, the fee, the wait, and whom to ask.',
    }),
  },
  {
    words: words('renew renewal renewing renewals expire expires expiration ce continuing'),
    answer: ({ slug, inSentence }) => ({
      path: keepLicenseIn(slug),
      title: `Renewing a license in ${inSentence}`,
      kind: 'Renewal',
      text: 'When it expires, the hours and the fee, and a log of your courses.',
    }),
  },
  {
    words: words('practice quiz questions'),
    answer: ({ slug, inSentence }) => ({
      path: practiceFor(slug),
      title: `Practice for the exam in ${inSentence}`,
      kind: 'Tool',
      text: 'Quick tens, topic drills, and full exams, with every answer explained.',
    }),
  },
  {
    words: words('plan checklist'),
    answer: ({ slug, inSentence }) => ({
      path: planFor(slug),
      title: `My plan for ${inSentence}`,
      kind: 'Plan',
      text: 'Every step in order, with what it costs, and dates you can move.',
    }),
  },
  {
    words: costly,
    answer: ({ slug, inSentence, cost }) => ({
      path: costIn(slug),
      title: `What a license costs in ${inSentence}`,
      kind: 'Cost and time',
      text: cost,
    }),
  },
  {
    words: lasting,
    answer: ({ slug, inSentence, time }) => ({
      path: stateGuide(slug),
      title: `How long it takes in ${inSentence}`,
      kind: 'State guide',
      text: time,
    }),
  },
  {
    words: brokers,
    answer: ({ slug, inSentence, broker }) => ({
      path: `${stateGuide(slug)}#broker`,
      title: `The ${broker.word} license in ${inSentence}`,
      kind: 'State guide',
      text: broker.takes,
    }),
  },
];

const pairText = 'What you skip, what you still do, papers, costs and time.';

/**
 * Where a query leads that is understood to its last word; none for any other, which the index answers. At most two.
 */
export function shortcuts(query: string, known: SearchPlace[]): SearchResult[] {
  const named = findPlaces(query, known);
  const { places } = named;
  const found = places.length === 0 ? ofNone(named) : places.length === 1 ? ofOne(named) : ofSeveral(named);
  return found.map(({ text, ...shortcut }) => ({ ...shortcut, excerpt: [{ text, marked: false }] }));
}

/** The answer with its shortcuts first; a page that is one of them stands there alone. */
export function withShortcuts(first: SearchResult[], { total, results }: SearchAnswer): SearchAnswer {
  const others = results.filter(({ path }) => !first.some((shortcut) => shortcut.path === path));
  return { total: total + first.length - (results.length - others.length), results: [...first, ...others] };
}

const isUnderstood = (said: string[], ...kinds: Set<string>[]): boolean =>
  said.every((word) => isIdle(word) || filler.has(word) || kinds.some((kind) => kind.has(word)));

function ofOne({ places, words: said, from }: ReturnType<typeof findPlaces>): Shortcut[] {
  const place = places[0]!;
  const subject = subjects.find(
    (one) => said.some((word) => one.words.has(word)) && isUnderstood(said, one.words, one.besides ?? new Set()),
  );
  if (!subject) return isUnderstood(said) ? [guideOf(place)] : [];
  // Where a license can go from a state is another question than how it gets there.
  if (from && (subject.words === moving || subject.words === military)) return [];
  const shortcut = subject.answer(place);
  return shortcut ? [shortcut] : [];
}

/** "washington dc": the index would find the state of Washington. */
const guideOf = ({ slug, inSentence, time, cost }: SearchPlace): Shortcut => ({
  path: stateGuide(slug),
  title: `How to get licensed in ${inSentence}`,
  kind: 'State guide',
  text: `${time} ${cost}`,
});

function ofNone({ words: said }: ReturnType<typeof findPlaces>): Shortcut[] {
  const asked = overall.find(
    ({ asks, besides }) =>
      asks.every((some) => said.some((word) => some.has(word))) && isUnderstood(said, besides, ...asks),
  );
  return asked?.answers ?? [];
}

const mostCompared = 4;

function ofSeveral({ places, words: said, from }: ReturnType<typeof findPlaces>): Shortcut[] {
  const isMove =
    said.some((word) => moving.has(word)) || from !== undefined || (said.length === 1 && toward.has(said[0]!));
  const asksOneThing = subjects.flatMap((one) =>
    said.some((word) => one.words.has(word)) ? [one.words, one.besides ?? new Set<string>()] : [],
  );
  if (!isUnderstood(said, comparing, ...asksOneThing)) return [];
  const pair = places.length === 2 ? pairOf(places, from) : null;
  if (isMove) return pair ? [pair] : [];
  if (places.length > mostCompared) return [];
  const isPlain = said.length === 0;
  return [comparisonOf(places), ...(isPlain && pair ? [pair] : [])];
}

function pairOf(places: SearchPlace[], from: SearchPlace | undefined): Shortcut | null {
  const origin = from ?? places[0]!;
  const target = places.find((place) => place !== origin)!;
  if (origin.isTerritory || target.isTerritory) return null;
  return {
    path: `${transferTo(target.slug)}#${origin.slug}`,
    title: `Move a license from ${origin.inSentence} to ${target.inSentence}`,
    kind: 'Transferring a license',
    text: pairText,
  };
}

const comparisonOf = (places: SearchPlace[]): Shortcut => ({
  path: comparison(...places.map(({ slug }) => slug)),
  title: `${list(places.map(({ name }) => name))} compared`,
  kind: 'Comparison',
  text: 'Hours, fees, time, exam and renewal side by side.',
});
