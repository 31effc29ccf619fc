/** The tools by which a program asks this site (Model Context Protocol, by its official SDK). They only read. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { SearchAnswer } from '../../app/search/search-answer.ts';
import { asked } from './asked.ts';
import type { Atlas } from './atlas.ts';
import { calculate, listCalculators } from './calculate.ts';
import { AskedWrongly, termNamed } from './find.ts';
import { compare, listJurisdictions, tellFacts } from './tell-facts.ts';

/**
 * `origin`: the site's, without a slash. `search`: null where more is asked than can be answered. `failed` is told what
 * nobody who asks should see.
 */
export type McpParts = {
  atlas: Atlas;
  site: { name: string; origin: string };
  search: (query: string) => Promise<SearchAnswer | null>;
  failed: (error: unknown) => void;
};

const instructions =
  'Rules and fees for US real estate licenses. Each fact comes with its sources, a confidence (high, medium, low) ' +
  'and, where there is one, a doubt: keep them with the figure you quote, and send the reader to the regulator for ' +
  'the last word. A value of null means that nothing was found, not that nothing is required.';
const annotations = { readOnlyHint: true, openWorldHint: false };

/** A server for one connection, or for one request where nothing is kept between them. */
export function createMcpServer({ atlas, site, search, failed }: McpParts): McpServer {
  const server = new McpServer({ name: site.name, version: String(atlas.about.version) }, { instructions });
  const answering =
    <Asked>(work: (question: Asked) => object | Promise<object>) =>
    (question: Asked) =>
      answered(() => work(question), failed);
  const about = (title: string, description: string) => ({ title, description, annotations });

  server.registerTool(
    'list_jurisdictions',
    {
      ...about('List jurisdictions', 'The 50 states, the District of Columbia and the territories with a guide here.'),
      inputSchema: asked.nothing,
    },
    answering(() => listJurisdictions(atlas)),
  );
  server.registerTool(
    'get_facts',
    {
      ...about(
        'Facts of a jurisdiction',
        'What it takes to get and keep a real estate license there: hours, exam, fees, renewal, reciprocity. Each ' +
          'fact with its value, confidence, doubt, caveat and sources.',
      ),
      inputSchema: asked.facts,
    },
    answering(({ jurisdiction, facts }) => tellFacts(atlas, jurisdiction, facts)),
  );
  server.registerTool(
    'compare_jurisdictions',
    {
      ...about('Compare jurisdictions', 'The same facts of two to four jurisdictions, side by side, with sources.'),
      inputSchema: asked.comparison,
    },
    answering(({ jurisdictions, facts }) => compare(atlas, jurisdictions, facts)),
  );
  server.registerTool(
    'search',
    {
      ...about('Search', 'Guides, articles, glossary terms, formulas and tools that hold all of these words.'),
      inputSchema: asked.search,
    },
    answering(async ({ query }) => found(await search(query), site.origin)),
  );
  server.registerTool(
    'glossary_term',
    {
      ...about('Look up a term', 'The definition of a real estate term, an example, and related terms.'),
      inputSchema: asked.term,
    },
    answering(({ term }) => {
      const known = termNamed(atlas, term);
      return { ...known, page: `${site.origin}/resources/glossary/terms/${known.slug}` };
    }),
  );
  server.registerTool(
    'list_calculators',
    {
      ...about('List calculators', 'The formulas of the licensing exam that can be worked out, and what each takes.'),
      inputSchema: asked.nothing,
    },
    answering(() => listCalculators(atlas)),
  );
  server.registerTool(
    'calculate',
    {
      ...about('Run a calculator', 'Works out one formula of the licensing exam, with every line of the working.'),
      inputSchema: asked.calculation,
    },
    answering(({ calculator, inputs }) => calculate(atlas, calculator, inputs)),
  );
  return server;
}

/** As text for the model and as data for the program. A mistake of the asker's is explained to them. */
async function answered(work: () => object | Promise<object>, failed: McpParts['failed']): Promise<CallToolResult> {
  try {
    const told = (await work()) as Record<string, unknown>;
    return { content: [{ type: 'text', text: JSON.stringify(told) }], structuredContent: told };
  } catch (error) {
    if (!(error instanceof AskedWrongly)) failed(error);
    const text = error instanceof AskedWrongly ? error.message : 'Something went wrong on our side. Try again later.';
    return { content: [{ type: 'text', text }], isError: true };
  }
}

function found(answer: SearchAnswer | null, origin: string): object {
  if (!answer) throw new AskedWrongly('The search is busy. Ask again in a few seconds.');
  return {
    total: answer.total,
    results: answer.results.map(({ path, kind, title, excerpt }) => ({
      title,
      kind,
      page: `${origin}${path}`,
      excerpt: excerpt.map(({ text }) => text).join(''),
    })),
  };
}
