import { figureOf, rangeInStates, stateNamed } from '../../app/blog/article-figures.server.ts';
import type { Article } from '../../app/blog/articles.server.ts';
import { articlesNamed } from '../../app/blog/articles.server.ts';
import { article as articlePath, paths, stateGuide } from '../../app/paths.ts';
import { longDate } from '../../app/wording/wording.ts';
import { blocks, escaped, link } from './markdown-text.ts';

/** An article as its author wrote it, its figures filled in from the facts, its sources and what to read next. */
export function articleMarkdown(article: Article, { name, origin }: { name: string; origin: string }): string {
  const { slug, title, description, published, updated, body, sources, related } = article;
  const changed = updated === published ? '' : `, updated ${longDate(updated)}`;
  const next = articlesNamed(related).map(
    (other) => `- ${link(other.title, `${origin}${articlePath(other.slug)}.md`)}`,
  );
  const read = sources.map(
    ({ publisher, title: called, url, date }) =>
      `- ${link(called, url)}, ${escaped(publisher)}, ${date ?? 'date unknown'}`,
  );
  return `${blocks(
    `# ${escaped(title)}`,
    `> ${escaped(description)}`,
    `By ${escaped(name)} editors, ${longDate(published)}${changed}. The page: <${origin}${articlePath(slug)}>`,
    withAddresses(withFigures(body.trim(), origin), origin),
    blocks('## Sources', read.join('\n')),
    blocks('## Read next', next.join('\n')),
  )}\n`;
}

type Attributes = { state?: string; of?: string };

/** What stands in an article besides Markdown (app/blog/article-components.server.tsx). */
const written: Record<string, (attributes: Attributes, origin: string) => string> = {
  StateLink: ({ state = '' }, origin) => link(stateNamed(state).name, guideOf(state, origin)),
  Range: ({ of = '' }, origin) => `${rangeInStates(of)} (${link('50 states', `${origin}${paths.stateGuides}`)})`,
  Fact: ({ state = '', of = '' }, origin) => {
    const { text, record, confidence, doubt } = figureOf(state, of);
    const sure = confidence === 'high' ? [] : [`confidence ${confidence}`];
    const said = [link(record.name, guideOf(state, origin)), ...sure, ...(doubt ? [doubt] : [])];
    return `${escaped(text)} (${said.join(', ')})`;
  },
};

const guideOf = (state: string, origin: string): string => `${origin}${stateGuide(state)}.md`;

const withFigures = (body: string, origin: string): string =>
  body.replaceAll(/<([A-Z]\w*)\s+([^>]*?)\/>/g, (tag, name: string, attributes: string) => {
    const write = written[name];
    if (!write) throw new Error(`an article uses ${tag}, which its Markdown cannot say`);
    return write(
      Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
      origin,
    );
  });

const withAddresses = (body: string, origin: string): string => body.replaceAll('](/', `](${origin}/`);
