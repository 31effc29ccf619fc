import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../browser-test.ts';

const path = '/exam-prep/state-questions/ohio';
const question = (page: Page, number: number) => page.locator(`#q${number}`);

/** The place of the right option, as the page's own answer says. */
async function rightPlace(page: Page, number: number): Promise<number> {
  const answer = await question(page, number).locator('details strong').textContent();
  return 'ABCD'.indexOf(answer!.charAt(0));
}

async function check(page: Page, number: number, place: number): Promise<void> {
  await question(page, number).getByRole('radio').nth(place).check();
  await question(page, number).getByText('Check my answer').click();
}

test('the index lists fifty states, each with ten questions or more', async ({ page }) => {
  await page.goto('/exam-prep/state-questions');
  const rows = page.locator('.state-list li');
  await expect(rows).toHaveCount(50);
  // Said once, since it is the same for all.
  const lead = await page.locator('.lead').innerText();
  expect(Number(/, (\d+) for each state/.exec(lead)?.[1]), lead).toBeGreaterThanOrEqual(10);
  await rows.filter({ hasText: 'Ohio' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ohio License Facts Quiz');
});

test('an answer is checked, explained and counted', async ({ page }) => {
  await openHydrated(page, path);
  await check(page, 1, await rightPlace(page, 1));
  await expect(question(page, 1).locator('.verdict')).toHaveText('Right.');
  await expect(page.locator('.score')).toContainText('1 of 1 right.');
  const wrong = ((await rightPlace(page, 2)) + 1) % 4;
  await check(page, 2, wrong);
  await expect(question(page, 2).locator('.verdict')).toHaveText(`Not right: you chose ${'ABCD'.charAt(wrong)}.`);
  await expect(page.locator('.score')).toContainText('1 of 2 right.');
  await expect(question(page, 2).locator('a.mark').first()).toBeVisible();
});

test('an answer that was looked at without choosing is not counted', async ({ page }) => {
  await openHydrated(page, path);
  await question(page, 1).getByText('Show the answer').click();
  await expect(question(page, 1).locator('details strong')).toBeVisible();
  await expect(page.locator('.score button')).toHaveCount(0);
});

test('a checked answer cannot be changed, and starting over clears all', async ({ page }) => {
  await openHydrated(page, path);
  await check(page, 1, 0);
  await expect(question(page, 1).getByRole('radio').first()).toBeDisabled();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(question(page, 1).getByRole('radio').first()).toBeEnabled();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('on a phone, the score never covers what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openHydrated(page, path);
  await check(page, 1, 0);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // Asked again until the page has scrolled.
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const focused = document.activeElement!;
            const { left, top, width, height } = focused.getBoundingClientRect();
            return (
              focused.closest('.score') !== null ||
              focused.contains(document.elementFromPoint(left + width / 2, top + height / 2))
            );
          }),
        `stop ${step + 1}`,
      )
      .toBe(true);
  }
});

test('an answer checked before hydration counts', async ({ page }) => {
  await page.goto(path);
  await page.locator('#q1').evaluate((item) => {
    item.querySelector<HTMLInputElement>('input')!.checked = true;
    item.querySelector('details')!.open = true;
  });
  await page.mouse.move(4, 300);
  await expect(page.locator('.score')).toContainText(/of 1 right/);
});

test('the keyboard is enough', async ({ page }) => {
  await openHydrated(page, path);
  await question(page, 1).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(question(page, 1).getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question(page, 1).locator('.verdict')).toBeVisible();
});

test('a source mark opens its source, and a link leads into the guide', async ({ page, request }) => {
  await openHydrated(page, path);
  await question(page, 1).locator('summary').click();
  await question(page, 1).locator('a.mark').first().click();
  await expect(page.locator('#source-note')).toBeVisible();
  const href = (await question(page, 1)
    .getByRole('link', { name: /^In the guide/ })
    .getAttribute('href'))!;
  const [guide = '', section = ''] = href.split('#');
  expect(await (await request.get(guide)).text()).toContain(`id="${section}"`);
});

test('the guide and the exam page lead here', async ({ page }) => {
  await page.goto('/state-guides/ohio');
  await expect(page.getByRole('link', { name: 'License facts quiz for Ohio' })).toHaveAttribute('href', path);
  await page.goto('/exam-prep');
  await expect(page.locator('#overview').getByRole('link', { name: /License facts quiz/ })).toHaveAttribute(
    'href',
    '/exam-prep/state-questions',
  );
});

test('on paper the answers stand below their questions', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(question(page, 1).locator('details strong')).toBeVisible();
  await expect(question(page, 1).locator('summary')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions are lists and their answers open', async ({ page }) => {
    await page.goto(path);
    await expect(question(page, 1).locator('.options li')).toHaveCount(4);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(question(page, 1).locator('details strong')).toBeHidden();
    await question(page, 1).getByText('Show the answer').click();
    await expect(question(page, 1).locator('details strong')).toBeVisible();
  });
});
