import { readLessons } from '../../app/videos/lessons.server.ts';
import { sceneStarts } from '../../app/videos/timeline.ts';
import { expect, openHydrated, pathOf, test } from '../browser-test.ts';

const lessons = readLessons();
const lesson = lessons.find(({ slug }) => slug === 'agency-and-disclosure')!;
const path = `/resources/videos/${lesson.slug}`;

test('the four lessons are listed, and each leads to its page', async ({ page }) => {
  await page.goto('/resources/videos');
  const titles = page.locator('main li h2');
  await expect(titles).toHaveText(lessons.map(({ title }) => title));
  for (const { slug, title } of lessons) {
    await page.goto('/resources/videos');
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(pathOf(page)).toBe(`/resources/videos/${slug}`);
  }
});

for (const { slug, scenes } of lessons) {
  test(`${slug}: the page has every caption as text, and says that there is no narration`, async ({ look }) => {
    const page = await look(`/resources/videos/${slug}`);
    await expect(page.getByRole('main')).toContainText('There is no narration: captions tell the lesson');
    const told = page.locator('.scene-to-read > div > p');
    await expect(told).toHaveText(scenes.map(({ captions }) => captions.map(({ says }) => says).join(' ')));
    await expect(page.locator('.scene-to-read figure')).toHaveCount(scenes.length - 1);
  });
}

test('without scripts a chapter leads to its scene’s text', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Dual agency' }).click();
  await expect(page.locator('#scene-6')).toBeInViewport();
  await expect(page.locator('#scene-6')).toContainText('When one brokerage represents both sides');
  await context.close();
});

test('captions and chapters are served as WebVTT', async ({ request }) => {
  for (const { slug } of lessons) {
    for (const name of [slug, `${slug}-chapters`]) {
      const answer = await request.get(`/videos/${name}.vtt`);
      expect(answer.headers()['content-type']).toBe('text/vtt; charset=utf-8');
      expect(await answer.text()).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> /);
    }
  }
});

test('where the video was not rendered, the page says what it shows instead', async ({ look }) => {
  const page = await look(path);
  test.skip((await page.locator('video').count()) > 0, 'This build has the videos.');
  await expect(page.getByRole('main')).toContainText('This copy of the site shows the lesson as text and pictures.');
  await expect(page.locator('script[type="application/ld+json"]', { hasText: 'VideoObject' })).toHaveCount(0);
});

test('where it was rendered, it plays with captions, and a chapter plays from there', async ({ page, request }) => {
  await openHydrated(page, path);
  const video = page.locator('video');
  test.skip((await video.count()) === 0, 'Run npm run videos and npm run build for this one.');
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Dual agency' }).click();
  const start = sceneStarts(lesson)[5]!;
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(start + 0.2);
  await expect
    .poll(() =>
      video.evaluate((player: HTMLVideoElement) => (player.textTracks[0]!.activeCues![0] as VTTCue | undefined)?.text),
    )
    .toBe('When one brokerage represents\nboth sides it is dual agency.');
  const source = await video.evaluate((player: HTMLVideoElement) => player.currentSrc);
  const part = await request.get(source, { headers: { Range: 'bytes=100-199' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
});
