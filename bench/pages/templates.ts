import { languages } from '../../app/language/languages.ts';
import { twinOf } from '../../app/language/twin.ts';
import { templatePages } from '../../app/site-map/template-pages.ts';
import { scriptLimit, weights } from '../../app/site-map/site-route.ts';

/**
 * One page of each kind. `largestBytes`: the budget of its HTML with its CSS, Brotli, as served. `largestScript`: of
 * the script of its first intent.
 */
export type Template = { name: string; path: string; largestBytes: number; largestScript: number; isNotFound: boolean };

const built = templatePages()
  .filter(({ path, route }) => !route.each || path.endsWith(`/${route.examples[0]}`))
  .filter(({ route }) => route.sitemap !== 'no' || route.opens === 'where nothing is')
  .map(({ name, path, route }) => ({
    name,
    path,
    largestBytes: weights[route.weight].html,
    weight: route.weight,
    isNotFound: route.opens === 'where nothing is',
  }));

/** Written by the server into the page that is built for no comparison; here in English alone (served-copies.ts). */
const sharedComparison = {
  name: 'shared-comparison',
  path: '/state-guides/compare?states=ohio,texas',
  largestBytes: 24 * 1024,
  weight: 'page',
  isNotFound: false,
} as const;

const templates = [...built, sharedComparison];

/**
 * The templates named in `only`, e.g. 'home,guide', or all, as pages of a language: those that it has.
 * @throws Error listing what there is when a name or the language is unknown
 */
export function chooseTemplates(only: string | undefined, language = 'en'): Template[] {
  if (!languages[language])
    throw new Error(`--language: there is no ${language}. There are: ${Object.keys(languages).join(', ')}`);
  const chosen = only === undefined ? templates : only.split(',').map(templateNamed);
  return chosen.flatMap(({ weight, ...template }) => {
    const path = twinOf(template.path, language);
    const isMissing = path === null || (template.name === sharedComparison.name && language !== 'en');
    return isMissing ? [] : [{ ...template, path, largestScript: scriptLimit(weight, language) }];
  });
}

function templateNamed(name: string): (typeof templates)[number] {
  const found = templates.find((template) => template.name === name);
  if (found) return found;
  throw new Error(
    `--only: there is no template ${name}. There are: ${templates.map((template) => template.name).join(', ')}`,
  );
}

/** The template's file in the built site. */
export function fileOf({ path, isNotFound }: Template): string {
  const [page = ''] = path.slice(1).split('?');
  return isNotFound ? page.replace(/[^/]*$/, '404.html') : `${page}/index.html`.replace(/^\//, '');
}
