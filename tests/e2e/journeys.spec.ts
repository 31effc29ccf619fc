/**
 * Whole journeys of a visitor, with scripts and without: the site's own server, its own database, a real mail server.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { mailLink, mailsTo } from '../../server/testing/mail-link.ts';
import { type MailReceiver, startMailReceiver, unusedPort } from '../../server/testing/mail-receiver.ts';

const owner = 'owner@licenseatlas.example';

let site: string;
let server: ChildProcess;
let folder: string;
let mailbox: MailReceiver;
let variables: Record<string, string>;

test.beforeAll(async () => {
  mailbox = await startMailReceiver();
  folder = await mkdtemp(join(tmpdir(), 'license-atlas-journeys-'));
  const port = await unusedPort();
  site = `http://localhost:${port}`;
  variables = {
    PATH: process.env.PATH ?? '',
    PORT: `${port}`,
    PUBLIC_ORIGIN: site,
    DATA_DIR: folder,
    METRICS_PORT: `${await unusedPort()}`,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'news@licenseatlas.example',
    OWNER_EMAIL: owner,
  };
  server = spawn(process.execPath, ['server/main.ts'], { env: variables, stdio: 'ignore' });
  await expect.poll(async () => (await fetch(`${site}/healthz`).catch(() => null))?.ok, { timeout: 20_000 }).toBe(true);
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  await mailbox.stop();
  await rm(folder, { recursive: true, force: true });
});

const openMailedLink = async (page: Page, to: string, path: string) =>
  page.goto(site + (await mailLink(mailbox, site, to, path)));

/** From the mail's link to the confirmed subscription. */
async function confirm(page: Page, email: string): Promise<void> {
  await openMailedLink(page, email, '/newsletter/confirm');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re subscribed' })).toBeVisible();
}

/** Sends an issue with the real command, and waits until the mail is there. */
async function receiveIssue(email: string, slug: string): Promise<void> {
  const file = join(folder, `${slug}.mdx`);
  await writeFile(file, `---\nsubject: News ${slug}\n---\nHello from [the guides](/state-guides).\n`);
  const send = () =>
    promisify(execFile)(process.execPath, ['server/newsletter/send-issue.ts', 'send', file], { env: variables });
  await send();
  // Nobody gets it twice: the same with scripts and without.
  if (slug === 'issue-scripts') await send();
  // The server looks for mails of other processes every ten seconds, and when it has one of its own.
  await fetch(`${site}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `beside-${slug}@journey.example` }),
  });
  await expect
    .poll(() => mailsTo(mailbox, email).filter((mail) => mail.email.subject === `News ${slug}`).length, {
      timeout: 20_000,
    })
    .toBe(1);
}

async function unsubscribe(page: Page, email: string): Promise<void> {
  await openMailedLink(page, email, '/newsletter/unsubscribe');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
}

async function fillMessage(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title="Contact form"]');
  await expect(frame.getByText('Category: Niche & Miscellaneous')).toBeVisible();
  await frame.getByLabel('Name').fill('Ann Lee');
  await frame.getByLabel('Subject').fill('Fees in Texas');
  await frame.getByLabel('Message').fill('The fee on your page is old.');
}

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with scripts' : 'without scripts';
  const name = javaScriptEnabled ? 'scripts' : 'plain';

  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });

    test('subscribe, read the mail, confirm, receive an issue, unsubscribe', async ({ page }) => {
      const email = `${name}@journey.example`;
      await page.goto(`${site}/blog`);
      const field = page.getByRole('textbox', { name: 'Email' });
      await field.fill(email);
      if (javaScriptEnabled)
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('form[action="/api/newsletter"]') ?? {}).some((key) =>
            key.startsWith('__react'),
          ),
        );
      await page.getByRole('button', { name: 'Subscribe' }).click();
      if (javaScriptEnabled) await expect(page.getByText('Check your inbox').first()).toBeVisible();
      else await expect(page).toHaveURL(`${site}/newsletter/check-your-inbox`);
      await confirm(page, email);
      await receiveIssue(email, `issue-${name}`);
      await unsubscribe(page, email);
    });

    test('a wrong address is answered, and what was typed stays', async ({ page }) => {
      await page.goto(`${site}/newsletter/unsubscribe?token=unknown`);
      await expect(page.getByText('We don’t recognize this link')).toBeVisible();
      await page.goto(`${site}/newsletter/confirm?token=unknown`);
      const field = page.getByRole('textbox', { name: 'Email' });
      await field.evaluate((element: HTMLInputElement) => element.form?.setAttribute('novalidate', ''));
      await field.fill('ann@');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('alert')).toContainText('name@example.com');
      await expect(field).toHaveValue('ann@');
    });

    test('write a message in the contact frame', async ({ page }) => {
      await page.goto(`${site}/contact`);
      await page.locator('iframe[title="Contact form"]').scrollIntoViewIfNeeded();
      await fillMessage(page);
      const frame = page.frameLocator('iframe[title="Contact form"]');
      await frame.getByLabel('Email').fill(`${name}-writer@journey.example`);
      await frame.getByLabel('Subject').fill('   ');
      await frame.getByRole('button', { name: 'Send message' }).click();
      await expect(frame.getByText('Enter a subject.')).toBeVisible();
      await expect(frame.getByLabel('Message')).toHaveValue('The fee on your page is old.');
      await frame.getByLabel('Subject').fill(`Fees, ${scripts}`);
      await frame.getByRole('button', { name: 'Send message' }).click();
      await expect(frame.getByRole('heading', { name: 'We got your message' })).toBeVisible();
      await expect
        .poll(() =>
          mailsTo(mailbox, owner).some(({ email }) => email.subject === `Niche & Miscellaneous: Fees, ${scripts}`),
        )
        .toBe(true);
    });

    test('see, download, correct and delete your data', async ({ page }) => {
      const [email, newEmail] = [`${name}-data@journey.example`, `${name}-new@journey.example`];
      await page.request.post(`${site}/api/newsletter`, { data: { email } });
      await page.goto(`${site}/privacy`);
      await page.getByRole('main').getByRole('link', { name: 'Your data' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Send me the link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

      await openMailedLink(page, email, '/your-data/view');
      await expect(page.getByText('Status: pending')).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download as JSON' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('your-data.json');

      await page.getByRole('textbox', { name: 'New email address' }).fill(newEmail);
      await page.getByRole('button', { name: 'Send a link to the new address' }).click();
      await openMailedLink(page, newEmail, '/your-data/new-address');
      await page.getByRole('button', { name: 'Use this address' }).click();
      await expect(page.getByRole('heading', { name: 'Your address is corrected' })).toBeVisible();

      await page.goto(`${site}/your-data`);
      await page.getByRole('textbox', { name: 'Email' }).fill(newEmail);
      await page.getByRole('button', { name: 'Send me the link' }).click();
      await openMailedLink(page, newEmail, '/your-data/view');
      await page.getByRole('button', { name: 'Delete everything' }).click();
      await page.getByRole('button', { name: 'Yes, delete everything' }).click();
      await expect(page.getByRole('heading', { name: 'Everything is deleted' })).toBeVisible();
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with scripts' : 'without scripts';
  test(`in Spanish ${scripts}: Florida, its cost, a plan, an alert by mail, and its end`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const email = `ana-${javaScriptEnabled ? 'scripts' : 'plain'}@example.com`;
    await page.goto(`${site}/es`);
    await page.getByLabel('¿Qué estado?').selectOption('Florida');
    await page.getByRole('button', { name: 'Obtener mi licencia' }).click();
    await expect(page).toHaveURL(`${site}/es/state-guides/florida`);
    await page.getByRole('link', { name: 'Costos y fechas' }).first().click();
    await expect(page).toHaveURL(`${site}/es/how-to-get-licensed/cost/florida`);
    await page.goto(`${site}/es/state-guides/florida`);
    await page.getByRole('link', { name: 'Hacer mi plan' }).first().click();
    await expect(page).toHaveURL(`${site}/es/my-plan/florida`);
    await page.goto(`${site}/es/updates/florida`);
    await page.getByLabel('Avisarme por correo cuando cambien las reglas de licencia de Florida').fill(email);
    await page.getByRole('button', { name: 'Avisarme por correo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Revise su correo' })).toBeVisible();
    await openMailedLink(page, email, '/es/alerts/confirm');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sus alertas están activas' })).toBeVisible();
    await openMailedLink(page, email, '/es/alerts/unsubscribe');
    await page.getByRole('button', { name: 'Cancelar todas las alertas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sus alertas están canceladas' })).toBeVisible();
    await context.close();
  });
}
