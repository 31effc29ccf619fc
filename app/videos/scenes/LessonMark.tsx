import type { Mark } from './lesson.ts';

/** What each lesson is known by: a line drawing on a piece of a globe. */
const drawings: Record<Mark, { lines: string; accent: string }> = {
  steps: { lines: 'M52 218H88V188H120V158H152V128H184V98H216V68H248', accent: 'M248 68V30L222 42L248 52' },
  math: {
    lines: 'M60 150H240M95 60V110M70 85H120M185 65L225 105M225 65L185 105M75 200H120',
    accent: 'M180 200H225M202 180V180.1M202 220V220.1M180 190M60 150H240',
  },
  agency: {
    lines: 'M150 62A30 30 0 1 1 149.9 62M78 178A30 30 0 1 1 77.9 178M222 178A30 30 0 1 1 221.9 178M133 117L95 182',
    accent: 'M167 117L205 182',
  },
  broker: { lines: 'M50 225H250M75 225V165H115V225M130 225V125H170V225', accent: 'M185 225V75H225V225' },
};

export function LessonMark({ mark }: { mark: Mark }) {
  const { lines, accent } = drawings[mark];
  return (
    <svg className="lesson-mark" viewBox="0 0 300 300" aria-hidden="true">
      <path
        className="globe"
        d={
          'M150 4A146 146 0 1 1 149.9 4M150 4C60 70 60 230 150 296C240 230 240 70 150 4V296M4 150H296M28 70H272M28 ' +
          '230H272'
        }
      />
      <path className="drawing" d={lines} />
      <path className="drawing is-accent" d={accent} />
    </svg>
  );
}
