import { licensingSteps } from '../../app/licensing/licensing-steps.ts';
import type { Lesson } from '../../app/videos/scenes/lesson.ts';
import type { ContentProblem } from './content-problem.ts';

/** A lesson that walks through the steps has all of them, in the order and by the names of /how-to-get-licensed. */
export function lessonStepsAreTheSix(lessons: Pick<Lesson, 'slug' | 'scenes'>[]): ContentProblem[] {
  return lessons.flatMap(({ slug, scenes }) => {
    const steps = scenes.filter((scene) => scene.kind === 'step').map(({ step, heading }) => `${step} ${heading}`);
    const wanted = licensingSteps.map(({ name }, index) => `${index + 1} ${name}`);
    return steps.length === 0 || steps.join() === wanted.join()
      ? []
      : [
          {
            file: `content/videos/${slug}.yaml`,
            field: 'scenes',
            problem: `has the steps ${steps.join(', ')}; /how-to-get-licensed has ${wanted.join(', ')}`,
          },
        ];
  });
}
