import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { PageStyle } from '../../frame/PageStyle.tsx';
import scrollEdge from '../../ui/scroll-edge.css?inline';
import { site } from '../../frame/site.ts';
import { breadcrumbs } from '../../frame/structured-data.ts';
import { paths, stateGuide } from '../../paths.ts';
import css from './open-data.css?inline';

/** Where the server answers (server/mcp/). */
const endpoint = `${site.origin}/mcp`;

export const meta = () =>
  pageMeta({
    title: 'Ask from Your Assistant (MCP)',
    description:
      'Connect an AI assistant to our license facts by the Model Context Protocol: requirements, fees, comparisons ' +
      'and exam math, each figure with its source.',
    path: paths.mcp,
    structuredData: [
      breadcrumbs([
        { name: 'Open data', path: paths.openData },
        { name: 'Ask from your assistant', path: paths.mcp },
      ]),
    ],
  });

export default function McpPage() {
  return (
    <div className="page">
      <PageStyle name="open-data" css={css} />
      <PageStyle name="scroll-edge" css={scrollEdge} />
      <Breadcrumbs trail={[{ name: 'Open data', path: paths.openData }]} here="Ask from your assistant" />
      <header className="mt-8 measure">
        <h1>Ask from your assistant</h1>
        <p className="lead mt-4">
          Give your AI assistant our facts instead of its memory. It gets each figure with its source and how sure we
          are.
        </p>
      </header>
      <Connect />
      <Tools />
      <section className="section measure" aria-labelledby="without">
        <h2 id="without">Without MCP</h2>
        <p className="mt-3">
          Add <code>.md</code> to the address of a guide, article, or glossary term to get it as Markdown, like{' '}
          <a href={`${stateGuide('ohio')}.md`} data-reload>
            Ohio’s guide
          </a>
          . The file{' '}
          <a href="/llms.txt" data-reload>
            <code>/llms.txt</code>
          </a>{' '}
          lists them. All facts in one file are part of the <a href={paths.openData}>open data</a>.
        </p>
      </section>
    </div>
  );
}

function Connect() {
  const examples = [
    { title: 'Claude Code', code: `claude mcp add --transport http licenseatlas ${endpoint}` },
    {
      title: 'Assistants that read a settings file',
      code: JSON.stringify({ mcpServers: { licenseatlas: { type: 'http', url: endpoint } } }, null, 2),
    },
    { title: 'On your own machine, from our source code', code: 'npm ci && npm run build && npm run --silent mcp' },
  ];
  return (
    <section className="section-small measure" aria-labelledby="connect">
      <h2 id="connect">Connect</h2>
      <p className="mt-3">
        In your assistant, add an MCP server of the type “streamable HTTP” with this address. You don’t need a key or an
        account.
      </p>
      <pre className="code" tabIndex={0}>
        {endpoint}
      </pre>
      {examples.map(({ title, code }) => (
        <div key={title} className="mt-5">
          <h3>{title}</h3>
          <pre className={code.includes('\n') ? 'code as-written fades' : 'code'} tabIndex={0}>
            {code}
          </pre>
        </div>
      ))}
    </section>
  );
}

const tools: [name: string, does: string][] = [
  ['list_jurisdictions', 'Every state, district and territory with a guide'],
  ['get_facts', 'What one of them requires, with confidence, doubt, and sources'],
  ['compare_jurisdictions', 'The same facts for two to four of them'],
  ['search', 'Guides, articles, terms, and tools that hold your words'],
  ['glossary_term', 'A term with its definition and an example'],
  ['list_calculators', 'The exam’s formulas and what each takes'],
  ['calculate', 'One formula worked out, line by line'],
];

function Tools() {
  return (
    <section className="section" aria-labelledby="tools">
      <h2 id="tools">What it can ask</h2>
      <dl className="figures mt-4">
        {tools.map(([name, does]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 measure">
        Try: “What does it take to get licensed in Ohio, and which figures are in doubt?” The tools only read. You get
        up to 60 requests a minute, and we don’t log what you ask.
      </p>
      <p className="small muted mt-3 measure">
        An assistant can still misread a figure. Check the source it names, and ask the regulator before you pay.
      </p>
    </section>
  );
}
