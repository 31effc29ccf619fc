/**
 * Part of `npm run check:site`: holds the built PDFs of each language to their rules, one a file in checks/pdfs/. Exits
 * 1 on any problem.
 */
import { existsSync, statSync } from 'node:fs';
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { languages } from '../app/language/languages.ts';
import { editionDate } from '../publish/pdf/edition.ts';
import type { PdfDocument } from '../publish/pdf/pdf-document.ts';
import { siteConfig } from '../site.config.ts';
import { comparisonEqualsContent } from './pdfs/comparison-equals-content.ts';
import { figuresEqualEnglish } from './pdfs/figures-equal-english.ts';
import { type CardArea, parseWords, sheetsLineUp } from './pdfs/flashcards-line-up.ts';
import { guidesHoldTheirFacts } from './pdfs/guides-hold-their-facts.ts';
import { havePoppler } from './pdfs/have-poppler.ts';
import { noEnglishIsLeftInPdfs } from './pdfs/no-english-is-left-in-pdfs.ts';
import { type Pdf, type PdfProblem, type PdfRule, poppler, readCells, readPdf } from './pdfs/pdf.ts';
import { pdfsAreAccessible } from './pdfs/pdfs-are-accessible.ts';
import { pdfsAreAsListed } from './pdfs/pdfs-are-as-listed.ts';
import { type PdfsInLanguage, pdfsInLanguage } from './pdfs/pdfs-in-language.ts';
import { pdfsLookTheSameEverywhere } from './pdfs/pdfs-look-the-same-everywhere.ts';
import { pdfsSayWhoseTheyAre } from './pdfs/pdfs-say-whose-they-are.ts';
import { theChecklistIsOneSheet } from './pdfs/the-checklist-is-one-sheet.ts';
import { namesInContent } from './site/names-in-content.ts';

const started = performance.now();
if (!havePoppler()) process.exit(process.env.CI ? 1 : 0);

const { name: siteName, origin } = readSiteSettings(siteConfig, process.env);
const imprint = { siteName, origin, edition: editionDate(process.env) };
const comparison = 'state-licensing-requirements-comparison';
const cards = 'vocabulary-flashcards';
const english = await pdfsInLanguage('en', imprint);
const found: PdfProblem[] = [];
let count = 0;
// Takes the longest, so it runs beside the others.
const cells = readCells(fileOf(english, comparison));
await check(english, {});
const unequal = comparisonEqualsContent(await cells, english.states);
report(
  english,
  'comparison equals content',
  unequal.map((problem) => ({ pdf: comparison, problem })),
);
for (const code of Object.keys(languages).filter((one) => one !== 'en')) {
  const pdfs = await pdfsInLanguage(code, imprint);
  const isInLanguage = noEnglishIsLeftInPdfs(code, namesInContent([code]));
  await check(pdfs, {
    'figures equal the English ones': onDocuments(pdfs, (own) => figuresEqualEnglish(own, named(english, own.name))),
    'no English is left in PDFs': onDocuments(pdfs, isInLanguage),
  });
}
for (const { pdf, problem } of found) console.log(`  ${pdf}.pdf ${problem}`);
console.log(`\n${count} PDFs, ${found.length} problems, ${((performance.now() - started) / 1000).toFixed(1)} s.`);
process.exitCode = found.length === 0 ? 0 : 1;

async function check(pdfs: PdfsInLanguage, more: Record<string, PdfRule>): Promise<void> {
  const { documents, guides, list, locale, words } = pdfs;
  const rules: Record<string, PdfRule> = {
    'PDFs are accessible': pdfsAreAccessible(locale),
    'PDFs look the same everywhere': pdfsLookTheSameEverywhere,
    'PDFs are as listed': pdfsAreAsListed(list),
    'PDFs say whose they are': pdfsSayWhoseTheyAre(documents, words, imprint),
    'the checklist is one sheet': theChecklistIsOneSheet,
    'guides hold their facts': guidesHoldTheirFacts(guides, words),
    ...more,
  };
  const { there = [], missing = [] } = Object.groupBy(documents, ({ name }) =>
    existsSync(fileOf(pdfs, name)) ? 'there' : 'missing',
  );
  report(
    pdfs,
    'PDFs are built',
    missing.map(({ name }) => ({ pdf: name, problem: 'was not built' })),
  );
  const read = await readAll(pdfs, there);
  for (const [title, rule] of Object.entries(rules))
    report(
      pdfs,
      title,
      read.flatMap((pdf) => rule(pdf).map((problem) => ({ pdf: pdf.name, problem }))),
    );
  const pages = parseWords(await poppler('pdftotext', '-bbox', fileOf(pdfs, cards), '-')).slice(1);
  const { areas } = named(pdfs, cards).content as { areas: CardArea[] };
  report(
    pdfs,
    'flashcards line up',
    sheetsLineUp(pages, areas).map((problem) => ({ pdf: cards, problem })),
  );
  count += read.length;
}

function report({ code, root }: PdfsInLanguage, title: string, problems: PdfProblem[]): void {
  console.log(`${problems.length === 0 ? 'ok  ' : '    '} ${code}: ${title}: ${problems.length}`);
  found.push(...problems.map(({ pdf, problem }) => ({ pdf: `${root}/downloads/${pdf}`, problem })));
}

function fileOf({ root }: PdfsInLanguage, name: string): string {
  return `build/client${root}/downloads/${name}.pdf`;
}

function named({ documents }: PdfsInLanguage, name: string): PdfDocument {
  return documents.find((document) => document.name === name)!;
}

/** A rule on what a PDF was made from. */
function onDocuments(pdfs: PdfsInLanguage, rule: (document: PdfDocument) => string[]): PdfRule {
  return ({ name }) => rule(named(pdfs, name));
}

/** Poppler's programs run one file at a time each: four files at once keep two processors busy. */
async function readAll(pdfs: PdfsInLanguage, documents: PdfDocument[]): Promise<Pdf[]> {
  const read: Pdf[] = [];
  const queue = documents.values();
  const work = async (): Promise<void> => {
    for (const { name } of queue) read.push(await readPdf(name, fileOf(pdfs, name), statSync(fileOf(pdfs, name)).size));
  };
  await Promise.all([work(), work(), work(), work()]);
  return read;
}
