import { expect, test } from '../browser-test.ts';
import { expectNoViolationsAtBothWidths, expectNoViolationsInWords } from '../axe.ts';

const page = (style: string) =>
  `<!doctype html><html lang="en"><title>Contrast</title><style>${style}</style>` +
  '<main><h1>Contrast</h1><p>Words</p></main>';
const pale = '{ p { color: #999; background: #fff } }';

for (const [where, style] of [
  ['in the light theme of a wide window', `@media (prefers-color-scheme: light) and (min-width: 800px) ${pale}`],
  ['in the dark theme of a wide window', `@media (prefers-color-scheme: dark) and (min-width: 800px) ${pale}`],
  [
    'where the dark theme of a wide window alone shows it',
    'p { color: #999; background: #fff; display: none } ' +
      '@media (prefers-color-scheme: dark) and (min-width: 800px) { p { display: block } }',
  ],
  ['in the dark theme of a narrow window', `@media (prefers-color-scheme: dark) and (max-width: 400px) ${pale}`],
] as const)
  test(`words too pale ${where} are found`, async ({ page: tab }) => {
    await tab.setContent(page(style));
    await expect(expectNoViolationsAtBothWidths(tab)).rejects.toThrow(/color-contrast at p/);
  });

test('words of good contrast are no finding', async ({ page: tab }) => {
  await tab.setContent(page('p { color: #000; background: #fff }'));
  await expectNoViolationsAtBothWidths(tab);
});

const gray = 'p { color: #666; background: none; margin: 0 }';
const twice = '<main><h1>Contrast</h1><p>Words</p>';

test('words that read well on the page do not where something lies behind them', async ({ page: tab }) => {
  await tab.setContent(
    `<!doctype html><html lang="en"><title>Contrast</title><style>${gray}
      i { position: absolute; inset: 0; background: #777 } div, div p { position: relative }</style>
      ${twice}<div><i></i><p>Words</p></div></main>`,
  );
  await expect(expectNoViolationsAtBothWidths(tab)).rejects.toThrow(/color-contrast at div > p/);
});

test('words of the same color on another ground are looked at again', async ({ page: tab }) => {
  await tab.setContent(
    `<!doctype html><html lang="en"><title>Contrast</title><style>${gray} div { background: #777 }</style>
      ${twice}<div><p>Words</p></div></main>`,
  );
  await expect(expectNoViolationsAtBothWidths(tab)).rejects.toThrow(/color-contrast at div > p/);
});

test('one letter that tells nothing does not stand for words', async ({ page: tab }) => {
  await tab.setContent(page('p { color: #999; background: #fff }').replace('<p>', '<p>W</p><p>'));
  await expect(expectNoViolationsAtBothWidths(tab)).rejects.toThrow(/color-contrast at p/);
});

test('in words alone, a control without a name is found and pale words are not', async ({ page: tab }) => {
  await tab.setContent(page(pale).replace('<p>', '<p>Pale</p><p>'));
  await expectNoViolationsInWords(tab);
  await tab.setContent(page(pale).replace('<p>', '<button></button><p>'));
  await expect(expectNoViolationsInWords(tab)).rejects.toThrow(/button-name at button/);
});
