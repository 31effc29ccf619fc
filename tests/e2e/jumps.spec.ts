import type { Locator } from '@playwright/test';
import { expect, openHydrated, test } from '../browser-test.ts';
import { kept } from '../kept-plan.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Nothing pinned lies over the beginning of its first line. */
const expectUncovered = (heading: Locator): Promise<void> =>
  expect
    .poll(() =>
      heading.evaluate((element) => {
        const { left, top } = element.getClientRects()[0]!;
        const found = document.elementFromPoint(left + 4, top + 4);
        return found !== null && element.contains(found) ? 'uncovered' : `at ${Math.round(top)}, covered`;
      }),
    )
    .toBe('uncovered');

for (const slug of ['texas', 'new-york', 'us-virgin-islands'])
  test(`on the page of all records, the name of ${slug} is in sight after a jump`, async ({ page }) => {
    await page.goto(`/how-to-get-licensed/criminal-record#${slug}`);
    await expectUncovered(page.locator('details', { has: page.locator(`#${slug}`) }).locator('h3'));
  });

for (const guide of ['/state-guides/texas', '/es/state-guides/florida', '/state-guides/us-virgin-islands'])
  test(`each part of ${guide} shows its heading after a jump`, async ({ page }) => {
    await page.goto(guide);
    const ids = await page
      .getByRole('main')
      .locator('.toc a')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ hash }) => hash.slice(1)));
    expect(ids).toContain('different');
    for (const id of ids) {
      // From the top each time: nothing is open above.
      await page.goto('about:blank');
      await page.goto(`${guide}#${id}`);
      const part = page.locator('section', { has: page.locator(`#${id}`) });
      const heading = page.locator(`section#${id} h2, section:has(> .fold > #${id}) h2`).first();
      await expect(part.or(heading).first()).toBeVisible();
      await expectUncovered(heading);
    }
  });

test('from a plan, the rule for the state one comes from, and back with that state chosen', async ({ page }) => {
  await openHydrated(page, '/my-plan/north-carolina');
  await page.getByText('Already licensed in another state?').click();
  await page.getByLabel('Where is your license from?').selectOption('New York');
  await kept(page, 1);
  await page.getByRole('link', { name: 'How to transfer your license' }).click();
  const heading = page.getByRole('heading', { name: 'From New York to North Carolina' });
  await expect(heading).toBeVisible();
  await expectUncovered(heading);
  await expect(page.locator('.transfer:visible')).toHaveCount(1);
});

test('a checklist made of a transfer knows where the license is from, and keeps it with the first thing done', async ({
  page,
}) => {
  await openHydrated(page, '/resources/reciprocity/north-carolina#new-york');
  await page.getByRole('link', { name: 'Make a transfer checklist' }).click();
  await expect(page).toHaveURL('/my-plan/north-carolina?from=new-york');
  const from = page.getByLabel('Where is your license from?');
  await expect(from).toHaveValue('new-york');
  await page.getByRole('checkbox', { name: /^Pass the North Carolina portion/ }).check();
  await kept(page, 2);
  await page.goto('/my-plan/north-carolina');
  await expect(from).toHaveValue('new-york');
  await page.goto('/my-plan/north-carolina?from=atlantis');
  await expect(from).toHaveValue('new-york');
});
