import type { Page } from '@playwright/test';
import { expect, holdScripts, hydrate, openHydrated, test } from '../browser-test.ts';
import { makeWave } from './wave.ts';

const tone = makeWave(30);
const startError = 'Unable to start playback. Please try again.';
const streamError = 'Stream temporarily unavailable.';
const silentStream = [/answer 503: .*\/api\/stream/, /console: Failed to load resource.*503/];

async function streamTone(page: Page): Promise<void> {
  await page.route('/api/stream*', (route) => route.fulfill({ contentType: 'audio/wav', body: tone }));
  await page.route('/api/now-playing*', (route) => route.fulfill({ json: { onAir: true, title: null, listeners: 1 } }));
}
const audioIs = (page: Page, property: 'paused' | 'muted' | 'volume') =>
  page.locator('audio').evaluate((audio: HTMLAudioElement, name) => audio[name], property);
const slideTo = (page: Page, volume: string) => page.getByRole('slider', { name: 'Volume' }).fill(volume);

test('the player is titled as specified', async ({ look }) => {
  const page = await look('/radio');
  const player = page.getByRole('region', { name: 'Radio player' });
  await expect(player).toContainText('Now Playing');
  await expect(player).toContainText('Live Radio');
  await expect(player).toContainText('24/7 live stream');
  await expect(player).toContainText(/Tip: browsers don’t start sound/);
});

test('the stream is asked for nothing until it is wanted', async ({ page }) => {
  let calls = 0;
  await page.route('/api/stream*', (route) => {
    calls += 1;
    return route.fulfill({ contentType: 'audio/wav', body: tone });
  });
  await openHydrated(page, '/radio');
  const audio = page.locator('audio');
  await expect(audio).toHaveAttribute('preload', 'none');
  await expect(audio).toHaveAttribute('crossorigin', 'anonymous');
  await expect(audio).toHaveAttribute('src', '/api/stream?port=8076');
  expect(calls).toBe(0);
});

test('the volume starts at 0.9, from 0 to 1 in steps of 0.01', async ({ page }) => {
  await openHydrated(page, '/radio');
  const slider = page.getByRole('slider', { name: 'Volume' });
  await expect(slider).toHaveValue('0.9');
  await expect(slider).toHaveAttribute('min', '0');
  await expect(slider).toHaveAttribute('max', '1');
  await expect(slider).toHaveAttribute('step', '0.01');
  expect(await audioIs(page, 'volume')).toBe(0.9);
});

test('Play plays and Pause pauses', async ({ page }) => {
  await streamTone(page);
  await openHydrated(page, '/radio');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await audioIs(page, 'paused')).toBe(true);
});

test('a press on Play before hydration is carried out', async ({ page }) => {
  await streamTone(page);
  const letScriptsCome = await holdScripts(page, '/assets/pages/*.js');
  await page.goto('/radio');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-busy', 'true');
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Pause' })).not.toHaveAttribute('aria-busy');
  expect(await audioIs(page, 'paused')).toBe(false);
});

test('playback that the browser refuses says so', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await openHydrated(page, '/radio');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('alert').filter({ hasText: startError })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a stream that is down says so', async ({ page, allowProblems }) => {
  allowProblems(...silentStream);
  await openHydrated(page, '/radio');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('alert').filter({ hasText: streamError })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('playback that succeeds clears the error', async ({ page, allowProblems }) => {
  allowProblems(...silentStream);
  await openHydrated(page, '/radio');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText(streamError)).toBeVisible();
  await streamTone(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByText(streamError)).toBeHidden();
});

test('the slider shows 0 while muted and comes back', async ({ page }) => {
  await openHydrated(page, '/radio');
  const slider = page.getByRole('slider', { name: 'Volume' });
  await page.getByRole('button', { name: 'Mute' }).click();
  await expect(slider).toHaveValue('0');
  expect(await audioIs(page, 'muted')).toBe(true);
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect(slider).toHaveValue('0.9');
  expect(await audioIs(page, 'muted')).toBe(false);
});

test('a volume above 0 unmutes', async ({ page }) => {
  await openHydrated(page, '/radio');
  await page.getByRole('button', { name: 'Mute' }).click();
  await slideTo(page, '0.4');
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('0.4');
  expect(await audioIs(page, 'muted')).toBe(false);
  expect(await audioIs(page, 'volume')).toBe(0.4);
});

test('the icon is the muted one when muted and at volume 0', async ({ page }) => {
  await openHydrated(page, '/radio');
  const icon = page.getByRole('button', { name: /^(Mute|Unmute)$/ }).locator('svg');
  const sounding = await icon.innerHTML();
  await slideTo(page, '0');
  await expect.poll(() => icon.innerHTML()).not.toBe(sounding);
  const silent = await icon.innerHTML();
  await slideTo(page, '0.5');
  await expect.poll(() => icon.innerHTML()).toBe(sounding);
  await page.getByRole('button', { name: 'Mute' }).click();
  await expect.poll(() => icon.innerHTML()).toBe(silent);
});

test('a volume set before hydration counts', async ({ page }) => {
  await page.goto('/radio');
  await page.getByRole('slider', { name: 'Volume' }).evaluate((slider: HTMLInputElement) => {
    slider.value = '0.3';
  });
  await hydrate(page);
  await expect.poll(() => audioIs(page, 'volume')).toBe(0.3);
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('0.3');
});
