import {
  ancestors,
  attribute,
  childElements,
  descendants,
  type Element,
  hasClass,
  type Page,
  visibleText,
} from './page.ts';
import { isGuide } from './structured-data-is-whole.ts';
import { onEachPage } from './site.ts';

/** What a source without a link says instead. */
const namedOnly = /no public link/;

/**
 * Every figure of a guide leads to an entry in its list of sources, and that entry to a page, or says why it does not.
 */
export const figuresHaveSources = onEachPage((page) => {
  if (!isGuide(page)) return [];
  const figures = [...firstDefinitions(page, 'facts'), ...firstDefinitions(page, 'figures'), ...amounts(page)];
  if (figures.length === 0) return ['shows no figures'];
  const bare = figures.filter((figure) => !isUnknown(figure) && marksOf(figure).length === 0);
  return [
    ...bare.map((figure) => `"${visibleText(figure)}" carries no source mark`),
    ...[...new Set(figures.flatMap(marksOf))].flatMap((target) => sourceProblem(page, target)),
  ];
});

/** In a list of figures the first <dd> of a row holds the figure; the rest are its date, detail or caveat. */
function firstDefinitions(page: Page, list: 'facts' | 'figures'): Element[] {
  const rows = page.elements.filter(
    (element) =>
      element.tagName === 'div' && ancestors(element)[0]?.tagName === 'dl' && hasClass(ancestors(element)[0]!, list),
  );
  return rows.flatMap((row) => childElements(row).find(({ tagName }) => tagName === 'dd') ?? []);
}

/** Cells of the cost table that hold an amount; the total is a sum of these and rests on their marks. */
function amounts(page: Page): Element[] {
  return page.elements.filter(
    (cell) =>
      cell.tagName === 'td' &&
      visibleText(cell).includes('$') &&
      ancestors(cell).some(({ tagName }) => tagName === 'tbody') &&
      ancestors(cell).some((table) => hasClass(table, 'ledger')),
  );
}

/** "Ask the Division" leads to the regulator and needs no mark. */
const isUnknown = (figure: Element): boolean =>
  descendants(figure).some((link) => attribute(link, 'href') === '#regulator');

/** The entries that a figure's marks name: "1,2,9" is three, and its link leads to the first. */
const marksOf = (figure: Element): string[] =>
  descendants(figure).flatMap((link) => (link.tagName === 'a' && hasClass(link, 'mark') ? namedBy(link) : []));

const namedBy = (mark: Element): string[] => [
  attribute(mark, 'href') ?? '',
  ...visibleText(mark)
    .split(',')
    .slice(1)
    .map((number) => `#s${number}`),
];

function sourceProblem(page: Page, target: string): string[] {
  const entry = page.elements.find(
    (element) =>
      element.tagName === 'li' &&
      attribute(element, 'id') === target.slice(1) &&
      hasClass(ancestors(element)[0]!, 'sources'),
  );
  if (!entry) return [`a mark leads to ${target}, which is not in the list of sources`];
  const linked = descendants(entry).some(
    (link) => link.tagName === 'a' && /^(?:https?:\/)?\//.test(attribute(link, 'href') ?? ''),
  );
  return linked || namedOnly.test(visibleText(entry))
    ? []
    : [`source ${target} has no link and does not say why: "${visibleText(entry)}"`];
}
