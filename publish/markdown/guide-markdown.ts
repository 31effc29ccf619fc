import { listJurisdictions, readFeaturedGuides } from '../../app/facts/jurisdictions.server.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { guidePdf, stateGuide, updatesOf } from '../../app/paths.ts';
import { guideTitle } from '../../app/states/guide/guide-title.ts';
import { type Guide, writeGuide } from '../../app/states/guide/guide.server.ts';
import { type GuidePartId, partTitle } from '../../app/states/guide/part-titles.ts';
import { stateDataFile } from '../../app/states/open-data/data-files.ts';
import { everyFact } from './every-fact.ts';
import * as part from './guide-parts.ts';
import { blocks, escaped, link, markedWriter } from './markdown-text.ts';

/**
 * A state's guide as Markdown: what its page says, in its order, then every fact with how sure we are. Footnotes bear
 * the sources' names of the open data: `[^s9]` is source s9 of /data/states/….json.
 */
export function guideMarkdown(record: StateRecord, origin: string): string {
  const featured = readFeaturedGuides().find(({ slug }) => slug === record.slug);
  const guide = writeGuide(record, listJurisdictions(), featured);
  const page = `${origin}${stateGuide(record.slug)}`;
  const write = markedWriter((mark) => part.footnoteOf(guide.sources[mark - 1]!), page, origin);
  const titled = (id: GuidePartId, ...body: string[]): string | false =>
    body.some(Boolean) &&
    blocks(`## ${escaped(partTitle(id, { place: guide.place, broker: guide.brokerWord }))}`, ...body);
  const text = blocks(
    headOf(guide, page, origin),
    `> ${write.parts(guide.answer)}`,
    part.totals(guide),
    part.strip(guide, write),
    titled('steps', write.parts(guide.lead), part.steps(guide, write)),
    titled('different', ...guide.own.flatMap(({ title, parts }) => [`### ${escaped(title)}`, write.parts(parts)])),
    titled('costs', part.costs(guide, write)),
    titled('exam', part.ledger(guide.exam, write)),
    titled('criminal-record', part.criminalRecord(guide, write)),
    titled('renewing', part.ledger(guide.renewal, write)),
    titled('moving', part.moving(guide, write, origin)),
    titled('broker', escaped(guide.toBroker), part.ledger(guide.broker, write)),
    titled('questions', part.questions(guide, write)),
    part.regulator(guide, write),
    titled('neighbours', part.neighbors(guide, origin)),
    everyFact(record),
  );
  const used = new Set([...text.matchAll(/\[\^(\w+)\]/g)].map(([, id]) => id!));
  return `${blocks(text, titled('sources', part.sources(record, guide, used, origin)))}\n`;
}

function headOf({ place, slug, checked }: Guide, page: string, origin: string): string {
  return blocks(
    `# ${escaped(guideTitle(place))}`,
    [
      `- The page: <${page}>`,
      `- These facts as JSON, under CC BY 4.0: <${origin}${stateDataFile(slug)}>`,
      `- As PDF: <${origin}${guidePdf(slug)}>`,
      `- What changed: ${link(`updates for ${place}`, `${origin}${updatesOf(slug)}`)}`,
      ...(checked ? [`- ${checked}`] : []),
      '- If this guide and the regulator disagree, go with the regulator.',
    ].join('\n'),
  );
}
