import { stateGuide } from '../../../app/paths.ts';
import { type Guide, writeGuide } from '../../../app/states/guide/guide.server.ts';
import { guideTitle } from '../../../app/states/guide/guide-title.ts';
import type { StateRecord } from '../../../app/facts/state-record.server.ts';
import { listJurisdictions, readFeaturedGuides } from '../../../app/facts/jurisdictions.server.ts';
import { licenses, type PdfDocument } from '../pdf-document.ts';
import { outlineSvg } from '../outline-svg.ts';
import type { Outlines } from '../read-outlines.ts';

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
  const { box, description, sources, ...shown } = guide;
  return {
    name: `state-guides/${slug}`,
    template: 'state-guide',
    title: guideTitle(guide.place),
    description,
    path: stateGuide(slug),
    license: licenses.facts,
    content: {
      ...shown,
      sources: sources.map((source) => ({ ...source, url: absolute(source.url, origin) })),
      outline: box && outlineSvg(outlines[code] ?? '', box),
    },
  };
}

/** Our own pages are named by their path in the list of sources. */
const absolute = (url: string | null, origin: string): string | null => (url?.startsWith('/') ? origin + url : url);
