// Over 250 lines: one page from its top to its end; its tests share nothing but the page.
import { expect, holdScripts, hydrate, isSameDocument, markDocument, openHydrated, test } from '../browser-test.ts';
import { startExam, storedWork } from '../practice-work.ts';

test('two buttons, the articles’ link and the tiles are client navigations', async ({ page }) => {
  await openHydrated(page, '/');
  await markDocument(page);
  const tiles = page.getByRole('region', { name: 'Select Your State' });
  for (const [link, path, heading] of [
    [page.getByRole('link', { name: 'Start Your Journey' }), '/how-to-get-licensed', 'How to Get Licensed'],
    [page.getByRole('link', { name: 'View State Guides' }), '/state-guides', 'State-Specific Licensing Guides'],
    [page.getByRole('link', { name: 'View all articles' }), '/blog', 'Blog & News'],
    [tiles.getByRole('link', { name: 'New Mexico' }), '/state-guides/new-mexico', 'New Mexico'],
  ] as const)
    await test.step(path, async () => {
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ultimate Guide to Real Estate Licensing');
    });
});

test('the question leads to the guide of the state, and remembers it', async ({ page }) => {
  await openHydrated(page, '/');
  await markDocument(page);
  await page.getByLabel('Which state?').selectOption('Ohio');
  await page.getByRole('button', { name: 'Get licensed' }).click();
  await expect(page).toHaveURL('/state-guides/ohio');
  expect(await isSameDocument(page)).toBe(true);
  // With its styles, of which the home page has only its own.
  await expect(page.locator('.figures > div').first()).toHaveCSS('display', 'grid');
  await page.goto('/');
  await expect(page.getByLabel('Which state?')).toHaveValue('Ohio');
  await page.getByRole('button', { name: 'Bring my license here' }).click();
  await expect(page).toHaveURL('/resources/reciprocity/ohio');
});

test('without a state the browser itself asks for one', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Pass the exam' }).click();
  await expect(page).toHaveURL('/');
  await page.getByLabel('Which state?').selectOption('Texas');
  await page.getByRole('button', { name: 'Pass the exam' }).click();
  await expect(page).toHaveURL('/exam-prep?state=texas');
});

test('who chose a state to pass its exam has it chosen in practice and in the study plan', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByLabel('Which state?').selectOption('Ohio');
  await page.getByRole('button', { name: 'Pass the exam' }).click();
  const start = page.getByRole('navigation', { name: 'Start here' });
  for (const [name, path] of [
    ['Take a full exam', '/exam-prep/practice'],
    ['Am I ready?', '/exam-prep/study-plan'],
  ] as const) {
    await expect(start.getByRole('link', { name })).toHaveAttribute('href', `${path}?state=ohio`);
    await start.getByRole('link', { name }).click();
    await expect(page.getByLabel('Your state')).toHaveValue('ohio');
    await expect(page).toHaveURL(path);
    await page.goto('/exam-prep?state=ohio');
  }
  await expect(start.getByRole('link', { name: 'Practice now' })).toHaveAttribute('href', /[?]start=quick&state=ohio$/);
});

test('who chose a state to pass its exam is one tap from what that exam asks', async ({ page }) => {
  await openHydrated(page, '/exam-prep');
  const link = page.getByRole('link', { name: /^Your state’s exam/ });
  await expect(link).toHaveAttribute('href', '/state-guides');
  await page.goto('/exam-prep?state=ohio');
  await expect(link).toHaveAttribute('href', '/state-guides/ohio#exam');
  await link.click();
  await expect(page.locator('#exam').getByText('Given by')).toBeInViewport();
});

test('a link tapped before the script came leads to the state of the address, until another is chosen', async ({
  page,
}) => {
  const letCome = await holdScripts(page, '**/assets/*.js');
  await page.goto('/exam-prep?state=ohio');
  const link = page.getByRole('navigation', { name: 'Start here' }).getByRole('link', { name: 'Take a full exam' });
  await expect(link).toHaveAttribute('href', '/exam-prep/practice');
  await link.click();
  await expect(page).toHaveURL('/exam-prep/practice');
  letCome();
  await hydrate(page);
  const state = page.getByLabel('Your state');
  await expect(state).toHaveValue('ohio');
  await state.selectOption('None chosen');
  await expect.poll(async () => (await storedWork(page))?.state).toBe('');
  await page.reload();
  await hydrate(page);
  await expect(state).toHaveValue('');
});

for (const path of ['/exam-prep/practice', '/exam-prep/study-plan'])
  test(`${path} falls back on the state that was chosen on the home page, until another is chosen`, async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await page.getByLabel('Which state?').selectOption('Ohio');
    await page.getByRole('button', { name: 'Get licensed' }).click();
    await expect(page).toHaveURL('/state-guides/ohio');
    await page.goto(path);
    const state = page.getByLabel('Your state');
    // Without a touch: the page starts by itself.
    await expect(state).toHaveValue('ohio');
    await state.selectOption('Texas');
    await expect.poll(async () => (await storedWork(page))?.state).toBe('texas');
    await page.reload();
    await expect(state).toHaveValue('texas');
    await state.selectOption('None chosen');
    await expect.poll(async () => (await storedWork(page))?.state).toBe('');
    await page.reload();
    await hydrate(page);
    await expect(state).toHaveValue('');
  });

test('a state chosen on the practice page before its script came counts more than the one of the home page', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('state', 'Ohio'));
  let letCome = (): void => {};
  const coming = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/.*[.]js$/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/exam-prep/practice', { waitUntil: 'commit' });
  await page.getByLabel('Your state').selectOption('Texas');
  letCome();
  await hydrate(page);
  await expect.poll(async () => (await storedWork(page))?.state).toBe('texas');
  await expect(page.getByLabel('Your state')).toHaveValue('texas');
});

for (const [path, name] of [
  ['/exam-prep', 'Continue'],
  ['/es/exam-prep', 'Continuar'],
] as const)
  test(`${path} says on a phone where one can go on, above its title, which keeps its place`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    const { y: top } = (await title.boundingBox())!;
    await startExam(page);
    await openHydrated(page, '/my-plan/north-carolina');
    await page.getByRole('checkbox').first().check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('work'))).toBe('kept');
    await page.goto(path);
    const links = page.getByRole('navigation', { name }).getByRole('link');
    await expect(links).toHaveCount(2);
    expect((await title.boundingBox())!.y).toBe(top);
    for (const link of await links.all()) {
      const { x, y, width, height } = (await link.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(top);
      expect(x + width).toBeLessThanOrEqual(390);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

for (const path of ['/', '/es', '/es/exam-prep'])
  test(`with text at 200%, ${path} says in full where one can go on, and the title gives way`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200%; }');
      document.adoptedStyleSheets = [sheet];
    });
    await startExam(page);
    await openHydrated(page, '/my-plan/north-carolina');
    await page.getByRole('checkbox').first().check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('work'))).toBe('kept');
    await page.goto(path);
    const links = page.locator('.continue a');
    await expect(links).toHaveCount(2);
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    for (const link of await links.all()) {
      expect(await link.evaluate((it) => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight])).toEqual(
        [0, 0],
      );
      const { x, y, width, height } = (await link.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(title.y);
      expect(x + width).toBeLessThanOrEqual(390);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

test('each state of the map is a link with its name', async ({ page }) => {
  await page.goto('/');
  const states = page.getByRole('group', { name: /^Map of the United States/ }).getByRole('link');
  await expect(states).toHaveCount(50);
  await states.filter({ has: page.locator('use[href$="#OH"]') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/state-guides/ohio');
});

test('whoever left a plan goes on in one tap, and nothing moves when that appears', async ({ page }) => {
  await openHydrated(page, '/my-plan/texas');
  await page.getByRole('checkbox').first().check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('work'))).toBe('kept');
  for (const path of ['/', '/state-guides/ohio']) {
    await page.goto(path);
    const top = (await page.getByRole('heading', { level: 1 }).boundingBox())!.y;
    const strip = page.getByRole('navigation', { name: 'Continue' });
    await expect(strip.getByRole('link')).toHaveText(['Texas plan, 1 done']);
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBe(top);
  }
  await page.getByRole('link', { name: 'Texas plan, 1 done' }).click();
  await expect(page).toHaveURL('/my-plan/texas');
});

test('a newcomer sees nothing to continue and loads nothing for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openHydrated(page, '/');
  await expect(page.getByRole('navigation', { name: 'Continue' })).toBeHidden();
  expect(asked.filter((address) => address.includes('fill-strip'))).toEqual([]);
});

test('there are three feature cards', async ({ look }) => {
  const page = await look('/');
  const cards = page.getByRole('region', { name: 'What you find here' }).getByRole('heading');
  await expect(cards).toHaveText(['State-Specific Information', 'Exam Preparation', 'Educational Resources']);
});

test('the ad slots are labeled', async ({ look }) => {
  const page = await look('/');
  await expect(page.locator('[data-ad-position=top]')).toHaveText('Advertisement');
  await expect(page.locator('[data-ad-position=sidebar]')).toContainText('Sponsored');
  await expect(page.locator('[data-ad-position=sidebar]')).toContainText('Partner One');
  await expect(page.locator('[data-ad-position=footer]')).toContainText('Sponsored');
  await expect(page.locator('[data-ad-position=footer]')).toContainText('Partner Two');
});

test('the benefits lead to the six steps', async ({ look }) => {
  const page = await look('/');
  const benefits = page.getByRole('region', { name: 'Why Get a Real Estate License?' });
  expect(await benefits.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  await expect(benefits.getByRole('link')).toHaveAttribute('href', '/how-to-get-licensed');
});

for (const slug of ['beginners-guide', 'exam-tips', 'license-reciprocity', 'specializations']) {
  test(`the card of ${slug} loads its page in full`, async ({ page }) => {
    await openHydrated(page, '/');
    await markDocument(page);
    await page.getByRole('region', { name: 'Featured Articles' }).locator(`a[href="/blog/${slug}"]`).click();
    await expect(page).toHaveURL(`/blog/${slug}`);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
  });
}

test('a press anywhere on an article card counts', async ({ page }) => {
  await openHydrated(page, '/');
  await page
    .getByRole('region', { name: 'Featured Articles' })
    .locator('.card')
    .nth(1)
    .click({ position: { x: 12, y: 120 } });
  await expect(page).toHaveURL('/blog/exam-tips');
});

test('a link pressed before hydration works too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View State Guides' }).dispatchEvent('click');
  await expect(page).toHaveURL('/state-guides');
});

test('the grid has a tile for each of 50 states', async ({ look }) => {
  const page = await look('/');
  await expect(page.getByRole('region', { name: 'Select Your State' }).getByRole('link')).toHaveCount(50);
});

test('the caption names the state under the pointer', async ({ page }) => {
  await page.goto('/');
  const grid = page.getByRole('region', { name: 'Select Your State' });
  await expect(grid.getByText('Hover over a state to learn more')).toBeVisible();
  await grid.getByRole('link', { name: 'Ohio', exact: true }).hover();
  await expect(grid.getByText('View licensing requirements for Ohio')).toBeVisible();
  await grid.getByRole('link', { name: 'New York', exact: true }).hover();
  await expect(grid.getByText('View licensing requirements for New York')).toBeVisible();
  await page.getByRole('heading', { name: 'Select Your State' }).hover();
  await expect(grid.getByText('Hover over a state to learn more')).toBeVisible();
});

test('the caption names the state that has the keyboard’s focus', async ({ page }) => {
  await openHydrated(page, '/');
  const grid = page.getByRole('region', { name: 'Select Your State' });
  await grid.getByRole('link', { name: 'Alabama', exact: true }).focus();
  await expect(grid.getByText('View licensing requirements for Alabama')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(grid.getByText('View licensing requirements for Alaska')).toBeVisible();
  await page.getByRole('link', { name: 'View all articles' }).focus();
  await expect(grid.getByText('Hover over a state to learn more')).toBeVisible();
});

test('the caption is right for a tile hovered before hydration', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Utah', exact: true }).hover();
  await expect(page.getByText('View licensing requirements for Utah')).toBeVisible();
});

test('the sidebar’s quick links are five', async ({ look }) => {
  const page = await look('/');
  const links = page.getByRole('main').getByRole('region', { name: 'Quick Links' }).getByRole('link');
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(paths).toEqual([
    '/exam-prep',
    '/state-guides/california',
    '/state-guides/florida',
    '/state-guides/texas',
    '/state-guides/new-york',
  ]);
});

test('the latest updates carry their dates', async ({ look }) => {
  const page = await look('/');
  const updates = page.getByRole('region', { name: 'Latest Updates' });
  await expect(updates.getByRole('time')).toHaveText(['April 15, 2023', 'March 28, 2023', 'February 14, 2023']);
  await expect(updates.getByText(/^April 15, 2023\. Updated \w+ 20\d\d$/)).toBeVisible();
  const paths = await updates.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(['/blog/licensing-changes-2023', '/blog/online-courses', '/blog/market-trends', '/blog']);
  await expect(updates.getByRole('link').last()).toHaveText('View all news');
});

test('the newsletter form asks for an email address', async ({ look }) => {
  const page = await look('/');
  const form = page.getByRole('region', { name: 'Stay Updated' });
  const field = form.getByPlaceholder('Your email address');
  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveAttribute('required', '');
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('the browser’s own check refuses a malformed address', async ({ page }) => {
  let calls = 0;
  await page.route('/api/newsletter', (route) => {
    calls += 1;
    return route.fulfill({ status: 202 });
  });
  await page.goto('/');
  await hydrate(page);
  await page.getByPlaceholder('Your email address').fill('not an address');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect(
    await page
      .getByPlaceholder('Your email address')
      .evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
  ).toBe(true);
  expect(calls).toBe(0);
});

test('one line names the tools and leads to them', async ({ look }) => {
  const page = await look('/');
  const tools = page.getByRole('navigation', { name: 'Free tools, no account:' }).getByRole('link');
  await expect(tools).toHaveText(['Practice exam', 'Flashcards', 'Compare states', 'Costs and dates', 'My plan']);
  for (const link of await tools.all())
    expect((await page.request.get((await link.getAttribute('href'))!)).status()).toBe(200);
});
