import { findArticle } from '../../app/blog/articles.server.ts';
import { FigureWriter } from '../../app/facts/figures.server.ts';
import { readJurisdictions } from '../../app/facts/jurisdictions.server.ts';
import { outlineOf } from '../../app/facts/outlines.server.ts';
import { readingNamed, writeFigure } from '../../app/facts/readings.server.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { formulaNamed } from '../../app/math/formulas.server.ts';
import type { ParameterKind } from '../../app/site-map/site-route.ts';
import { type SitePage, sitePages } from '../../app/site-map/site-pages.server.ts';
import { costsOf } from '../../app/states/guide/fees.server.ts';
import { guideTitle } from '../../app/states/guide/guide-title.ts';
import { stripFigures } from '../../app/states/guide/strip-figures.server.ts';
import { placeName } from '../../app/wording/place-name.ts';
import { capitalize } from '../../app/wording/wording.ts';
import { outlineSvg } from '../pdf/outline-svg.ts';
import type { Outlines } from '../pdf/read-outlines.ts';
import type { SharePicture } from './share-picture.ts';

type Drawn = Omit<SharePicture, 'path'>;

/** Every picture that a route promises (app/site-map), with its words from the page's own data. */
export const listPictures = (outlines: Outlines): SharePicture[] =>
  sitePages()
    .filter(({ route, name }) => route.hasPicture && name !== null)
    .map((page) => ({ path: page.path, ...drawnOf(page, outlines) }));

function drawnOf({ path, route, name }: SitePage, outlines: Outlines): Drawn {
  const draw = route.each ? ofKind[route.each] : () => ({ kind: 'Tool', title: name!, text: toolText });
  if (!draw) throw new Error(`publish/share cannot draw ${path}, which its route promises a picture`);
  return draw(path.split('/').at(-1)!, outlines);
}

const toolText = 'Free, without an account. Every number links to its source.';

const ofKind: Partial<Record<ParameterKind, (slug: string, outlines: Outlines) => Drawn>> = {
  guide: (slug, outlines) => {
    const record = readJurisdictions().get(slug)!;
    const box = outlineOf(record.code)?.box;
    const outline = box && outlineSvg(outlines[record.code] ?? '', box);
    const title = guideTitle(placeName(record.name));
    return { kind: 'State guide', title, text: '', figures: figuresOf(record), ...(outline && { outline }) };
  },
  article: (slug) => {
    const { title, description, label } = findArticle(slug)!;
    return { kind: label, title, text: description };
  },
  formula: (slug) => {
    const { name, words } = formulaNamed(slug, 'publish/share');
    return { kind: 'Exam math, with a calculator', title: name, text: words };
  },
};

/** Three of them, the first that are known: what somebody asks before anything else. */
function figuresOf(record: StateRecord): Drawn['figures'] {
  const writer = new FigureWriter(record);
  const figureNamed = (id: string): { label: string; value: string }[] => {
    const { label } = stripFigures.find((shown) => shown.id === id)!;
    const { known, text } = writeFigure(readingNamed(id), record, writer);
    return known ? [{ label, value: text }] : [];
  };
  const { sum, known } = costsOf(record, writer);
  const fees = sum > 0 ? [{ label: 'Known fees', value: capitalize(known) }] : [];
  return [figureNamed('hours'), fees, ...['percent', 'term', 'age'].map(figureNamed)].flat().slice(0, 3);
}
