import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listJurisdictions } from '../../app/facts/jurisdictions.server.ts';
import { facts } from '../../app/facts/registry.server.ts';
import { guideMarkdown } from './guide-markdown.ts';

const origin = 'https://atlas.example';
type RawFact = { value: unknown; confidence: string; doubt?: string; sources: string[] };
type Raw = Record<string, unknown> & { slug: string; sources: Record<string, { url: string }> };

const folder = 'content/jurisdictions';
const read = (file: string): Raw => parse(readFileSync(`${folder}/${file}`, 'utf8')) as Raw;
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const markdown = new Map(listJurisdictions().map((record) => [record.slug, guideMarkdown(record, origin)]));

const factIn = (raw: Raw, path: string): RawFact =>
  path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], raw) as RawFact;
const cellsOf = (text: string, path: string): string[] =>
  text
    .split('\n')
    .find((line) => line.includes(`| \`${path}\` |`))!
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** How a figure may stand in words: 1200 as "1,200", 83.5 dollars as "83.50", 200 minutes as "3 hours 20 minutes". */
const writtenAs = (figure: number): string[] => [
  figure.toLocaleString('en-US'),
  String(figure),
  figure.toFixed(2),
  `${Math.floor(figure / 60)} hour`,
];
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

test.each(files)('%s: every figure stands in the Markdown with its confidence, doubt and sources', (file) => {
  const raw = read(file);
  const text = markdown.get(raw.slug)!;
  for (const path of Object.keys(facts)) {
    const { value, confidence, doubt, sources } = factIn(raw, path);
    const cells = cellsOf(text, path);
    const [, , , written, sure, doubted, , cited] = cells;
    for (const figure of numbersIn(value))
      expect(
        writtenAs(figure).some((form) => written!.includes(form)),
        `${path}: ${figure} in "${written}"`,
      ).toBe(true);
    expect([path, sure, doubted]).toEqual([path, confidence, doubt ?? '']);
    expect([path, ...cited!.matchAll(/\^(\w+)/g)].slice(1).map((mark) => mark[1])).toEqual(sources);
  }
});

test('every footnote has its source, and every source that is listed is used', () => {
  for (const [slug, text] of markdown) {
    const listed = [...text.matchAll(/^\[\^(\w+)\]:/gm)].map(([, id]) => id!);
    const used = [...text.matchAll(/\[\^(\w+)\](?!:)/g)].map(([, id]) => id!);
    expect([slug, ...new Set(used)].toSorted()).toEqual([slug, ...listed].toSorted());
  }
});

test('a source’s address is the record’s, and no link is relative or broken in two', () => {
  const ohio = read('ohio.yaml');
  const text = markdown.get('ohio')!;
  expect(text.split('\n').find((line) => line.startsWith('[^s35]: '))).toContain(`](${ohio.sources.s35!.url})`);
  for (const page of markdown.values())
    expect([...page.matchAll(/\]\(<?([^)>]*)/g)].filter(([, address]) => !/^https?:\/\/\S+$/.test(address!))).toEqual(
      [],
    );
});

test('a table’s row has as many cells as its head', () => {
  for (const page of markdown.values())
    for (const block of page.split('\n\n').filter((part) => part.startsWith('|'))) {
      const counts = block.split('\n').map((line) => line.split(/(?<!\\)\|/).length);
      expect(new Set(counts).size, block).toBe(1);
    }
});
