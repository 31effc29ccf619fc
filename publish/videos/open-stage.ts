/** Draws moments of lessons as pictures, in a Chromium without a window. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from '@playwright/test';
import { runnerImport } from 'vite';
import type { Lesson } from '../../app/videos/scenes/lesson.ts';
import { lessonSeconds } from '../../app/videos/timeline.ts';
import { siteColors } from '../../app/videos/video-files.server.ts';
import { findChromium } from '../../installed/find-chromium.ts';
import { usMap } from '../before-build/draw-map.ts';

export const width = 1280;
export const height = 720;

/** A PNG, and for how many frames it stands. */
export type Frame = { png: Buffer; repeats: number };

export type Stage = {
  /** Shows one moment of a lesson on the page. */
  show: (lesson: Lesson, seconds: number) => Promise<void>;
  /** The whole lesson, each picture once. */
  frames: (lesson: Lesson, framesPerSecond: number) => AsyncGenerator<Frame>;
  page: Page;
  close: () => Promise<void>;
};

/** @throws Error when there is no Chromium */
export async function openStage(): Promise<Stage> {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(await emptyStage());
  // Named weights: the heading's and the figures' must be there before the first picture.
  await page.evaluate(() =>
    Promise.all(['400', '500', '600', '700'].map((weight) => document.fonts.load(`${weight} 44px Stage`))),
  );
  const {
    module: { stageMarkup },
  } = await runnerImport<typeof import('../../app/videos/stage/stage-markup.tsx')>(
    './app/videos/stage/stage-markup.tsx',
    { configFile: false, logLevel: 'error' },
  );
  const put = (markup: string): Promise<void> =>
    page.evaluate((html) => {
      document.getElementById('stage')!.innerHTML = html;
    }, markup);
  return {
    page,
    show: (lesson, seconds) => put(stageMarkup(lesson, seconds)),
    frames: (lesson, framesPerSecond) =>
      drawFrames(
        page,
        put,
        (seconds) => stageMarkup(lesson, seconds),
        lessonSeconds(lesson) * framesPerSecond,
        framesPerSecond,
      ),
    close: () => browser.close(),
  };
}

async function* drawFrames(
  page: Page,
  put: (markup: string) => Promise<void>,
  markupAt: (seconds: number) => string,
  count: number,
  framesPerSecond: number,
): AsyncGenerator<Frame> {
  const session = await page.context().newCDPSession(page);
  let drawn: { markup: string; frame: Frame } | undefined;
  for (let number = 0; number < count; number++) {
    const markup = markupAt(number / framesPerSecond);
    if (drawn?.markup === markup) {
      drawn.frame.repeats++;
      continue;
    }
    if (drawn) yield drawn.frame;
    await put(markup);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    drawn = { markup, frame: { png: Buffer.from(data, 'base64'), repeats: 1 } };
  }
  if (drawn) yield drawn.frame;
  await session.detach();
}

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('There is no Chromium: apt-get install chromium, or npx playwright install chromium');
  return chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  });
}

/**
 * A page without content: the site's colors, the pictures' styles, the serif whole (the site's own is cut down) and the
 * states' outlines.
 */
async function emptyStage(): Promise<string> {
  const styles = await Promise.all(
    ['app/videos/stage/stage.css', ...globSync('app/videos/scenes/*.css').toSorted()].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  const font = await readFile(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    ),
    'base64',
  );
  const face =
    '@font-face{font-family:Stage;font-weight:200 ' +
    `900;font-display:block;src:url(data:font/woff2;base64,${font})}:root{--serif:Stage}`;
  const sprite = usMap().sprite.replace('<svg ', '<svg width="0" height="0" class="outlines" ');
  return (
    '<!DOCTYPE html><html ' +
    `lang="en"><title>Stage</title><style>${siteColors()}${face}${styles.join('')}</style>${sprite}<div ` +
    'id="stage"></div></html>'
  );
}
