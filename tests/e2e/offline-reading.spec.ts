import { expect, hydrate, test } from '../browser-test.ts';

test('a page that was read opens offline with its date; another leads to it; online nothing kept is shown', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/offline|503|ERR_INTERNET_DISCONNECTED|failed request/i);
  await page.clock.install();
  await page.goto('/state-guides/ohio');
  await hydrate(page);
  await page.clock.fastForward(8000);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/state-guides/ohio'))?.headers.get('x-kept-on')))
    .toMatch(/^\d{4}-/);

  await context.setOffline(true);
  await page.goto('/state-guides/ohio');
  const shown = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content);
  expect(await shown()).toMatch(/^"You’re offline\. This copy is from \w+ \d+, 20\d\d/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to get a real estate license in Ohio');

  await page.goto('/blog/exam-tips');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByRole('link', { name: /license in Ohio/ })).toHaveAttribute('href', '/state-guides/ohio');

  await context.setOffline(false);
  await page.goto('/state-guides/ohio');
  await expect(page.locator('html')).not.toHaveAttribute('data-copy');
});

test('the site can be installed', async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const picture = await (await request.get(src)).body();
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
});
