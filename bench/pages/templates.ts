/** One page of each kind. `largestBytes`: the budget of its HTML with its CSS, Brotli, as served. */
export type Template = { name: string; path: string; largestBytes: number; isNotFound?: true };

const kilobyte = 1024;
const page = (name: string, path: string): Template => ({ name, path, largestBytes: 14 * kilobyte });

export const templates: Template[] = [
  page('home', '/'),
  page('state-index', '/state-guides'),
  { name: 'guide', path: '/state-guides/ohio', largestBytes: 20 * kilobyte },
  page('article', '/blog/exam-tips'),
  page('exam-prep', '/exam-prep'),
  page('books', '/books'),
  page('how-to', '/how-to-get-licensed'),
  page('resources', '/resources'),
  page('blog', '/blog'),
  page('contact', '/contact'),
  page('radio', '/radio'),
  page('cost', '/how-to-get-licensed/cost'),
  page('state-cost', '/how-to-get-licensed/cost/ohio'),
  page('plan', '/my-plan'),
  page('state-plan', '/my-plan/ohio'),
  { name: 'compare', path: '/state-guides/compare', largestBytes: 20 * kilobyte },
  { name: 'table', path: '/state-guides/table', largestBytes: 20 * kilobyte },
  page('open-data', '/data'),
  page('practice', '/exam-prep/practice'),
  page('state-questions', '/exam-prep/state-questions'),
  page('state-questions-of', '/exam-prep/state-questions/ohio'),
  page('saved-work', '/saved-work'),
  page('term', '/resources/glossary/terms/easement'),
  page('flashcards', '/resources/flashcards'),
  page('math', '/resources/math-formulas'),
  page('formula', '/resources/math-formulas/mortgage-payment'),
  { name: 'reciprocity', path: '/resources/reciprocity', largestBytes: 20 * kilobyte },
  page('videos', '/resources/videos'),
  page('video', '/resources/videos/exam-math-step-by-step'),
  page('search', '/search'),
  { ...page('not-found', '/no-such-page'), isNotFound: true },
];

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
