import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PublishedState } from '../../app/states/open-data/published-state.server.ts';
import { writeServerIndex } from '../../publish/index-pages.ts';
import { writeMachineData } from '../../publish/write-machine-data.ts';
import { writeOpenData } from '../../publish/write-open-data.ts';
import { copyServer, type ServerCopy, type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const site = { name: 'LicenseAtlas', origin: 'https://licenseatlas.example.com' };
let requests = 0;
/** More is asked here than one client may ask. */
const fromAnotherClient = (address: string | URL, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  requests += 1;
  headers.set('X-Forwarded-For', `10.0.${requests >> 8}.${requests & 255}`);
  return fetch(address, { ...init, headers });
};
let copy: ServerCopy;
let server: ServerProcess;
let states: (PublishedState & Record<string, unknown>)[];
const clients: Record<'stdio' | 'http', Client> = {
  stdio: new Client({ name: 'test', version: '1' }),
  http: new Client({ name: 'test', version: '1' }),
};

beforeAll(async () => {
  copy = await copyServer();
  const build = join(copy.folder, 'build');
  const escrow = 'Escrow Money that a third party holds.';
  const page = { path: '/resources/glossary/terms/escrow', kind: 'Glossary term' as const, title: 'Escrow' };
  await writeOpenData(join(build, 'client'), site);
  // Copies of a file of the tiny site would be answered instead.
  for (const ending of ['br', 'gz']) rmSync(join(build, `client/data/states.json.${ending}`), { force: true });
  await writeMachineData(build);
  writeServerIndex([{ ...page, description: '', text: escrow }], join(build, 'search.sqlite'));
  states = (JSON.parse(await readFile(join(build, 'client/data/states.json'), 'utf8')) as { states: typeof states })
    .states;
  const variables = { DATA_DIR: join(copy.folder, 'var'), PUBLIC_ORIGIN: site.origin, TRUST_PROXY: 'true' };
  server = await startServerProcess(copy, variables);
  const address = new URL(`http://127.0.0.1:${server.port}/mcp`);
  await clients.http.connect(new StreamableHTTPClientTransport(address, { fetch: fromAnotherClient }));
  const command = { command: process.execPath, args: ['server/mcp/mcp-command.ts'], cwd: copy.folder };
  await clients.stdio.connect(new StdioClientTransport(command));
}, 60_000);

afterAll(async () => {
  await Promise.all(Object.values(clients).map((client) => client.close()));
  await server.kill();
  await copy.remove();
});

describe.each(['stdio', 'http'] as const)('over %s', (by) => {
  const call = async (name: string, asked: Record<string, unknown> = {}) => {
    const { structuredContent, isError, content } = await clients[by].callTool({ name, arguments: asked });
    const [{ text }] = content as [{ text: string }];
    return { told: structuredContent as Record<string, unknown>, isError: isError === true, text };
  };

  test('it names its tools, and that they only read', async () => {
    const { tools } = await clients[by].listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_jurisdictions',
      'get_facts',
      'compare_jurisdictions',
      'search',
      'glossary_term',
      'list_calculators',
      'calculate',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  });

  test('the jurisdictions are those of the open data', async () => {
    const { told } = await call('list_jurisdictions');
    expect(told.jurisdictions).toEqual(
      states.map(({ name, code, slug, kind, guide }) => ({ name, code, slug, kind, guide })),
    );
  });

  test('every fact of every jurisdiction equals the open data, with its sources', async () => {
    for (const state of states) {
      const { told, text } = await call('get_facts', { jurisdiction: state.code });
      expect(JSON.parse(text)).toEqual(told);
      for (const { path, sources, value, confidence, doubt, note, evidence } of told.facts as ToldFact[]) {
        const known = path.split('.').reduce<unknown>((part, key) => (part as never)[key], state) as ToldFact;
        expect({ path, value, confidence, doubt, note, evidence }).toEqual({
          path,
          value: known.value,
          confidence: known.confidence,
          doubt: known.doubt,
          note: known.note,
          evidence: known.evidence,
        });
        expect(sources).toEqual((known.sources as unknown as string[]).map((id) => ({ id, ...state.sources[id] })));
      }
    }
  });

  test('a comparison tells what the facts of each tell', async () => {
    const { told } = await call('compare_jurisdictions', {
      jurisdictions: ['Ohio', 'new-york', 'DC'],
      facts: ['entry.exam.feeUsd', 'entry.prelicenseHours'],
    });
    const facts = told.facts as (ToldFact & { values: (ToldFact & { jurisdiction: string })[] })[];
    expect(facts.map(({ path }) => path)).toEqual(['entry.exam.feeUsd', 'entry.prelicenseHours']);
    for (const { path, values } of facts)
      for (const { jurisdiction, ...value } of values) {
        const alone = await call('get_facts', { jurisdiction, facts: [path] });
        expect((alone.told.facts as ToldFact[])[0]).toMatchObject(value);
      }
  });

  test('it searches, explains a term and works a formula out', async () => {
    const { told } = await call('search', { query: 'escrow' });
    expect(told.results).toMatchObject([{ page: `${site.origin}/resources/glossary/terms/escrow` }]);
    expect((await call('glossary_term', { term: 'Easement' })).told).toMatchObject({
      slug: 'easement',
      page: `${site.origin}/resources/glossary/terms/easement`,
    });
    const { calculators } = (await call('list_calculators')).told as { calculators: Listed[] };
    for (const { calculator, inputs } of calculators) {
      const examples = Object.fromEntries(Object.entries(inputs).map(([key, { example }]) => [key, example]));
      const worked = await call('calculate', { calculator, inputs: examples });
      expect([calculator, worked.isError]).toEqual([calculator, false]);
    }
    const worked = await call('calculate', {
      calculator: 'loan-to-value-ratio',
      inputs: { loan: '200,000', price: 250000, appraisal: '$260,000' },
    });
    expect(worked.told.results).toMatchObject([{ key: 'ratio', value: '80%' }]);
  });

  test.each([
    ['get_facts', {}, /Name a jurisdiction as text, such as "Ohio"/],
    ['get_facts', { jurisdiction: 'Ohia' }, /"Ohia" is no jurisdiction here\. Use a name.*list_jurisdictions/],
    ['get_facts', { jurisdiction: 'Ohio', facts: ['fee'] }, /No fact is called "fee"\. The facts are: .*exam\.feeUsd/],
    ['get_facts', { jurisdiction: 'Ohio', state: 'x' }, /state/],
    ['compare_jurisdictions', { jurisdictions: ['Ohio'] }, /Name two to four jurisdictions/],
    ['compare_jurisdictions', { jurisdictions: ['Ohio', 'OH'] }, /twice\. Name two to four different ones/],
    ['search', { query: ' ' }, /Give the words to search for/],
    ['glossary_term', { term: 'constructor' }, /has no term "constructor"/],
    ['glossary_term', { term: 'deed of' }, /It has: /],
    ['calculate', { calculator: 'nothing', inputs: {} }, /no calculator "nothing"\. list_calculators names all/],
    ['calculate', { calculator: 'loan-to-value-ratio', inputs: { loan: 'much' } }, /loan: Write the .* in digits/],
    ['calculate', { calculator: 'loan-to-value-ratio', inputs: { rate: 1 } }, /takes no "rate"\. It takes: loan/],
  ])('%s with %j says what to do', async (tool, asked, message) => {
    const { isError, text } = await call(tool, asked);
    expect(isError).toBe(true);
    expect(text).toMatch(message);
    expect(text).not.toMatch(/\/server\/|node_modules|at .*\.ts/);
  });
});

type ToldFact = {
  path: string;
  value: unknown;
  confidence: string;
  doubt?: string;
  note?: string;
  evidence?: string;
  sources: object[];
};
type Listed = { calculator: string; inputs: Record<string, { example: string }> };

describe('the address', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server.port}/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
      body,
    });
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

  test('takes one message of 16 KB at most, as JSON, of no other site, by POST alone', async () => {
    const status = async (answer: Promise<Response>) => (await answer).status;
    expect(await status(send(message))).toBe(200);
    expect(await status(send('{'))).toBe(400);
    expect(await status(send(`[${message},${message}]`))).toBe(400);
    expect(await status(send(JSON.stringify({ padding: 'x'.repeat(17_000) })))).toBe(413);
    expect(await status(send(message, { 'Content-Type': 'text/plain' }))).toBe(415);
    expect(await status(send(message, { Origin: 'https://elsewhere.example' }))).toBe(403);
    const got = await fetch(`http://127.0.0.1:${server.port}/mcp`);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('a client that asks too often is told to wait, and keeps no session', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => send(message)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect(answers.every(({ headers }) => !headers.has('mcp-session-id'))).toBe(true);
  });
});
