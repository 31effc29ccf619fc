import { expect, test } from '../browser-test.ts';
import { expectNoViolationsAtBothWidths } from '../axe.ts';

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
