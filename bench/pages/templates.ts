import { templatePages } from '../../app/site-map/template-pages.ts';
import { weights } from '../../app/site-map/site-route.ts';

/**
 * One page of each kind. `largestBytes`: the budget of its HTML with its CSS, Brotli, as served. `largestScript`: of
 * the script of its first intent.
 */
export type Template = { name: string; path: string; largestBytes: number; largestScript: number; isNotFound: boolean };

export const templates: Template[] = templatePages()
  .filter(({ path, route }) => !route.each || path.endsWith(`/${route.examples[0]}`))
  .filter(({ route }) => route.sitemap !== 'no' || route.opens === 'where nothing is')
  .map(({ name, path, route }) => ({
    name,
    path,
    largestBytes: weights[route.weight].html,
    largestScript: weights[route.weight].script,
    isNotFound: route.opens === 'where nothing is',
  }));

/** The templates named in `only`, e.g. 'home,guide', or all. @throws Error listing the names when one is unknown */
export function chooseTemplates(only: string | undefined): Template[] {
  if (only === undefined) return templates;
  return only.split(',').map((name) => {
    const found = templates.find((template) => template.name === name);
    if (!found)
      throw new Error(
        `--only: there is no template ${name}. There are: ${templates.map((template) => template.name).join(', ')}`,
      );
    return found;
  });
}

/** The template's file in the built site. */
export function fileOf({ path, isNotFound }: Template): string {
  return isNotFound ? '404.html' : `${path.slice(1)}/index.html`.replace(/^\//, '');
}
