/** docs/how-to/add-a-fact.md, followed to the letter: a made-up fact, its entry and its data in a folder of its own. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { questionsAbout } from '../app/exam/state-questions/state-questions.server.ts';
import { entry } from '../app/facts/fact-entry.server.ts';
import { FigureWriter } from '../app/facts/figures.server.ts';
import { askNumber } from '../app/facts/questions/ask.server.ts';
import { facts, type Registry } from '../app/facts/registry.server.ts';
import { recordOf, type StateRecord } from '../app/facts/state-record.server.ts';
import { inDollars } from '../app/facts/writings.server.ts';
import { factGroups } from '../app/states/compare/compared-facts.server.ts';
import { writeStateComparison } from '../app/states/compare/state-comparison.server.ts';
import { tableColumns, tableRow } from '../app/states/compare/table-columns.server.ts';
import { examRows } from '../app/states/guide/ledgers.server.ts';
import { csvColumns } from '../app/states/open-data/csv-columns.server.ts';
import { dataDictionary } from '../app/states/open-data/data-dictionary.server.ts';
import { filesSchema } from '../app/states/open-data/data-schema.server.ts';
import { writeDataset } from '../app/states/open-data/published-state.server.ts';
import { dollars } from '../app/wording/wording.ts';
import { comparisonDocument } from './pdf/documents/comparison.ts';
import { csvOf } from './write-open-data.ts';

// Step 1: the entry.
const registry: Registry = {
  ...facts,
  'entry.deskFeeUsd': entry(z.number().nonnegative(), {
    called: 'desk fee',
    meaning: 'What a made-up desk costs.',
    unit: 'US dollars',
    section: 'exam',
    readings: {
      'desk-fee': {
        label: 'Fee of the desk',
        shortLabel: 'Desk fee',
        written: inDollars,
        ledger: { of: 'exam' },
        compared: 'exam',
        table: { set: 'education' },
        sheet: { table: 'exam', width: 1 },
      },
    },
    questions: [
      askNumber({
        question: ({ name }) => `What does a desk cost in ${name}?`,
        says: (name, value) => `A desk costs ${value} in ${name}`,
        format: dollars,
      }),
    ],
  }),
};

const content = mkdtempSync(join(tmpdir(), 'content-'));
const folder = join(content, 'jurisdictions');
const priceOf = (place: number): number => 100 + 20 * place;
let records: StateRecord[] = [];

const read = async (): Promise<StateRecord[]> => {
  const { readContentFolder } = await import('../app/content/read-content.server.ts');
  return readContentFolder('jurisdictions', recordOf(registry)).map((file) => file.content as unknown as StateRecord);
};

// Step 2: its data in every file. The content folder is chosen when its reader is first imported.
beforeAll(async () => {
  vi.stubEnv('ATLAS_CONTENT', content);
  vi.resetModules();
  cpSync('content/jurisdictions', folder, { recursive: true });
  await expect(read(), 'without its data').rejects.toThrow('entry.deskFeeUsd');
  for (const [place, file] of readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .entries()) {
    const text = readFileSync(join(folder, file), 'utf8');
    const fact = `  deskFeeUsd: { value: ${priceOf(place)}, confidence: high, sources: [ s1 ] }`;
    writeFileSync(join(folder, file), text.replace(/^ {2}renewalYears:/m, `${fact}\n$&`));
  }
  records = await read();
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(content, { recursive: true });
});

test('a guide has a row for it, under its label, with its sources', () => {
  const writer = new FigureWriter(records[0]!);
  const row = examRows(records[0]!, writer, undefined, registry).find(({ label }) => label === 'Fee of the desk');
  expect(row?.figure).toMatchObject({ text: '$100', known: true });
  expect(row!.figure.marks.length).toBeGreaterThan(0);
});

test('the comparison and the table of all states have it', () => {
  expect(factGroups(registry).find(({ id }) => id === 'exam')?.facts).toContainEqual({
    id: 'desk-fee',
    label: 'Fee of the desk',
  });
  expect(writeStateComparison(records[1]!, registry).figures['desk-fee']?.text).toBe('$120');
  const column = tableColumns(registry).findIndex(({ id }) => id === 'desk-fee');
  expect(tableColumns(registry)[column]).toMatchObject({ head: 'Desk fee', set: 'education', section: 'exam' });
  expect(tableRow(records[1]!, registry).cells[column]).toEqual(['$120', 120]);
});

test('the open data have it: JSON, CSV, schema and dictionary', () => {
  const dataset = writeDataset({ name: 'LicenseAtlas', origin: 'https://atlas.example' }, records, registry);
  expect(dataset.states[1]).toHaveProperty('entry.deskFeeUsd.value', 120);
  const [, row] = parse(csvOf(dataset, csvColumns(registry)), { columns: true }) as Record<string, string>[];
  expect(row).toMatchObject({ desk_fee_usd: '120', desk_fee_usd_confidence: 'high' });
  const schema = JSON.stringify(filesSchema('https://atlas.example/schema', registry));
  expect(schema).toContain('What a made-up desk costs. In US dollars.');
  const described = dataDictionary(registry, records).find(({ path }) => path === 'entry.deskFeeUsd');
  expect(described).toMatchObject({ unit: 'US dollars', type: 'number', counts: [records.length, 0, 0, 0, 0] });
});

test('the PDF that compares all has a column of it', () => {
  const { tables } = comparisonDocument('https://atlas.example', records, registry).content as {
    tables: { title: string; columns: { label: string }[]; rows: { cells: { text: string }[] }[] }[];
  };
  const { columns, rows } = tables.find(({ title }) => title === 'The exam')!;
  const place = columns.findIndex(({ label }) => label === 'Fee of the desk');
  expect(rows[1]!.cells[place]?.text).toBe('$120');
});

test('the state exams ask about it', () => {
  const asked = records.flatMap((record) => questionsAbout(record, records, registry).questions);
  const question = asked.find(({ fact }) => fact === 'entry.deskFeeUsd');
  expect(question?.question).toMatch(/^What does a desk cost in /);
  expect(new Set(question?.options).size).toBe(4);
});
