import { expect, hydrate, test } from '../browser-test.ts';

test('the footer carries the tagline', async ({ look }) => {
  const page = await look('/');
  await expect(page.getByRole('contentinfo')).toContainText(
    'Your comprehensive resource for real estate licensing information across the United States.',
  );
});

test('the quick links are six', async ({ look }) => {
  const page = await look('/');
  const column = page
    .getByRole('contentinfo')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Quick Links' }) })
    .last();
  const paths = await column.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(['/', '/how-to-get-licensed', '/state-guides', '/exam-prep', '/resources', '/blog']);
});

test('both sets of legal links appear', async ({ look }) => {
  const page = await look('/');
  const links = page.getByRole('contentinfo').getByRole('link');
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  for (const path of ['/privacy', '/terms', '/privacy-policy', '/terms-of-service', '/sitemap'])
    expect(paths).toContain(path);
});

test('the contact block has email, phone and address', async ({ look }) => {
  const page = await look('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText('hello@example.com');
  await expect(footer.locator('a[href^="tel:"]')).toHaveText('(555) 010-0100');
  await expect(footer).toContainText('100 Example Street');
});

test('the partner sites are two outside links', async ({ look }) => {
  const page = await look('/');
  const column = page
    .getByRole('contentinfo')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Partner Sites' }) })
    .last();
  await expect(column.getByRole('link')).toHaveCount(2);
  for (const link of await column.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
});

for (const name of ['Social network', 'Microblog', 'Professional network']) {
  test(`the ${name.toLowerCase()} link is a placeholder`, async ({ look }) => {
    const page = await look('/');
    await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toHaveAttribute('href', '#');
  });
}

test('the copyright year is the one of the reader’s clock', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-05T12:00:00');
  await page.goto('/');
  const line = page.getByRole('contentinfo').getByText('All rights reserved.');
  await expect(line).toHaveText('© 2031 LicenseAtlas. All rights reserved.');
  await hydrate(page);
  await expect(line).toHaveText('© 2031 LicenseAtlas. All rights reserved.');
});
