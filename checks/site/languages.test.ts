import { expect, test } from 'vitest';
import { englishWords } from './english-words.ts';
import { noEnglishIsLeft } from './no-english-is-left.ts';
import { siteOf } from './site.ts';
import { twinsAgree } from './twins-agree.ts';

const isSpanish = (path: string): boolean => path === '/es' || path.startsWith('/es/');
const page = (lang: string, main: string): string =>
  `<html lang="${lang}"><head><link rel="alternate" hreflang="en" href="https://a.example/"></head>` +
  `<body><main>${main}</main></body></html>`;

const problemsOf = (rule: ReturnType<typeof twinsAgree>, english: string, spanish: string): string[] =>
  rule(siteOf({ '/ohio': page('en', english), '/es/ohio': page('es', spanish) })).map(({ problem }) => problem);

test('twins that say the same have no problem, whatever stands around the figures', () => {
  expect(
    problemsOf(
      twinsAgree(isSpanish),
      'You need 100 hours and $1,200. <a href="https://a.example/law">Law</a>',
      'Necesita $1,200 y 100 horas. <a href="https://a.example/law">Ley</a>',
    ),
  ).toEqual([]);
});

test('the size of a PDF, which is another in each language, is no figure', () => {
  expect(
    problemsOf(
      twinsAgree(isSpanish),
      'A PDF <i>(PDF, 1.2 MB, 33 pages)</i>',
      'Un PDF <i>(PDF, 980 KB, 35 páginas)</i>',
    ),
  ).toEqual([]);
});

test('another figure and another source are named', () => {
  expect(
    problemsOf(
      twinsAgree(isSpanish),
      'You need 100 hours. <a href="https://a.example/law">Law</a>',
      'Necesita 120 horas. <a href="https://b.example/ley">Ley</a>',
    ),
  ).toEqual([
    'does not lead to https://a.example/law, as its English twin does',
    'leads to https://b.example/ley, as its English twin does not',
    'does not say 100, as its English twin does',
    'says 120, as its English twin does not',
  ]);
});

test('English that is left is named, in text and in labels; a name that says so is not', () => {
  expect(
    problemsOf(
      noEnglishIsLeft(isSpanish, (text) => text.replace('Climb the Ladder', '')),
      'You need it.',
      '<i>Climb the Ladder</i><p aria-label="Table of costs">Get a license from the state.</p>' +
        '<b lang="en">Division of Real Estate</b>',
    ),
  ).toEqual(['is in English: "Table of costs"', 'is in English: "Get a license from the state."']);
});

test('a single English word is named; one of both languages, a name and a gloss are not', () => {
  const words = englishWords(
    [
      { english: 'dollars', own: 'dólares' },
      { english: 'odd years', own: 'años impares' },
      {
        english: 'No general rule of the Division of Real Estate',
        own: 'Ninguna regla general de la Division of Real Estate',
      },
      { english: 'A lien is a debt', own: 'Un gravamen (lien) es una deuda' },
    ],
    ['---\ntitle: "En inglés se llama también lien."\n---\nNo <Fact of="years" />.'],
  );
  expect(words('Préstamo, en dollars')).toEqual(['dollars']);
  expect(words('El 31 de agosto de los años odd (years)')).toEqual(['odd', 'years']);
  expect(words('Un gravamen (lien), general, de la Division of Real Estate; no más')).toEqual([]);
  expect(
    problemsOf(
      noEnglishIsLeft(isSpanish, (text) => text, words),
      'It is so.',
      '<p title="30 years">Plazo: 30 años</p><noscript><p class="odd">Préstamo, en dollars</p></noscript>',
    ),
  ).toEqual(['has the English word "years": "30 years"', 'has the English word "dollars": "Préstamo, en dollars"']);
});
