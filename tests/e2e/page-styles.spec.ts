import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templates } from '../addresses.ts';
import { expect, openHydrated, test } from '../browser-test.ts';

const fileOf = (path: string): string => join(import.meta.dirname, '../../build/client', path, 'index.html');

test('what only one kind of page has of styles names nothing on another: they stay when the next page comes', async ({
  page,
}) => {
  const built = Object.values(templates)
    .filter((path) => existsSync(fileOf(path)))
    .map((path) => [path, readFileSync(fileOf(path), 'utf8')] as const);
  const leaks = await page.evaluate((texts) => {
    const beside = /::[-\w]+(\([^)]*\))?|:(hover|focus|focus-visible|focus-within|active|checked|target)(?![-\w])/g;
    const pages = texts.map(([path, text]) => {
      const tree = new DOMParser().parseFromString(text, 'text/html');
      return { path, tree, selectors: selectorsOf(tree) };
    });
    return pages.flatMap(({ path, selectors }) =>
      pages.flatMap((other) =>
        [...selectors]
          .filter((selector) => !other.selectors.has(selector) && other.tree.querySelector(selector))
          .map((selector) => `${selector} of ${path} is on ${other.path}`),
      ),
    );

    function selectorsOf(tree: Document): Set<string> {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync([...tree.querySelectorAll('style')].map(({ textContent }) => textContent).join(''));
      const layers = [...sheet.cssRules].filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'page');
      return new Set(layers.flatMap(namedIn));
    }
    function namedIn(rule: CSSRule): string[] {
      if (rule instanceof CSSStyleRule)
        // States and what is drawn beside an element: the element counts.
        return [rule.selectorText.replaceAll(beside, ':is(*)')];
      return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(namedIn) : [];
    }
  }, built);
  expect(built.length).toBeGreaterThan(40);
  expect(leaks).toEqual([]);
});

test('a plan opened from a guide looks as it does at its address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const places = () =>
    page
      .locator('.plan > li > h2, .plan > li')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().x));
  await openHydrated(page, '/my-plan/texas');
  const atItsAddress = await places();
  await openHydrated(page, '/state-guides/texas');
  await page.getByRole('link', { name: 'Make my plan' }).first().click();
  await expect(page).toHaveURL('/my-plan/texas');
  await expect.poll(places).toEqual(atItsAddress);
});
