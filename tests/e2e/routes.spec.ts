import { notFoundProblems, sitemapPaths } from '../addresses.ts';
import { expect, test } from '../browser-test.ts';

const pages: [path: string, heading: string][] = [
  ['/', 'The Ultimate Guide to Real Estate Licensing'],
  ['/how-to-get-licensed', 'How to Get Licensed'],
  ['/state-guides', 'State-Specific Licensing Guides'],
  ['/exam-prep', 'Real Estate Exam Preparation'],
  ['/resources', 'Resources'],
  ['/blog', 'Blog & News'],
  ['/contact', 'Contact Us'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/radio', 'Live Radio'],
  ['/books', 'Books'],
  // Linked by the specification without being in its table: here they are pages.
  ['/state-guides/california', 'How to get a real estate license in California'],
  ['/blog/category/legal', 'Legal Updates'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/sitemap', 'Sitemap'],
  ['/resources/glossary', 'Real Estate Glossary'],
  ['/resources/glossary/g', 'Real Estate Terms: G'],
  ['/resources/glossary/ca-cl', 'Real Estate Terms: Ca–Cl'],
  ['/resources/math-formulas', 'Real Estate Math Formulas'],
  ['/resources/laws-by-state', 'Real Estate Laws by State'],
  ['/resources/agency-relationships', 'Agency Relationships'],
  ['/newsletter/not-connected', 'The newsletter is not connected yet'],
  ['/embed/contact', 'Send us a message'],
  ['/embed/news', 'Latest from LicenseAtlas'],
];

for (const [path, heading] of pages) {
  test(`${path} is headed "${heading}"`, async ({ look, request }) => {
    expect((await request.get(path)).status()).toBe(200);
    const page = await look(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

for (const path of [
  '/no-such-page',
  '/state-guides/nowhere',
  '/blog/nothing',
  '/blog/category/none',
  '/resources/glossary/none',
]) {
  test(`${path} is not found`, async ({ page, allowProblems }) => {
    allowProblems(...notFoundProblems);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });
}

test('the guides of 50 states, DC and three territories answer', async ({ request }) => {
  const guides = sitemapPaths.filter((path) => path.startsWith('/state-guides/') && !/\/(compare|table)$/.test(path));
  expect(guides).toHaveLength(54);
  for (const path of guides) expect((await request.get(path)).status(), path).toBe(200);
});

test('every article and every category answers', async ({ request }) => {
  const paths = sitemapPaths.filter((path) => path.startsWith('/blog/'));
  expect(paths.filter((path) => path.startsWith('/blog/category/'))).toHaveLength(8);
  expect(paths.length).toBeGreaterThanOrEqual(8 + 16);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('the four articles the home page features exist', () => {
  for (const slug of ['beginners-guide', 'exam-tips', 'license-reciprocity', 'specializations'])
    expect(sitemapPaths).toContain(`/blog/${slug}`);
});

for (const [twin, original] of [
  ['/privacy-policy', '/privacy'],
  ['/terms-of-service', '/terms'],
] as const) {
  test(`${twin} names ${original} as its canonical address`, async ({ look }) => {
    const page = await look(twin);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(original);
  });
}

test('every link of the sitemap page answers', async ({ look, request }) => {
  const page = await look('/sitemap');
  const paths = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(90);
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
});
