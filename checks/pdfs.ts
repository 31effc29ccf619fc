/**
 * Part of `npm run check:site`: holds the built PDFs to their rules, one a file in checks/pdfs/. Exits 1 on any
 * problem.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { listJurisdictions, readFeaturedGuides } from '../app/facts/jurisdictions.server.ts';
import { writeGuide } from '../app/states/guide/guide.server.ts';
import { editionDate } from '../publish/pdf/edition.ts';
import { everyDocument } from '../publish/pdf/documents/every-document.ts';
import { readOutlines } from '../publish/pdf/read-outlines.ts';
import type { WrittenDownload } from '../publish/pdf/write-downloads.ts';
import { siteConfig } from '../site.config.ts';
import { comparisonEqualsContent } from './pdfs/comparison-equals-content.ts';
import { cardsLineUp, cardsOnAPage, type CardText, parseWords } from './pdfs/flashcards-line-up.ts';
import { guidesHoldTheirFacts } from './pdfs/guides-hold-their-facts.ts';
import { havePoppler } from './pdfs/have-poppler.ts';
import { type Pdf, type PdfProblem, type PdfRule, poppler, readCells, readPdf } from './pdfs/pdf.ts';
import { pdfsAreAccessible } from './pdfs/pdfs-are-accessible.ts';
import { pdfsAreAsListed } from './pdfs/pdfs-are-as-listed.ts';
import { pdfsLookTheSameEverywhere } from './pdfs/pdfs-look-the-same-everywhere.ts';
import { pdfsSayWhoseTheyAre } from './pdfs/pdfs-say-whose-they-are.ts';

const started = performance.now();
const directory = 'build/client/downloads';
if (!havePoppler()) process.exit(process.env.CI ? 1 : 0);

const { name: siteName, origin } = readSiteSettings(siteConfig, process.env);
const imprint = { siteName, origin, edition: editionDate(process.env) };
const documents = everyDocument(origin, readOutlines('app/generated'));
const list = JSON.parse(readFileSync('app/generated/downloads.json', 'utf8')) as Record<string, WrittenDownload>;
const states = listJurisdictions();
const guides = new Map(
  states.map((record) => [
    `state-guides/${record.slug}`,
    writeGuide(
      record,
      states,
      readFeaturedGuides().find(({ slug }) => slug === record.slug),
    ),
  ]),
);

const rules: Record<string, PdfRule> = {
  'PDFs are accessible': pdfsAreAccessible,
  'PDFs look the same everywhere': pdfsLookTheSameEverywhere,
  'PDFs are as listed': pdfsAreAsListed(list),
  'PDFs say whose they are': pdfsSayWhoseTheyAre(documents, imprint),
  'guides hold their facts': guidesHoldTheirFacts(guides),
};

const fileOf = (name: string): string => `${directory}/${name}.pdf`;
const missing = documents
  .filter(({ name }) => !existsSync(fileOf(name)))
  .map(({ name }) => ({ pdf: name, problem: 'was not built' }));
// Takes the longest, so it runs beside the others.
const comparison = 'state-licensing-requirements-comparison';
const cells = readCells(fileOf(comparison));
const pdfs = await readAll(documents.map(({ name }) => name).filter((name) => existsSync(fileOf(name))));
const found: PdfProblem[] = [...missing];
for (const [title, rule] of Object.entries(rules))
  report(
    title,
    pdfs.flatMap((pdf) => rule(pdf).map((problem) => ({ pdf: pdf.name, problem }))),
  );
report(
  'comparison equals content',
  comparisonEqualsContent(await cells, states).map((problem) => ({ pdf: comparison, problem })),
);
report('flashcards line up', await flashcardProblems());
for (const { pdf, problem } of found) console.log(`  downloads/${pdf}.pdf ${problem}`);
console.log(`\n${pdfs.length} PDFs, ${found.length} problems, ${((performance.now() - started) / 1000).toFixed(1)} s.`);
process.exitCode = found.length === 0 ? 0 : 1;

function report(title: string, problems: PdfProblem[]): void {
  console.log(`${problems.length === 0 ? 'ok  ' : '    '} ${title}: ${problems.length}`);
  found.push(...problems);
}

/** Poppler's programs run one file at a time each: four files at once keep two processors busy. */
async function readAll(names: string[]): Promise<Pdf[]> {
  const read: Pdf[] = [];
  const queue = names.values();
  const work = async (): Promise<void> => {
    for (const name of queue) read.push(await readPdf(name, fileOf(name), statSync(fileOf(name)).size));
  };
  await Promise.all([work(), work(), work(), work()]);
  return read;
}

async function flashcardProblems(): Promise<PdfProblem[]> {
  const name = 'vocabulary-flashcards';
  const pages = parseWords(await poppler('pdftotext', '-bbox', fileOf(name), '-')).slice(1);
  const { areas } = documents.find((document) => document.name === name)!.content as { areas: { cards: CardText[] }[] };
  const sheets = areas.flatMap(({ cards }) =>
    Array.from({ length: Math.ceil(cards.length / cardsOnAPage) }, (_, index) =>
      cards.slice(index * cardsOnAPage, (index + 1) * cardsOnAPage),
    ),
  );
  const counted =
    pages.length === sheets.length ? [] : [{ pdf: name, problem: `has ${pages.length} sheets for ${sheets.length}` }];
  return [
    ...counted,
    ...sheets.flatMap((cards, index) =>
      cardsLineUp(pages[index] ?? [], cards).map((problem) => ({
        pdf: name,
        problem: `page ${index + 2}, ${problem}`,
      })),
    ),
  ];
}
