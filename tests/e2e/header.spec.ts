import { expect, hydrate, isSameDocument, markDocument, openHydrated, pathOf, test } from '../browser-test.ts';

const navigation: [name: string, path: string][] = [
  ['Home', '/'],
  ['How to Get Licensed', '/how-to-get-licensed'],
  ['State-Specific Guides', '/state-guides'],
  ['Exam Preparation', '/exam-prep'],
  ['Resources', '/resources'],
  ['Blog', '/blog'],
  ['Contact Us', '/contact'],
  ['Radio', '/radio'],
  ['Books', '/books'],
];

test('the navigation lists nine links in order', async ({ look }) => {
  const page = await look('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(navigation.map(([name]) => name));
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(navigation.map(([, path]) => path));
});

test('the logo leads home', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'LicenseAtlas, home' }).click();
  await expect(page).toHaveURL('/');
});

test('Books and Radio also have links of their own above the header', async ({ look }) => {
  const page = await look('/');
  const topline = page.locator('.topline');
  await expect(topline.getByRole('link', { name: 'Books' })).toHaveAttribute('href', '/books');
  await expect(topline.getByRole('link', { name: 'Radio' })).toHaveAttribute('href', '/radio');
});

for (const [name, path] of navigation) {
  test(`${name} is the one active link on ${path}`, async ({ look }) => {
    const page = await look(path);
    await expect(page.locator('.nav [aria-current=page]')).toHaveText([name]);
  });
}

for (const path of ['/blog/exam-tips', '/state-guides/texas', '/resources/glossary', '/privacy']) {
  test(`no link is active on ${path}`, async ({ look }) => {
    const page = await look(path);
    await expect(page.locator('.nav [aria-current]')).toHaveCount(0);
  });
}

test('the active link follows a client navigation', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click();
  await expect(page.locator('.nav [aria-current=page]')).toHaveText(['Resources']);
});

test('the header stays at the top: unscrolled at 10 px, blurred and ruled at 11, and back again', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await test.step('10 px', async () => {
    await scrollTo(10);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
    // The scroll event has passed after two frames.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    await expect(header).toHaveCSS('backdrop-filter', 'none');
    await expect(header).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  });
  await test.step('11 px', async () => {
    await scrollTo(11);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    await expect(header).toHaveCSS('backdrop-filter', 'blur(10px)');
    await expect(header).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
    await expect(header).toHaveCSS('border-bottom-width', '1px');
  });
  await test.step('1,500 px', async () => {
    await scrollTo(1500);
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  });
  await test.step('back at the top', async () => {
    await scrollTo(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the list gives way to a button, which opens a menu of the same links and the partner sites', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Toggle menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(button).toHaveText('Menu');
    await expect(menu).toBeHidden();
    await test.step('the button opens it', async () => {
      await button.click();
      await expect(menu.getByRole('link')).toHaveText([
        ...navigation.map(([name]) => name),
        'Practice',
        'My plan',
        'Compare',
        'Reciprocity map',
        'Keep your license',
        'Partner One',
        'Partner Two',
      ]);
      await expect(menu.getByText('Partner Sites:')).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Partner One' })).toHaveAttribute('href', /^https:\/\//);
    });
    await test.step('the button closes it', async () => {
      await button.click();
      await expect(menu).toBeHidden();
    });
    await test.step('Escape closes it', async () => {
      await button.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });
  });

  test('the menu closes when a client navigation changes the path', async ({ page }) => {
    await openHydrated(page, '/');
    await markDocument(page);
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Exam Preparation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real Estate Exam Preparation');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the menu closes when the Back button changes the path', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Radio' }).click();
    await expect(page).toHaveURL('/radio');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('a menu opened before hydration stays open', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await hydrate(page);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });
});

test.describe('on a small screen without scripts', () => {
  test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });

  test('the menu opens and its links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Books' }).click();
    await expect.poll(() => pathOf(page)).toBe('/books');
  });
});
