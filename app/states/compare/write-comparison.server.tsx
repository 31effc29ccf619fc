/**
 * The comparison as the server writes it into the built page, from the components that the browser takes over. The
 * build makes a module of its own of this file, build/comparison.js (publish/bundle-comparison.ts).
 */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { paths } from '../../paths.ts';
import { type ChosenStates, comparisonTitle, type NamedState, readChosenStates } from './chosen-states.ts';
import { Comparison } from './Comparison.tsx';
import type { FactGroup, StateComparison } from './comparison.ts';
import { servedElement } from './served-comparison.ts';

/** What the page's loader gives: build/comparison.json (publish/write-comparisons.ts). */
export type ComparisonData = { known: NamedState[]; groups: FactGroup[] };

const html = (data: ComparisonData, chosen: ChosenStates, states: StateComparison[], isServed: boolean): string =>
  renderToString(
    <StaticRouter location={paths.compareStates}>
      <Comparison
        {...data}
        chosen={chosen}
        compared={{ states, progress: states.length > 1 ? 'ready' : 'none', again: () => {} }}
        isServed={isServed}
      />
    </StaticRouter>,
  );

/** Slugs of the states that an address compares; fewer than two where there is nothing to compare. */
export const comparedSlugs = (search: string, data: ComparisonData): string[] =>
  readChosenStates(search, data.known).states.map(({ slug }) => slug);

/**
 * The built page with the comparison in it. `states`: the figures of `comparedSlugs`, in their order.
 * @throws Error where the page does not hold the form as these components write it
 */
export function writeComparison(page: string, search: string, data: ComparisonData, states: StateComparison[]): string {
  const bare = html(data, { states: [], problems: [] }, [], false);
  if (page.split(bare).length !== 2) throw new Error('The page of the comparison is not of this build.');
  const chosen = readChosenStates(search, data.known);
  const written = html(data, chosen, states, true);
  const title = comparisonTitle(chosen);
  return (
    page
      .replace(bare, () => written)
      // At the end of the body, where React passes over what it did not write.
      .replace('</body>', () => `${servedElement({ search, states })}</body>`)
      .replace(/<title>[^<]* – /, (old) => (title ? `<title>${title} – ` : old))
  );
}
