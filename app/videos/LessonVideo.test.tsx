import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readLessons } from './lessons.server.ts';
import { LessonVideo } from './LessonVideo.tsx';
import { videoStructuredData } from './video-structured-data.ts';

const lesson = readLessons()[1]!;
const files = {
  webm: '/videos/a.webm',
  mp4: '/videos/a.mp4',
  poster: '/videos/a.webp',
  webmBytes: 1_440_000,
  mp4Bytes: 1_960_000,
};

test('a video loads nothing by itself, has its captions on and offers both forms', () => {
  const html = renderToStaticMarkup(<LessonVideo lesson={lesson} files={files} />);
  expect(html).toMatch(
    new RegExp(
      ['controls', 'playsInline', 'preload="none"', 'poster="/videos/a.webp"', 'width="1280"', 'height="720"']
        .map((attribute) => `(?=[^>]* ${attribute})`)
        .join('')
        .replace(/^/, '<video'),
    ),
  );
  expect(html).toMatch(
    /<track(?=[^>]* default)(?=[^>]* kind="captions")(?=[^>]* src="\/videos\/exam-math-step-by-step.vtt")/,
  );
  expect(html.indexOf('/videos/a.webm')).toBeLessThan(html.indexOf('/videos/a.mp4'));
  expect(html).toContain('MP4 with captions inside, 2.0 MB');
  expect(html).toContain('WebM, 1.4 MB');
  expect(html.match(/href="#scene-\d+"/g)).toHaveLength(lesson.scenes.length);
});

test('search engines hear of a video only where there is one', () => {
  expect(videoStructuredData(lesson, null)).toHaveLength(1);
  expect(videoStructuredData(lesson, files)[1]).toMatchObject({
    '@type': 'VideoObject',
    duration: 'PT1M58S',
    uploadDate: '2026-11-20T12:00:00Z',
    contentUrl: expect.stringMatching(/^https:\/\/.*\/videos\/a\.mp4$/),
  });
});
