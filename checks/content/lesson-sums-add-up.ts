import type { Lesson } from '../../app/videos/scenes/lesson.ts';
import type { ContentProblem } from './content-problem.ts';
import { evaluate } from '../../app/question-bank/formula.ts';

/** Every line of a lesson's equations is worked out: "$8,000 × 0.60" is "$4,800", "$204,000 ÷ $240,000" is "85%". */
export function lessonSumsAddUp(lessons: Pick<Lesson, 'slug' | 'scenes'>[]): ContentProblem[] {
  return lessons.flatMap(({ slug, scenes }) =>
    scenes.flatMap((scene, index) => {
      if (scene.kind !== 'equation') return [];
      return scene.lines.flatMap(({ name, sum, is }) => {
        const found = evaluate(plainSum(sum), {}).value;
        return isSame(found, is)
          ? []
          : [
              {
                file: `content/videos/${slug}.yaml`,
                field: `scenes.${index} ${name}`,
                problem: `${sum} is ${found}, not ${is}`,
              },
            ];
      });
    }),
  );
}

const plainSum = (sum: string): string =>
  sum.replaceAll(/[$,]/g, '').replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-');

/** As exact as the result is written. */
function isSame(found: number, is: string): boolean {
  const written = is.replaceAll(/[$,%]/g, '');
  const places = /\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
  return Math.abs((is.endsWith('%') ? found * 100 : found) - Number(written)) < 0.5 * 10 ** -places;
}
