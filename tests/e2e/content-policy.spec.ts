import { expect, isSameDocument, markDocument, openHydrated, test } from '../browser-test.ts';

// browser-test.ts fails on every violation of the policy; here are the ways of a page's styles and markup that only a
// client navigation takes.

test('no policy has an unsafe word, and each page allows its own styles', async ({ request }) => {
  for (const path of ['/', '/state-guides/texas', '/radio', '/nowhere', '/embed/contact', '/search?q=ohio']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("style-src 'self' 'sha256-");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toContain('unsafe-');
  }
});

test('a page that is reached by a client navigation has its own styles, and all shared ones', async ({ page }) => {
  // Home brings only the shared styles that it uses: no .mt-12.
  await openHydrated(page, '/');
  await markDocument(page);
  await page.getByRole('link', { name: 'Books' }).first().click();
  await expect(page.locator('.covers')).toHaveCSS('display', 'grid');
  await expect(page.locator('.mt-12').first()).toHaveCSS('margin-top', '48px');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
  expect(await isSameDocument(page)).toBe(true);
});

test('an article and its structured data are written after a client navigation', async ({ page }) => {
  await openHydrated(page, '/blog');
  await page.locator('main a[href="/blog/exam-tips"]').first().click();
  await expect(page.locator('.prose h2').first()).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
});

test('markup that comes by no policy of ours is refused', async ({ page, allowProblems }) => {
  allowProblems(/TrustedHTML|require-trusted-types-for/);
  await openHydrated(page, '/blog');
  const refused = await page.evaluate(() => {
    const element = document.createElement('div');
    try {
      element.innerHTML = '<img src=x onerror=alert(1)>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
});

test('a style that the page did not bring is not applied', async ({ page, allowProblems }) => {
  allowProblems(/style-src/);
  await page.goto('/blog');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none !important }';
    document.head.append(style);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
