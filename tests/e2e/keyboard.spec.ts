import type { Page } from '@playwright/test';
import { expect, openHydrated, stopClock, test } from '../browser-test.ts';

const focused = (page: Page) => page.locator(':focus');

const outlineOf = (page: Page) =>
  focused(page).evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { outlineStyle, outlineWidth: Number.parseFloat(outlineWidth) };
  });

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAttribute('id', 'state');
});

test('the head of the home page is walked in reading order', async ({ page }) => {
  await page.goto('/');
  const names: (string | null)[] = [];
  for (let step = 0; step < 23; step += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await focused(page).evaluate(
        (element) =>
          element.getAttribute('aria-label') ?? (element.id === 'state' ? 'Which state?' : element.textContent!.trim()),
      ),
    );
  }
  expect(names).toEqual([
    'Skip to content',
    'Search',
    'Books',
    'Radio',
    'Español',
    'Switch between light and dark theme',
    'LicenseAtlas, home',
    'Home',
    'How to Get Licensed',
    'State-Specific Guides',
    'Exam Preparation',
    'Resources',
    'Blog',
    'Contact Us',
    'Radio',
    'Books',
    'Which state?',
    'Get licensed',
    'Bring my license here',
    'Pass the exam',
    'Start Your Journey',
    'View State Guides',
    'Skip the map',
  ]);
});

test('whatever has focus in the head shows an outline of 3 px', async ({ page }) => {
  await page.goto('/');
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    const { outlineStyle, outlineWidth } = await outlineOf(page);
    expect(outlineStyle, `stop ${step + 1}`).not.toBe('none');
    expect(outlineWidth, `stop ${step + 1}`).toBeGreaterThanOrEqual(3);
  }
});

for (const [what, path, locator] of [
  ['a state tile', '/state-guides', '.tile'],
  ['a field', '/blog', 'input[type=email]'],
  ['a question', '/exam-prep', '#faq summary'],
  ['a source mark', '/state-guides/texas', '.facts .mark'],
  ['a footer link', '/', '.site-footer li a'],
  ['a book', '/books', '.covers a'],
] as const) {
  test(`${what} shows an outline of 3 px when focused`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.locator(locator).first().focus();
    const { outlineStyle, outlineWidth } = await outlineOf(page);
    expect(outlineStyle).not.toBe('none');
    expect(outlineWidth).toBeGreaterThanOrEqual(3);
  });
}

test('a focused article card shows an outline of 3 px around the whole card', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.locator('.card h3 a').first().focus();
  await expect(page.locator('.card').first()).toHaveCSS('outline-width', '3px');
  await expect(page.locator('.card').first()).toHaveCSS('outline-style', 'solid');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens, is walked and closes by keyboard', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Toggle menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('Home');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('How to Get Licensed');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('a question opens and closes by keyboard', async ({ page }) => {
  await page.goto('/contact');
  const question = page.locator('details.qa').first();
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question.locator('p')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(question.locator('p')).toBeHidden();
});

/** Where the focus is, and whether nothing of it shows, because something pinned lies over it. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement!;
    const parts = [0.1, 0.5, 0.9];
    const points = [...it.getClientRects()].flatMap(({ left, top, width, height }) =>
      parts.flatMap((x) => parts.map((y) => document.elementFromPoint(left + width * x, top + height * y))),
    );
    const shows = points.some((over) => over && (it.contains(over) || over.closest('label')?.control === it));
    return { isInMain: it.closest('main') !== null, shows, name: it.getAttribute('aria-label') ?? it.textContent! };
  });

for (const [width, path] of [
  [360, '/my-plan/ohio'],
  [1280, '/my-plan/ohio'],
  [1280, '/state-guides/compare?states=ohio,texas'],
  [360, '/state-guides/table'],
  [360, '/state-guides/ohio'],
] as const) {
  test(`at ${width} px no bar covers what the keyboard comes back to on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await page.locator('.site-footer a').first().focus();
    const covered: string[] = [];
    for (let stop = 0; stop < 100; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const { isInMain, shows, name } = await lookAtFocus(page);
      if (!isInMain) break;
      if (!shows) covered.push(`stop ${stop}: ${name.trim().slice(0, 40)}`);
    }
    expect(covered).toEqual([]);
  });
}

test.describe('in the donation popup', () => {
  test.use({ hasPopup: true });

  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(30_000);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('focus starts inside and never reaches the page behind', async ({ page }) => {
    const isInside = () =>
      page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    const names = new Set<string>();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
      names.add(
        await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '',
        ),
      );
    }
    for (const name of ['Close', 'Donate Now', 'Maybe Later']) expect([...names]).toContain(name);
  });

  test('Escape closes it', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('after a client navigation focus is in the new page', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('after a client navigation the page starts at its top and has its own title', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Texas', exact: true }).first().click();
  await expect(page).toHaveTitle(/Texas/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the volume slider moves by the arrow keys', async ({ page }) => {
  await openHydrated(page, '/radio');
  await page.getByRole('slider', { name: 'Volume' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('0.89');
});

for (const path of ['/', '/data/charts', '/resources/reciprocity'])
  test(`on the map of ${path} the state with the focus stands out from dark neighbors`, async ({ page }) => {
    await page.goto(path);
    const links = page.locator('svg.map a');
    await links.nth(3).focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(4)).toBeFocused();
    await expect(links.nth(4)).toHaveCSS('opacity', '1');
    await expect(links.nth(5)).toHaveCSS('opacity', '0.35');
  });
