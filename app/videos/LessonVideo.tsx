import { useRef } from 'react';
import { language } from '../language/language.ts';
import { languages } from '../language/languages.ts';
import { Chapters } from './Chapters.tsx';
import type { Lesson } from './scenes/lesson.ts';
import type { VideoFiles } from './video-files.server.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * The video with its captions on, its chapters, and the files to take along. It loads nothing but its poster before it
 * is started.
 */
export function LessonVideo({ lesson, files }: { lesson: Lesson; files: VideoFiles }) {
  const video = useRef<HTMLVideoElement>(null);
  const captions = `${language.root}/videos/${lesson.slug}.vtt`;
  const playFrom = (seconds: number): void => {
    const player = video.current;
    if (!player) return;
    player.currentTime = seconds;
    player.scrollIntoView({ block: 'nearest' });
    // Refused or broken off by the next choice: the controls stay for the viewer.
    player.play().catch(() => undefined);
  };
  return (
    <div className="lesson-top">
      <div>
        <video
          ref={video}
          className="lesson-video no-print"
          controls
          playsInline
          preload="none"
          width={1280}
          height={720}
          poster={files.poster}
          aria-label={lesson.title}
        >
          <source src={files.webm} type='video/webm; codecs="vp9"' />
          <source src={files.mp4} type="video/mp4" />
          <track
            default
            kind="captions"
            srcLang={language.code}
            label={languages[language.code]!.name}
            src={captions}
          />
          <track
            kind="chapters"
            srcLang={language.code}
            label="Chapters"
            src={`${language.root}/videos/${lesson.slug}-chapters.vtt`}
          />
        </video>
        <p className="small muted mt-3 no-print">
          Download:{' '}
          <a href={files.mp4} download={`${lesson.slug}.mp4`}>
            MP4 with captions inside, {megabytes(files.mp4Bytes)}
          </a>
          ,{' '}
          <a href={files.webm} download={`${lesson.slug}.webm`}>
            WebM, {megabytes(files.webmBytes)}
          </a>
          ,{' '}
          <a href={captions} download={`${lesson.slug}.vtt`}>
            captions
          </a>
        </p>
      </div>
      <Chapters lesson={lesson} onChoose={playFrom} />
    </div>
  );
}
