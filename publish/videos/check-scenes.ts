import type { Lesson } from '../../app/videos/scenes/lesson.ts';
import { sceneStarts } from '../../app/videos/timeline.ts';
import type { Stage } from './open-stage.ts';

/**
 * Every scene, when all of it is there, stays inside its field and has no letters smaller than 40 px.
 * @throws Error naming the scene and what runs over
 */
export async function checkScenes(stage: Stage, lesson: Lesson): Promise<void> {
  const starts = sceneStarts(lesson);
  for (const [index, scene] of lesson.scenes.entries()) {
    await stage.show(lesson, starts[index]! + scene.seconds - 0.3);
    const problems = await stage.page.evaluate(findMisfits);
    if (problems.length > 0)
      throw new Error(`content/videos/${lesson.slug}.yaml, "${scene.heading}":\n  ${problems.join('\n  ')}`);
  }
}

/** Runs on the stage. */
function findMisfits(): string[] {
  const [smallest, margin] = [40, 60];
  const scene = document.querySelector('.scene')!;
  const field = scene.getBoundingClientRect();
  const heading = scene.querySelector('h1')!.getBoundingClientRect();
  return [...scene.querySelectorAll('*')].flatMap((element) => {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim())
      .join('');
    if (!text || element.getClientRects().length === 0) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()!.a : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    return [
      ...(size < smallest - 0.01 ? [`letters of ${size.toFixed(1)} px: ${text}`] : []),
      ...(left < margin || right > field.width - margin || bottom > field.bottom - 6
        ? [`runs over the picture: ${text}`]
        : []),
      ...(element.tagName !== 'H1' && element.closest('.body') && top < heading.bottom - 8
        ? [`runs into the heading: ${text}`]
        : []),
    ];
  });
}
