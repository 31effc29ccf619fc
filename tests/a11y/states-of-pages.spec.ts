import { randomUUID } from 'node:crypto';
import { expect, openHydrated, test } from '../browser-test.ts';
import { expectNoViolations } from './axe.ts';

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the open donation popup is accessible', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await page.clock.fastForward(30_000);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
    });

    test('a toast is accessible', async ({ page, allowProblems }) => {
      allowProblems(/501/);
      // The toast would be gone before both themes are checked.
      await page.clock.install();
      await openHydrated(page, '/blog');
      await page.getByPlaceholder('Your email address').fill(`reader-${randomUUID()}@example.com`);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.locator('.toast')).toBeVisible();
      await page.locator('.toast').hover();
      await expectNoViolations(page);
      await expect(page.locator('.toast')).toBeVisible();
    });

    test('an open source note is accessible', async ({ page }) => {
      await page.goto('/state-guides/wyoming');
      await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
      await expect(page.locator('#source-note')).toBeVisible();
      await expectNoViolations(page);
    });

    test('a refused address is accessible', async ({ page, allowProblems }) => {
      allowProblems(/422/);
      await page.route('/api/newsletter', (route) => route.fulfill({ status: 422, json: { errors: { email: 'This address has a slip in it.' } } }));
      await openHydrated(page, '/blog');
      await page.getByPlaceholder('Your email address').fill(`reader-${randomUUID()}@example.com`);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('This address has a slip in it.')).toBeVisible();
      await expectNoViolations(page);
    });

    test('a search without a match is accessible', async ({ page }) => {
      await openHydrated(page, '/state-guides');
      await page.getByPlaceholder('Search for a state...').fill('xyz');
      await expect(page.getByText('No states found')).toBeVisible();
      await expectNoViolations(page);
    });

    test('a calculator with every field wrong is accessible', async ({ page }) => {
      await openHydrated(page, '/resources/math-formulas/proration?bill=x&closing=&owner=nobody');
      await page.getByLabel('Closing date').fill('');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.locator('#f-bill-error')).toBeVisible();
      await expect(page.locator('#f-closing-error')).toBeVisible();
      await expectNoViolations(page);
    });

    test('a loan’s schedule by month is accessible', async ({ page }) => {
      await openHydrated(page, '/resources/math-formulas/mortgage-payment?loan=9000&rate=6&years=2');
      await page.getByLabel('By month').check();
      await expect(page.locator('.schedule tbody tr')).toHaveCount(24);
      await expectNoViolations(page);
    });

    test('a search for a formula without a match is accessible', async ({ page }) => {
      await openHydrated(page, '/resources/math-formulas');
      await page.getByLabel('Find a formula').fill('xyz');
      await expect(page.getByText('No formula has these words.')).toBeVisible();
      await expectNoViolations(page);
    });

    for (const path of ['/state-guides/wyoming', '/exam-prep', '/contact']) {
      test(`${path} with every question open is accessible`, async ({ page }) => {
        await page.goto(path);
        await page.locator('details').evaluateAll((questions) => { for (const question of questions) question.setAttribute('open', ''); });
        await expectNoViolations(page);
      });
    }
  });
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the open menu is accessible', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('the player with an error is accessible', async ({ page }) => {
  await page.addInitScript(() => { HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError')); });
  await openHydrated(page, '/radio');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('Unable to start playback.')).toBeVisible();
  await expectNoViolations(page);
});
