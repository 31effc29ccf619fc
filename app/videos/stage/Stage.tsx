import type { Lesson, Scene } from '../scenes/lesson.ts';
import { LessonMark } from '../scenes/LessonMark.tsx';
import { StageContext } from '../scenes/Part.tsx';
import { SceneBody } from '../scenes/SceneBody.tsx';
import { partStarts, progress, sceneAt } from '../timeline.ts';

const comingIn = 0.4;
const goingOut = 0.25;

/**
 * The picture of a lesson at one moment. The same moment gives the same markup: that is how still pictures are found.
 */
export function Stage({ lesson, seconds }: { lesson: Lesson; seconds: number }) {
  const { index, into } = sceneAt(lesson, seconds);
  const scene = lesson.scenes[index]!;
  const starts = partStarts(scene);
  const leaves = index < lesson.scenes.length - 1 ? progress(into, scene.seconds - goingOut, goingOut) : 0;
  return (
    <StageContext value={{ shown: (part) => progress(into, starts[part] ?? 0), outlines: '' }}>
      <Graticule />
      <main className={`scene scene-${scene.kind}`} style={{ opacity: progress(into, 0, comingIn) * (1 - leaves) }}>
        {scene.kind === 'end' && <LessonMark mark={lesson.mark} />}
        {scene.kind === 'title' ? (
          <Title lesson={lesson} scene={scene} />
        ) : (
          <>
            <h1>{scene.heading}</h1>
            <div className="body">
              <SceneBody scene={scene} />
            </div>
          </>
        )}
      </main>
      <Ticks scenes={lesson.scenes} here={index} />
    </StageContext>
  );
}

function Title({
  lesson: { mark, isWebinar },
  scene: { heading, text },
}: {
  lesson: Lesson;
  scene: Extract<Scene, { kind: 'title' }>;
}) {
  return (
    <>
      <div>
        <p className="kind">LicenseAtlas {isWebinar ? 'webinar' : 'lesson'}</p>
        <h1>{heading}</h1>
        <p>{text}</p>
        <p className="silent">
          <SilentSign /> No sound: read the captions
        </p>
      </div>
      <LessonMark mark={mark} />
    </>
  );
}

function SilentSign() {
  return (
    <svg viewBox="0 0 24 24">
      <path d="M3 9.5V14.5H7L12 19V5L7 9.5ZM16 9.5L21 14.5M21 9.5L16 14.5" />
    </svg>
  );
}

/** Faint meridians and parallels behind everything. */
function Graticule() {
  const meridians = [0, 1, 2, 3, 4, 5, 6].map(
    (step) => `M${640 + step * 130} -40Q${700 + step * 185} 320 ${600 + step * 150} 640`,
  );
  const parallels = [0, 1, 2, 3].map(
    (step) => `M560 ${40 + step * 165}Q960 ${90 + step * 165} 1300 ${10 + step * 165}`,
  );
  return (
    <svg className="graticule" viewBox="0 0 1280 720">
      <path d={[...meridians, ...parallels].join('')} />
    </svg>
  );
}

/** One tick a scene, above the band that is kept free for captions. */
function Ticks({ scenes, here }: { scenes: Scene[]; here: number }) {
  return (
    <footer>
      {scenes.map((_, index) => (
        <i key={index} className={index <= here ? 'is-past' : undefined} />
      ))}
    </footer>
  );
}
