import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvOf, writeOpenData } from './write-open-data.ts';
import { factChanges } from '../app/facts/fact-changes.server.ts';
import { factAt } from '../app/facts/fact-paths.server.ts';
import { listJurisdictions } from '../app/facts/jurisdictions.server.ts';
import { csvColumns, leanCsvColumns } from '../app/states/open-data/csv-columns.server.ts';
import { dataDictionary } from '../app/states/open-data/data-dictionary.server.ts';
import { openDataFiles, stateDataFile } from '../app/states/open-data/data-files.ts';
import { factFields, filesSchema, type Schema } from '../app/states/open-data/data-schema.server.ts';
import { publishedChanges, writeDataset } from '../app/states/open-data/published-state.server.ts';

const dataset = writeDataset({ name: 'LicenseAtlas', origin: 'https://atlas.example' });
// What the files hold, as a reader of them gets it.
const read = <T>(content: T): T => JSON.parse(JSON.stringify(content)) as T;
const { $schema, about, states } = read(dataset);
const fileOf = (slug: string) => ({ $schema, about, ...states.find((state) => state.slug === slug)! });
const validate = new Ajv2020({
  allErrors: true,
  formats: { uri: (text: string) => URL.canParse(text), date: /^\d{4}-\d\d-\d\d$/ },
}).compile(filesSchema('https://atlas.example/data/states.schema.json'));

test('the dataset and each state’s file are valid', () => {
  expect(validate(read(dataset)), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  for (const { slug } of states)
    expect(validate(fileOf(slug)), `${slug} ${JSON.stringify(validate.errors?.slice(0, 3))}`).toBe(true);
  expect(states).toHaveLength(listJurisdictions().length);
});

test('the list of changes is valid, and each change says what the state’s file says', () => {
  const listed = read(publishedChanges({ name: 'LicenseAtlas', origin: 'https://atlas.example' }, factChanges()));
  expect(validate(listed), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  expect(listed.changes.length).toBeGreaterThan(20);
  for (const { state, path, on, before } of listed.changes) {
    const { earlier } = factAt(fileOf(state), path);
    expect(earlier).toContainEqual(expect.objectContaining({ value: before, until: on }));
  }
});

test.each<[string, (state: ReturnType<typeof fileOf>) => void]>([
  [
    'words for a number',
    (state) => {
      Object.assign(state.entry.prelicenseHours, { value: 'sixty' });
    },
  ],
  [
    'a negative fee',
    (state) => {
      state.entry.exam.feeUsd.value = -1;
    },
  ],
  [
    'an unknown confidence',
    (state) => {
      Object.assign(state.broker.hours, { confidence: 'sure' });
    },
  ],
  [
    'a missing fact',
    (state) => {
      Reflect.deleteProperty(state.entry, 'minimumAge');
    },
  ],
  [
    'a fact without sources',
    (state) => {
      Reflect.deleteProperty(state.entry.minimumAge, 'sources');
    },
  ],
  [
    'a field nobody described',
    (state) => {
      Object.assign(state, { extra: 1 });
    },
  ],
  [
    'a broken address',
    (state) => {
      Object.assign(Object.values(state.sources)[0]!, { url: 'not an address' });
    },
  ],
])('the schema refuses %s', (_, breakIt) => {
  const state = structuredClone(fileOf('ohio'));
  breakIt(state);
  expect(validate(state)).toBe(false);
  expect(validate({ $schema, about, states: [state] })).toBe(false);
});

test('the published facts are those of the records', () => {
  for (const [place, record] of listJurisdictions().entries()) {
    for (const { path } of factFields())
      expect(factAt(states[place] as never, path)).toEqual(read(factAt(record, path)));
  }
});

test('the CSV reads back as the records, cell by cell', () => {
  const columns = csvColumns();
  expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
  const rows: Record<string, string>[] = parse(csvOf(dataset, columns), { columns: true, record_delimiter: '\r\n' });
  expect(rows).toHaveLength(states.length);
  for (const [place, row] of rows.entries()) {
    for (const { name, read: readCell } of columns)
      expect(row[name], `${row.code} ${name}`).toBe(readCell(dataset.states[place]!) ?? '');
  }
});

test('a few cells by hand', () => {
  const record = listJurisdictions().find(({ slug }) => slug === 'ohio')!;
  const [header, ...rows] = parse(csvOf(dataset, csvColumns())) as string[][];
  const ohio = rows.find(([, code]) => code === 'OH')!;
  const cell = (name: string): string => ohio[header!.indexOf(name)]!;
  expect(cell('exam_fee_usd')).toBe(`${record.entry.exam.feeUsd.value}`);
  expect(cell('exam_fee_usd_confidence')).toBe(record.entry.exam.feeUsd.confidence);
  expect(cell('prelicense_hours_sources').split(' ')).toEqual(
    record.entry.prelicenseHours.sources.map((id) => record.sources[id]!.url),
  );
  expect(cell('background_check_fingerprints')).toBe(`${record.entry.backgroundCheck.value!.fingerprints}`);
  expect(cell('exam_languages')).toBe('');
  expect(cell('prelicense_courses').split('; ')).toHaveLength(record.entry.prelicenseCourses.value!.length);
});

test('every fact is described, counted once for each state, and every field of the schema says what it is', () => {
  for (const { path, meaning, parts, counts } of dataDictionary()) {
    expect(meaning, path).toMatch(/\w/);
    expect(
      parts.filter((part) => !part.meaning),
      path,
    ).toEqual([]);
    expect(
      counts.reduce((sum, count) => sum + count, 0),
      path,
    ).toBe(states.length);
  }
  expect(factFields().filter(({ fact }) => !fact.description)).toEqual([]);
});

test('a null that is an answer is told as one: in the dictionary, the schema and the CSV’s metadata', () => {
  for (const [place, { path, noneMeans, counts }] of dataDictionary().entries()) {
    const nulls = states.map((state) => factAt(state as never, path)).filter(({ value }) => value === null);
    const sure = nulls.filter(({ confidence }) => confidence !== 'low').length;
    expect(counts.slice(3), path).toEqual([sure, nulls.length - sure]);
    expect(Boolean(noneMeans), `${path} has ${sure} nulls that are sure: say what they mean in noneMeans`).toBe(
      sure > 0,
    );
    const { fact } = factFields()[place]!;
    if (noneMeans) expect(fact.properties!.value!.description, path).toContain(noneMeans);
  }
  const course = csvColumns().find(({ name }) => name === 'post_license_hours');
  expect(course?.meaning).toContain('Empty with high or medium confidence: None required.');
});

test('the hash is made as the page says, and every JSON file has the same one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-data-'));
  await writeOpenData(folder, { name: 'LicenseAtlas', origin: 'https://atlas.example' });
  const text = await readFile(join(folder, openDataFiles.json), 'utf8');
  // What `jq -cj .states` prints of the file: its own bytes, without white space.
  const statesAsPrinted = text.slice(text.indexOf('"states":[') + '"states":'.length, -1);
  const hash = createHash('sha256').update(statesAsPrinted).digest('hex');
  const parsed = JSON.parse(text) as { states: unknown };
  expect(createHash('sha256').update(JSON.stringify(parsed.states)).digest('hex')).toBe(hash);
  expect(about.sha256).toBe(hash);
  expect(JSON.parse(await readFile(join(folder, stateDataFile('ohio')), 'utf8'))).toMatchObject({ about });
  expect(read(publishedChanges({ name: 'LicenseAtlas', origin: 'https://atlas.example' }, [])).about.sha256).toBe(hash);
  const said = filesSchema('https://atlas.example/schema').$defs as Record<string, Schema>;
  for (const file of ['dataset', 'stateFile', 'changes'])
    expect(said[file]!.properties!.about!.properties!.sha256!.description).toContain('compact JSON');
  await rm(folder, { recursive: true });
});

test('the same content gives the same bytes', () => {
  expect(JSON.stringify(writeDataset({ name: 'LicenseAtlas', origin: 'https://atlas.example' }))).toBe(
    JSON.stringify(dataset),
  );
});

test('the lean CSV has fifteen columns, each as the whole one has it', () => {
  const [whole, lean] = [csvColumns(), leanCsvColumns()].map(
    (columns) => parse(csvOf(dataset, columns), { columns: true }) as Record<string, string>[],
  );
  expect(Object.keys(lean![0]!)).toHaveLength(15);
  for (const [index, row] of lean!.entries()) expect(whole![index]).toMatchObject(row);
});
