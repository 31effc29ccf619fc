import { expect, hydrate, isSameDocument, markDocument, openHydrated, test } from '../browser-test.ts';

const embedScript = 'script[src="/embed/contact.js"]';

test('the form’s frame is 789 high and given the category', async ({ look }) => {
  const page = await look('/contact');
  const frame = page.getByTitle('Contact form');
  await expect(frame).toHaveAttribute('height', '789');
  await expect(frame).toHaveAttribute('src', /[?&]category=Niche%20%26%20Miscellaneous$/);
});

test('the form’s frame never becomes lower than 789', async ({ page }) => {
  await openHydrated(page, '/contact');
  await expect(page.locator(embedScript)).toBeAttached();
  await page.frameLocator('iframe[title="Contact form"]').getByRole('heading', { level: 1 }).waitFor();
  expect((await page.getByTitle('Contact form').boundingBox())?.height).toBeGreaterThanOrEqual(789);
});

test('over the form stands one heading, and the whole form fits its frame', async ({ page }) => {
  await openHydrated(page, '/contact');
  const form = page.frameLocator('iframe[title="Contact form"]');
  const box = await form.getByRole('heading', { level: 1, name: 'Send us a message' }).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
  const room = await form.locator('html').evaluate((html) => innerHeight - html.scrollHeight);
  expect(room).toBeGreaterThanOrEqual(0);
});

test('the embed script comes with the page', async ({ page }) => {
  await openHydrated(page, '/contact');
  await expect(page.locator(embedScript)).toHaveCount(1);
});

test('the embed script comes and goes with client navigations', async ({ page }) => {
  await openHydrated(page, '/');
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.locator(embedScript)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Books' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books');
  await expect(page.locator(embedScript)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('the block of contact details is complete', async ({ look }) => {
  const page = await look('/contact');
  const block = page.getByRole('region', { name: 'Get in Touch' });
  await expect(block.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(block.getByRole('link', { name: '(555) 010-0100' })).toHaveAttribute('href', 'tel:5550100100');
  await expect(block).toContainText('Anytown');
});

for (const [days, time] of [
  ['Monday–Friday', '9AM–5PM'],
  ['Saturday', '10AM–2PM'],
  ['Sunday', 'Closed'],
] as const) {
  test(`${days}: ${time}`, async ({ look }) => {
    const page = await look('/contact');
    await expect(
      page.getByRole('region', { name: 'Get in Touch' }).getByRole('definition').filter({ hasText: days }),
    ).toContainText(time);
  });
}

test('the social links are placeholders that stay on the page', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page);
  const links = page.getByRole('region', { name: 'Get in Touch' }).locator('.icons a');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '#');
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

test('the FAQ gives the four promises', async ({ page }) => {
  await page.goto('/contact');
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' }).locator('details');
  await expect(questions).toHaveCount(4);
  for (const [index, answer] of [
    /24–48 business hours/,
    /consulting services are offered/i,
    /all 50 states/,
    /30 days/,
  ].entries()) {
    await questions.nth(index).locator('summary').click();
    await expect(questions.nth(index).locator('p')).toBeVisible();
    await expect(questions.nth(index).locator('p')).toHaveText(answer);
  }
});
