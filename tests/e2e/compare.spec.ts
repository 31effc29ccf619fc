// Over 250 lines: one page with and without scripts, and where the focus goes after each of its changes.
import { readFileSync } from 'node:fs';
import { expect, holdScripts, hydrated, openHydrated, test } from '../browser-test.ts';

type File = { name: string; entry: Record<string, { value: unknown; confidence: string }> };
const dataOf = (slug: string): File =>
  JSON.parse(readFileSync(`build/client/data/states/${slug}.json`, 'utf8')) as File;
const valueOf = (slug: string, fact: string): unknown => dataOf(slug).entry[fact]!.value;

test('a shared address shows its comparison before its reader does anything', async ({ look }) => {
  const page = await look('/state-guides/compare?states=california,texas');
  await expect(page.getByRole('heading', { name: 'California and Texas' })).toBeVisible();
  await expect(page).toHaveTitle(/^California and Texas Compared – /);
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText(['Fact', 'California', 'Texas']);
});

test('the figures are those of the open data, each with a mark that leads to its source', async ({ look }) => {
  const page = await look('/state-guides/compare?states=california,texas,ohio');
  const row = page.getByRole('row', { name: 'Pre-licensing education' });
  for (const [place, slug] of ['california', 'texas', 'ohio'].entries()) {
    await expect(row.getByRole('cell').nth(place)).toContainText(`${String(valueOf(slug, 'prelicenseHours'))} hours`);
  }
  const targets = await page
    .locator('.comparison a.mark')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('href')!));
  expect(targets.length).toBeGreaterThan(60);
  const missing = await page.evaluate(
    (all) => all.filter((target) => !document.querySelector(`.sources > li${target}`)),
    [...new Set(targets)],
  );
  expect(missing).toEqual([]);
});

test('a mark opens its source: publisher and date', async ({ page }) => {
  await openHydrated(page, '/state-guides/compare?states=california,texas');
  const mark = page.locator('.comparison a.mark').first();
  const entry = page.locator((await mark.getAttribute('href'))!);
  const publisher = (await entry.locator('a, span').first().textContent())!.trim();
  await mark.click();
  await expect(page.locator('#source-note')).toContainText(publisher);
});

test('a comparison is handed over as CSV', async ({ page }) => {
  await openHydrated(page, '/state-guides/compare?states=california,texas');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download this comparison (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('compare-california-texas.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain('"180 hours"');
});

test('differences are marked in words, and only where the records differ', async ({ look }) => {
  const slugs = ['california', 'texas', 'ohio', 'florida'];
  const facts = {
    minimumAge: 'Minimum age',
    prelicenseHours: 'Pre-licensing education',
    renewalYears: 'License term',
    errorsAndOmissionsInsurance: 'Errors and omissions insurance',
  };
  for (const pair of [
    [slugs[0]!, slugs[1]!],
    [slugs[2]!, slugs[3]!],
  ]) {
    const page = await look(`/state-guides/compare?states=${pair.join()}`);
    for (const [fact, label] of Object.entries(facts)) {
      const [one, other] = pair.map((slug) => valueOf(slug, fact));
      await expect(
        page.getByRole('row', { name: label }).first().locator('.verdict'),
        `${pair.join()} ${fact}`,
      ).toHaveText(one === other ? 'Same' : 'Differs');
    }
  }
});

test('only differences are shown when asked for, and their number is said', async ({ page }) => {
  await openHydrated(page, '/state-guides/compare?states=california,texas');
  const same = page.locator('[data-verdict="same"]');
  // The figures are fetched: counted before they came, there would be none.
  await expect(same.first()).toBeVisible();
  const differing = await page.locator('[data-verdict="differs"]').count();
  await expect(page.getByText(`${differing} figures differ, ${await same.count()} are the same`)).toBeVisible();
  await page.getByLabel('Show only differences').check();
  await expect(same.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('[data-verdict="differs"]').filter({ visible: true })).toHaveCount(differing);
});

test('what is not published says whom to ask', async ({ look }) => {
  const page = await look('/state-guides/compare?states=ohio,texas');
  const cell = page.getByRole('row', { name: 'Languages of the exam' }).getByRole('cell').first();
  expect(valueOf('ohio', 'examLanguages')).toBeNull();
  await expect(cell.getByRole('link', { name: 'Ask the Division' })).toHaveAttribute(
    'href',
    '/state-guides/ohio#regulator',
  );
});

test('choosing states changes the address, and Back undoes it', async ({ page }) => {
  await openHydrated(page, '/state-guides/compare');
  await page.getByLabel('State 1').selectOption('Ohio');
  await page.getByLabel('State 2').selectOption('Texas');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL('/state-guides/compare?states=ohio,texas');
  await expect(page.getByRole('heading', { name: 'Ohio and Texas' })).toBeVisible();
  await page.getByLabel('State 3').selectOption('Utah');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Ohio, Texas, and Utah' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove Ohio' }).click();
  await expect(page.getByRole('heading', { name: 'Texas and Utah' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ohio and Texas' })).toBeVisible();
  await expect(page.getByLabel('State 2')).toHaveValue('texas');
  await expect(page.getByLabel('State 3')).toHaveValue('');
});

test('what was chosen before hydration counts', async ({ page }) => {
  const letScriptsCome = await holdScripts(page, '/assets/pages/*.js');
  await page.goto('/state-guides/compare');
  await page.getByLabel('State 1').focus();
  await page.getByLabel('State 1').selectOption('Ohio');
  await page.getByLabel('State 2').selectOption('Texas');
  letScriptsCome();
  await hydrated(page);
  await expect(page.getByLabel('State 1')).toHaveValue('ohio');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Ohio and Texas' })).toBeVisible();
});

test('a form sent before hydration means the same', async ({ look }) => {
  const page = await look('/state-guides/compare?states=ohio&states=&states=texas&states=');
  await expect(page.getByRole('heading', { name: 'Ohio and Texas' })).toBeVisible();
});

test('an unknown state is named and the rest is kept', async ({ look }) => {
  const page = await look('/state-guides/compare?states=ohio,narnia,texas,ohio');
  await expect(page.getByText('“narnia” is no state or territory we have, so it is left out.')).toBeVisible();
  await expect(page.getByText('Ohio was named more than once; it is shown once.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ohio and Texas' })).toBeVisible();
});

test('of five states four are shown, and the fifth is named', async ({ look }) => {
  const page = await look('/state-guides/compare?states=ohio,texas,utah,iowa,maine');
  await expect(page.getByText('Four states fit side by side. Left out: Maine.')).toBeVisible();
  await expect(page.locator('.comparison thead th')).toHaveCount(5);
});

test('one state asks for another', async ({ look }) => {
  const page = await look('/state-guides/compare?states=ohio');
  await expect(page.getByText('Ohio is chosen. Choose at least one more state to compare it with.')).toBeVisible();
  await expect(page.getByLabel('State 1')).toHaveValue('ohio');
});

test('the link is copied, and it is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/state-guides/compare?states=oh,TX');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}/state-guides/compare?states=ohio,texas`,
  );
});

test('figures that cannot be loaded are asked for again', async ({ page, allowProblems }) => {
  allowProblems(/503|failed to load/i);
  await page.route('**/compare/texas.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await openHydrated(page, '/state-guides/compare');
  await page.getByLabel('State 1').selectOption('Ohio');
  await page.getByLabel('State 2').selectOption('Texas');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Ohio and Texas' })).toBeVisible();
});

test('on a phone it is a table still, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/state-guides/compare?states=ohio,texas,new-york,vermont');
  await expect(page.getByRole('row', { name: /^License term/ }).getByRole('cell')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('on a phone what is laid out later is said to be about as high as it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/state-guides/compare?states=ohio,texas,new-york,vermont');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const said = await height();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.comparison tbody, .comparison-sources > *'))
      part.style.contentVisibility = 'visible';
  });
  const real = await height();
  expect(said / real).toBeGreaterThan(0.9);
  expect(said / real).toBeLessThan(1.1);
});

test('a guide leads to a comparison with its neighbors', async ({ page }) => {
  await openHydrated(page, '/state-guides/ohio');
  await page.getByRole('link', { name: 'Compare Ohio with Indiana' }).click();
  await expect(page.getByRole('heading', { name: 'Ohio and Indiana' })).toBeVisible();
});

test('a comparison that the server wrote is taken over as it stands', async ({ page }) => {
  const answer = await page.goto('/state-guides/compare?states=ohio,texas');
  expect(await answer?.text()).toContain('<table class="comparison"');
  await page.locator('table.comparison').evaluate((table) => table.setAttribute('data-kept', ''));
  await page.getByLabel('State 1').focus();
  await hydrated(page);
  await expect(page.locator('table.comparison')).toHaveAttribute('data-kept');
  await page.getByLabel('State 3').selectOption('Utah');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL('/state-guides/compare?states=ohio,texas,utah');
  await expect(page.getByRole('heading', { name: 'Ohio, Texas, and Utah' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone a mark leads to its source, which is laid out only then', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto('/state-guides/compare?states=ohio,texas');
    await page.getByRole('link', { name: 'Source 46', exact: true }).first().click();
    await expect(page.locator('#s46')).toBeInViewport();
  });

  test('two states are compared, with their sources', async ({ page }) => {
    await page.goto('/state-guides/compare?states=ohio,texas');
    await expect(page).toHaveTitle(/^Ohio and Texas Compared – /);
    await expect(page.getByRole('heading', { name: 'Ohio and Texas' })).toBeVisible();
    await page.getByLabel('Show only differences').check();
    await expect(page.locator('[data-verdict="same"]').first()).toBeHidden();
    await page.getByLabel('State 1').selectOption('Utah');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { name: 'Utah and Texas' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Source 1', exact: true }).first()).toBeVisible();
  });

  test('the page says what it needs and where the figures are', async ({ page }) => {
    await page.goto('/state-guides/compare');
    await expect(page.locator('noscript p')).toContainText('our server puts the states side by side', {
      useInnerText: true,
    });
    await expect(page.locator('form[aria-label="States to compare"]')).toBeVisible();
    await page.getByRole('link', { name: 'the table of all states' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All States and DC in One Table');
  });
});

test('Compare with nothing chosen says what to do', async ({ page }) => {
  await openHydrated(page, '/state-guides/compare');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Nothing is chosen yet. Choose two states, then press Compare.')).toBeVisible();
});

test('what was asked for has the focus once it is there', async ({ page }) => {
  await openHydrated(page, '/state-guides/compare');
  await page.getByLabel('State 1').selectOption('Ohio');
  await page.getByLabel('State 2').selectOption('Texas');
  await page.getByLabel('State 3').selectOption('Utah');
  await page.getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Ohio, Texas, and Utah' })).toBeFocused();
  await page.getByRole('link', { name: 'Remove Ohio' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Texas and Utah' })).toBeFocused();
  await page.getByRole('link', { name: 'Remove Texas' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Remove Utah' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('State 1')).toBeFocused();
});

test('a figure and its mark are read apart', async ({ page }) => {
  await page.goto('/state-guides/compare?states=california,texas');
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ role }) => role?.value === 'cell').map(({ name }) => String(name?.value));
  expect(names.filter((name) => /\dSource|\d sources:/.test(name)).length).toBeGreaterThan(40);
  expect(names.filter((name) => /\S(Source \d|\d+ sources: )/.test(name))).toEqual([]);
});
