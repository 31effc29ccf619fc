import { findArticle } from '../../app/blog/articles.server.ts';
import { openDataChanges } from '../../app/frame/update-addresses.ts';
import { paths } from '../../app/paths.ts';
import type { SitePage } from '../../app/site-map/site-pages.server.ts';
import { openDataFiles, stateDataFile } from '../../app/states/open-data/data-files.ts';
import { blocks, link } from './markdown-text.ts';

type Site = { name: string; tagline: string; origin: string };

/** /llms.txt, in the shape of llmstxt.org: what this site holds for programs that read, and where. */
export function llmsText(pages: SitePage[], { name, tagline, origin }: Site): string {
  const at = (path: string, text: string, about = ''): string =>
    `- ${link(text, `${origin}${path}`)}${about ? `: ${about}` : ''}`;
  const listed = (kind: SitePage['route']['each'], about: (page: SitePage) => string = () => ''): string =>
    pages
      .filter(({ route }) => route.each === kind)
      .map((page) => at(`${page.path}.md`, page.name!, about(page)))
      .join('\n');
  const section = (title: string, ...lines: string[]): string => blocks(`## ${title}`, lines.join('\n'));
  return `${blocks(
    `# ${name}`,
    `> ${tagline}`,
    'Every figure has its source, a date, and a word on how sure we are. Keep the three together when you quote one, ' +
      'and send the reader to the regulator for the last word. Facts are under CC BY 4.0. This is no legal advice.',
    section(
      'Facts as data',
      at(openDataFiles.json, 'All facts as JSON', 'each with confidence, doubt and sources'),
      at(stateDataFile('ohio'), 'One state as JSON', 'Ohio; the others by their names'),
      at(openDataFiles.csv, 'All facts as CSV', 'one row per state'),
      at(openDataFiles.schema, 'JSON Schema', 'what every field means'),
      at(paths.mcp, 'MCP server', `tools over streamable HTTP at ${origin}/mcp`),
      at(
        openDataChanges,
        'Every change to a fact',
        'old value, new value, source, newest first; rewording isn’t listed',
      ),
    ),
    section(
      'State guides',
      listed('guide', ({ name: place }) => `how to get a real estate license in ${place}`),
    ),
    section(
      'Articles',
      listed('article', ({ path }) => findArticle(path.split('/').at(-1)!)!.description),
    ),
    section(
      'Tools',
      at(paths.compareStates, 'Compare states', 'two to four side by side, as in ?states=ohio,texas'),
      at(paths.costAndTime, 'Cost and time', 'what a license costs and how long it takes, by state'),
      at(paths.reciprocity, 'Reciprocity', 'what moving a license to another state takes'),
      at(paths.mathFormulas, 'Math formulas', 'the exam’s formulas, each with a calculator'),
    ),
    section('Optional', at(`${paths.glossary}.md`, 'Glossary', 'the terms of the national exams, each with a page')),
  )}\n`;
}
