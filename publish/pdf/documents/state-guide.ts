import { slugOf, stateGuide } from '../../../app/paths.ts';
import { type Guide, writeGuide } from '../../../app/states/guide/guide.server.ts';
import { guideTitle } from '../../../app/states/guide/guide-title.ts';
import { facts, readingsOf } from '../../../app/facts/registry.server.ts';
import type { StateRecord } from '../../../app/facts/state-record.server.ts';
import { listJurisdictions, readFeaturedGuides } from '../../../app/facts/jurisdictions.server.ts';
import { licenses, type PdfDocument } from '../pdf-document.ts';
import { outlineSvg } from '../outline-svg.ts';
import type { Outlines } from '../read-outlines.ts';

/** What the template says. */
const wordsFor = ({ place, costs, criminalRecord: { canAsk } }: Guide) => ({
  time: 'Time:',
  cost: 'Cost:',
  steps: `How to get licensed in ${place}`,
  different: `What is different in ${place}`,
  costs: 'What it costs',
  costTable: ['Item', 'Paid to', 'Amount'],
  knownFees: 'Known fees',
  included:
    `Includes one attempt at the exam. Not included: ${costs.unknown}. Also budget for association dues, study ` +
    'materials, and your first months without income.',
  ledger: ['Fact', 'What applies'],
  exam: 'The exam',
  record: 'Can you get licensed with a record?',
  canAsk: `Can you ask before you apply? ${canAsk || 'Not known: ask'}`,
  renewing: 'Renewing the license',
  moving: `Transferring a license to ${place}`,
  listed: 'The list names {0}.',
  broker: 'The broker license',
  questions: 'Questions people ask',
  regulates: 'Who regulates licenses',
  regulator:
    `Licenses agents and brokers in ${place}. Where this document and the regulator differ, the regulator is ` +
    'right.',
  website: labelOf('website'),
  phone: labelOf('phone'),
  law: 'Law',
  neighbors: 'Neighboring states',
  sources: 'Sources',
  sourcesNote: 'Every number above links to its source. Dates are the pages’ own; most have none.',
  namedOnly: 'named only: its address was a test server’s',
});

/** As the registry of facts calls it, by the reading's id. */
const labelOf = (id: string): string => readingsOf(facts).find((reading) => reading.id === id)!.label;

/** One document a state: what writeGuide says on its page, with the same source numbers. */
export function stateGuideDocuments(origin: string, outlines: Outlines): PdfDocument[] {
  const states = listJurisdictions();
  return states.map((record) => stateGuideDocument(record, writeGuideOf(record, states), origin, outlines));
}

function writeGuideOf(record: StateRecord, states: StateRecord[]): Guide {
  return writeGuide(
    record,
    states,
    readFeaturedGuides().find(({ slug }) => slug === record.slug),
  );
}

function stateGuideDocument(
  { slug, code }: StateRecord,
  guide: Guide,
  origin: string,
  outlines: Outlines,
): PdfDocument {
  const { box, description, sources, moving, neighbours, ...shown } = guide;
  return {
    name: `state-guides/${slug}`,
    template: 'state-guide',
    title: guideTitle(guide.place),
    description,
    path: stateGuide(slug),
    license: licenses.facts,
    words: wordsFor(guide),
    content: {
      ...shown,
      moving: { ...moving, states: moving.states.map((name) => linkTo(name, origin)) },
      neighbours: neighbours.map(({ name }) => linkTo(name, origin)),
      sources: sources.map((source) => ({ ...source, url: absolute(source.url, origin) })),
      outline: box && outlineSvg(outlines[code] ?? '', box),
    },
  };
}

const linkTo = (name: string, origin: string) => ({ name, address: origin + stateGuide(slugOf(name)) });

/** Our own pages are named by their path in the list of sources. */
const absolute = (url: string | null, origin: string): string | null => (url?.startsWith('/') ? origin + url : url);
