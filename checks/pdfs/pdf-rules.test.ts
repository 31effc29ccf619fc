import { describe, expect, test } from 'vitest';
import type { PdfDocument } from '../../publish/pdf/pdf-document.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { listJurisdictions } from '../../app/facts/jurisdictions.server.ts';
import { comparisonEqualsContent } from './comparison-equals-content.ts';
import { figuresEqualEnglish } from './figures-equal-english.ts';
import { cardsLineUp, parseWords } from './flashcards-line-up.ts';
import { noEnglishIsLeftInPdfs } from './no-english-is-left-in-pdfs.ts';
import { parseBookmarks, parseCells, parseFonts, parseInfo, parseTags, type Pdf } from './pdf.ts';
import { pdfsAreAccessible } from './pdfs-are-accessible.ts';
import { pdfsAreAsListed } from './pdfs-are-as-listed.ts';
import { pdfsLookTheSameEverywhere } from './pdfs-look-the-same-everywhere.ts';
import { pdfsSayWhoseTheyAre } from './pdfs-say-whose-they-are.ts';
import { theChecklistIsOneSheet } from './the-checklist-is-one-sheet.ts';

const good: Pdf = {
  name: 'sample',
  bytes: 100,
  info: { Title: 'Sample', Author: 'LicenseAtlas', Tagged: 'yes', Pages: '2', 'Page size': '612 x 792 pts (letter)' },
  metadata: '<rdf:li>en-US</rdf:li><pdfuaid:part>1</pdfuaid:part>',
  fonts: [{ name: 'ABCDEF+AtlasSerif12Roman-Regular', embedded: true }],
  text:
    'Sample Page 1 of 2 The page: https://site.test/sample. Edition of June 1, 2026. Free. © LicenseAtlas. This is ' +
    'general informa-\ntion.',
  tags: ['Document', 'H1', 'H2', 'Table', 'THead', 'TR', 'TH', 'H2'],
  bookmarks: ['One', 'Two'],
};

describe('reading poppler', () => {
  test('facts, fonts and bookmarks', () => {
    expect(parseInfo('Title:           A: b\nTagged:          yes\n')).toEqual({ Title: 'A: b', Tagged: 'yes' });
    const fonts =
      'name type encoding emb sub uni object ID\n---\nAB+AtlasSerif08-Regular   CID TrueType   Identity-H   yes ' +
      'yes yes   21  0\nHelvetica   Type 1   Custom   no  no  no   5  0\n';
    expect(parseFonts(fonts)).toEqual([
      { name: 'AB+AtlasSerif08-Regular', embedded: true },
      { name: 'Helvetica', embedded: false },
    ]);
    expect(parseBookmarks('<outline>\n<item page="1">Before</item>\n</outline>')).toEqual(['Before']);
  });

  test('tags, and the words of a cell without its source mark', () => {
    const structure =
      'Document\n  H1 (block)\n  Table (block)\n    TR\n      TD:\n         /Headers [(U2x4y0)]\n        "Not"\n ' +
      '       "found"\n        Link (inline)\n          "7"\n';
    expect(parseTags(structure)).toEqual(['Document', 'H1', 'Table', 'TR', 'TD', 'Link']);
    expect(parseCells(structure)).toEqual([{ table: 2, column: 4, text: 'Not found' }]);
  });
});

const document: PdfDocument = {
  name: 'sample',
  template: '',
  title: 'Sample',
  description: '',
  path: '/sample',
  license: 'Free.',
  words: {},
  content: {},
};

describe('in another language', () => {
  const english = { ...document, content: { fee: '$1,200 in 2 parts', url: 'https://site.test/100' } };

  test('a figure that is another, or is said once more', () => {
    expect(figuresEqualEnglish({ ...document, content: { fee: '$1,200 en dos partes' } }, english)).toEqual([]);
    expect(figuresEqualEnglish({ ...document, content: { fee: '$1,300', again: '1300' } }, english)).toEqual([
      'says 1300 2 times, in English 0 times',
      'says 1200 0 times, in English 1 times',
    ]);
  });

  test('English that is left in a template’s words or in the content, but for what exams ask', () => {
    const rule = noEnglishIsLeftInPdfs('es', (text) => text.replace('Division of Real Estate', ''));
    const words = { sources: 'Every number is from a source', law: 'La Division of Real Estate' };
    const content = {
      asksIn: 'en',
      questions: [{ question: 'Which of the two is it?', because: 'Porque es la otra' }],
    };
    expect(rule({ ...document, words, content })).toEqual(['is in English: "Every number is from a source"']);
    expect(rule({ ...document, content: { text: 'Which of the two is it?' } })).toHaveLength(1);
  });
});

describe('rules', () => {
  test('an accessible file passes; each lack is named', () => {
    expect(pdfsAreAccessible('en-US')(good)).toEqual([]);
    const bad = { ...good, info: {}, metadata: '', tags: ['Table'], bookmarks: [] };
    expect(pdfsAreAccessible('en-US')(bad)).toHaveLength(8);
    expect(pdfsAreAccessible('es-US')(good)).toEqual(['does not say that it is in es-US']);
  });

  test('a font of the system, one not embedded, other paper', () => {
    expect(pdfsLookTheSameEverywhere(good)).toEqual([]);
    expect(
      pdfsLookTheSameEverywhere({
        ...good,
        fonts: [{ name: 'DejaVuSans', embedded: false }],
        info: { 'Page size': '595 x 842 pts (A4)' },
      }),
    ).toHaveLength(3);
  });

  test('a checklist on two sheets', () => {
    expect(theChecklistIsOneSheet(good)).toEqual([]);
    expect(theChecklistIsOneSheet({ ...good, name: 'exam-study-checklist' })).toEqual(['has 2 pages, not one']);
  });

  test('a size or a count of pages that the link does not tell', () => {
    const told = { sample: { bytes: 100, pages: 2, madeFrom: '' } };
    expect(pdfsAreAsListed(told)(good)).toEqual([]);
    expect(pdfsAreAsListed(told)({ ...good, bytes: 101, info: { Pages: '3' } })).toHaveLength(2);
    expect(pdfsAreAsListed({})(good)).toHaveLength(1);
  });

  test('title, address, date, license and both sentences', () => {
    const words = {
      kept: (address: string) => `The page: ${address}. Edition of June 1, 2026.`,
      advice: 'This is general information.',
      page: (number: number, pages: string) => `Page ${number} of ${pages}`,
      foot: '',
    };
    const rule = pdfsSayWhoseTheyAre([document], words, {
      siteName: 'LicenseAtlas',
      origin: 'https://site.test',
      edition: '2026-06-01',
    });
    expect(rule(good)).toEqual([]);
    expect(rule({ ...good, text: '' })).toHaveLength(5);
  });
});

describe('the comparison', () => {
  const states: StateRecord[] = listJurisdictions().slice(0, 1);
  test('names a figure that is not the content’s', () => {
    const fee = states[0]!.entry.exam.feeUsd.value!;
    const problems = (text: string) =>
      comparisonEqualsContent([{ table: 4, column: 1, text }], states).filter((problem) => problem.includes('"'));
    expect(problems(`$${fee}`)).toEqual([]);
    expect(problems('$1')).toEqual([expect.stringContaining(`says "$1" for Exam, one attempt of ${states[0]!.name}`)]);
    expect(problems('Not found')).toHaveLength(1);
  });

  test('names a table that lost its rows', () => {
    expect(comparisonEqualsContent([], states)).toContain('has 0 rows for Exam, one attempt, not 1');
  });
});

describe('flashcards', () => {
  const word = (text: string, left: number, top: number) =>
    `<word xMin="${left}" yMin="${top}" xMax="${left + 30}" yMax="${top + 10}">${text}</word>`;
  const page = (...words: string[]) => parseWords(`<page width="612" height="792">${words.join('')}</page>`)[0]!;
  const card = { term: 'Lien', definition: 'A claim.' };

  test('a card in its row, term left and meaning right of the fold', () => {
    expect(cardsLineUp(page(word('Lien', 150, 100), word('A', 330, 95), word('claim.', 370, 95)), [card])).toEqual([]);
  });

  test('a meaning one row too low, a word on the fold, a word on the cut', () => {
    expect(cardsLineUp(page(word('Lien', 150, 100), word('A', 330, 195), word('claim.', 370, 195)), [card])).toEqual([
      'card 1: the meaning of "Lien" is not beside it',
    ]);
    expect(cardsLineUp(page(word('Lien', 290, 100), word('A', 330, 95), word('claim.', 370, 95)), [card])).toEqual([
      'card 1: "Lien" touches the fold or the edge',
    ]);
    expect(cardsLineUp(page(word('Lien', 150, 61), word('A', 330, 95), word('claim.', 370, 95)), [card])).toEqual([
      'card 1: a cut goes through "Lien"',
    ]);
  });
});
