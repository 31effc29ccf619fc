/**
 * The radio as a visitor hears it: a real Icecast, a real source, the site's own server. Skipped, with one line, where
 * Icecast cannot be installed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { markPopupShown } from '../browser-test.ts';
import { freePort, type Icecast, startIcecast } from '../../server/radio/demo/icecast.ts';
import { ensurePrograms } from '../../server/radio/demo/programs.ts';
import { type Source, startSource } from '../../server/radio/demo/source.ts';

// Another loopback address than the other tests' server knows: for them the radio stays silent. macOS has only
// 127.0.0.1.
const radioHost = '127.0.0.2';
const radioPort = 8076;
const streamError = 'Stream temporarily unavailable.';
const advice = process.platform === 'linux' ? ensurePrograms() : 'The live radio test needs Linux.';
if (advice) console.log(`Skipped: ${advice}`);

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.skip(advice !== null, advice ?? '');

let site: string;
let server: ChildProcess;
let folder: string;
let icecast: Icecast;
let source: Source;
let isOnAir = false;

async function goOnAir(): Promise<void> {
  icecast = await startIcecast(radioPort, radioHost);
  source = await startSource(icecast);
  isOnAir = true;
}

async function goOffAir(): Promise<void> {
  isOnAir = false;
  await source.stop();
  await icecast.stop();
}

test.beforeAll(async () => {
  await goOnAir();
  folder = await mkdtemp(join(tmpdir(), 'radio-live-'));
  const port = await freePort();
  site = `http://localhost:${port}`;
  const variables = {
    PORT: `${port}`,
    DATA_DIR: folder,
    METRICS_PORT: `${await freePort()}`,
    RADIO_ORIGIN: `http://${radioHost}`,
  };
  server = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: 'ignore',
  });
  await expect.poll(async () => (await fetch(`${site}/healthz`).catch(() => null))?.ok, { timeout: 20_000 }).toBe(true);
});

test.afterAll(async () => {
  server.kill('SIGTERM');
  if (isOnAir) await goOffAir();
  await rm(folder, { recursive: true, force: true });
});

// It would open over the player where a test takes half a minute.
test.beforeEach(({ page }) => page.addInitScript(markPopupShown));

async function listen(page: Page): Promise<void> {
  await page.goto(`${site}/radio`);
  await page.getByRole('button', { name: 'Play' }).click();
  await hears(page);
}

/** The position moves on and bytes are decoded: a count that only Chromium keeps. */
async function hears(page: Page): Promise<void> {
  const heard = () =>
    page
      .locator('audio')
      .evaluate((audio: HTMLAudioElement & { webkitAudioDecodedByteCount: number }) => [
        audio.currentTime,
        audio.webkitAudioDecodedByteCount,
      ]);
  await expect.poll(async () => (await heard())[0], { timeout: 40_000 }).toBeGreaterThan(0);
  const [time = 0, bytes = 0] = await heard();
  await expect
    .poll(async () => (await heard()).every((value, index) => value > ([time, bytes][index] ?? 0)), { timeout: 20_000 })
    .toBe(true);
}

test('the stream is heard, the page and the system say what is on, and that is asked while playing only', async ({
  page,
}) => {
  await page.clock.install();
  let questions = 0;
  page.on('request', (request) => void (request.url().includes('/api/now-playing') && (questions += 1)));
  await page.goto(`${site}/radio`);
  await page.mouse.move(5, 5);
  await expect(page.locator('audio')).toHaveCount(1);
  expect(questions).toBe(0);
  await page.getByRole('button', { name: 'Play' }).click();
  await hears(page);
  await expect.poll(() => questions).toBeGreaterThan(0);
  const player = page.getByRole('region', { name: 'Radio player' });
  await expect(player).toContainText('Slow Chords', { timeout: 20_000 });
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Slow Chords');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(player).toContainText('Live Radio');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const before = questions;
  await page.clock.runFor(16_000);
  expect(questions).toBe(before);
});

test('it plays on from page to page, as loud as it was, with a bar to pause it and to come back', async ({ page }) => {
  await listen(page);
  await page.getByRole('slider', { name: 'Volume' }).fill('0.4');
  await expect(page.getByRole('complementary', { name: 'Radio' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(`${site}/blog`);
  await hears(page);
  const bar = page.getByRole('complementary', { name: 'Radio' });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Pause the radio' }).click();
  await expect.poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  await bar.getByRole('button', { name: 'Play the radio' }).click();
  await hears(page);
  await bar.getByRole('link', { name: 'Back to the player' }).click();
  await expect(page).toHaveURL(`${site}/radio`);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await hears(page);
  expect(await page.locator('audio').count()).toBe(1);
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('0.4');
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume)).toBe(0.4);
});

test('off air, the page says so; back, it plays again by itself; who gives up meanwhile is left alone', async ({
  page,
}) => {
  await page.clock.install();
  await listen(page);
  await goOffAir();
  await expect(page.getByText(streamError)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page.getByText(streamError)).toBeVisible();
  await goOnAir();
  await expect(page.getByText(streamError)).toBeHidden({ timeout: 40_000 });
  await hears(page);

  await goOffAir();
  await expect(page.getByText(streamError)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText(streamError)).toBeHidden();
  let attempts = 0;
  page.on('request', (request) => void (request.url().includes('/api/stream') && (attempts += 1)));
  await page.clock.runFor(5000);
  expect(attempts).toBe(0);
});
