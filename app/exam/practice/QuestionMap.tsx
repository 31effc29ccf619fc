import type { OpenExam } from './use-exam.ts';

/** Every question by its number: a bar below it says answered, a corner says flagged, a thick frame says here. */
export function QuestionMap({ open: { exam, place, go } }: { open: OpenExam }) {
  return (
    <nav aria-labelledby="map">
      <h2 id="map" className="map-title">
        All questions
      </h2>
      <ol className="question-map">
        {exam.questions.map((id, index) => {
          const isAnswered = exam.answers[id] !== undefined;
          const isFlagged = exam.flags.includes(id);
          const state = [isAnswered ? 'answered' : 'not answered', isFlagged && 'flagged'].filter(Boolean).join(', ');
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={`Question ${index + 1}, ${state}`}
                data-answered={isAnswered}
                data-flagged={isFlagged}
                aria-current={index === place ? 'step' : undefined}
                onClick={() => go(index)}
              >
                {index + 1}
              </button>
            </li>
          );
        })}
      </ol>
      <ul className="map-key" aria-hidden="true">
        <li>
          <i data-answered="true" /> answered
        </li>
        <li>
          <i data-flagged="true" /> flagged
        </li>
        <li>
          <i aria-current="step" /> here
        </li>
      </ul>
    </nav>
  );
}
