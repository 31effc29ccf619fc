import { sceneId } from './Chapters.tsx';
import { chapterOf, type Lesson, type Scene } from './scenes/lesson.ts';
import { SceneBody } from './scenes/SceneBody.tsx';

/** The lesson to read: each scene's picture, and what its captions say. */
export function Transcript({ lesson: { scenes } }: { lesson: Lesson }) {
  return (
    <section className="section" id="transcript">
      <h2>The lesson as text and pictures</h2>
      {scenes.map((scene, index) => (
        <SceneToRead key={index} scene={scene} id={sceneId(index)} />
      ))}
    </section>
  );
}

function SceneToRead({ scene, id }: { scene: Scene; id: string }) {
  return (
    <section id={id} className="scene-to-read">
      <div>
        <h3>{chapterOf(scene)}</h3>
        <p className="mt-3">{scene.captions.map(({ says }) => says).join(' ')}</p>
      </div>
      {scene.kind !== 'title' && (
        <figure className="plate">
          <SceneBody scene={scene} />
        </figure>
      )}
    </section>
  );
}
