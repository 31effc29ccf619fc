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

test('the navigation lists nine links in order', async ({ page }) => {
  await page.goto('/');
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

test('Books and Radio also have links of their own above the header', async ({ page }) => {
  await page.goto('/');
  const topline = page.locator('.topline');
  await expect(topline.getByRole('link', { name: 'Books' })).toHaveAttribute('href', '/books');
  await expect(topline.getByRole('link', { name: 'Radio' })).toHaveAttribute('href', '/radio');
});

for (const [name, path] of navigation) {
  test(`${name} is the one active link on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.nav [aria-current=page]')).toHaveText([name]);
  });
}

for (const path of ['/blog/exam-tips', '/state-guides/texas', '/resources/glossary', '/privacy']) {
  test(`no link is active on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.nav [aria-current]')).toHaveCount(0);
  });
}

test('the active link follows a client navigation', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click();
  await expect(page.locator('.nav [aria-current=page]')).toHaveText(['Resources']);
});

test('at 10 px of scroll the header is still unscrolled', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
  // The scroll event has passed after two frames.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', 'none');
  await expect(page.getByRole('banner')).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
});

test('at 11 px of scroll the header is blurred and ruled', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', 'blur(10px)');
  await expect(page.getByRole('banner')).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('banner')).toHaveCSS('border-bottom-width', '1px');
});

test('back at the top the header is unscrolled again', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
});

test('the header stays at the top of the window', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the list gives way to the Toggle menu button', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Toggle menu' })).toHaveText('Menu');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('the menu holds the same links and the partner sites', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
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

  test('the button closes the open menu', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Toggle menu' });
    await button.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await button.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
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

  test('Escape closes the menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
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
