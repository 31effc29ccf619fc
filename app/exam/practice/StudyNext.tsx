import { formulaPage, termPage } from '../../paths.ts';
import type { FinishedExam } from '../../study/exam-work.ts';
import { conceptName } from '../../wording/concept-name.ts';
import { conceptSize } from './draw-exam.ts';
import type { Practice } from './use-practice.ts';
import type { LoadedQuestion } from './use-question-bank.ts';
import { type WeakConcept, weakestConcepts } from './weakest-concepts.ts';

const mostConcepts = 3;

type StudyNextProps = { finished: FinishedExam; practice: Practice };

/** The weakest concepts of a result: what to read about each, and a drill of its questions. */
export function StudyNext({ finished, practice }: StudyNextProps) {
  const { bank, isWhole, work } = practice;
  if (!isWhole || !work) return null;
  const asked = (finished.given ?? []).flatMap(([id, option]) => {
    const question = bank.get(id);
    return question ? [{ question, id, concept: question.concept, isRight: option === question.answer }] : [];
  });
  const weakest = weakestConcepts(asked, work.records, mostConcepts);
  if (weakest.length === 0) return null;
  return (
    <section className="section-small" aria-labelledby="study-next">
      <h2 id="study-next">Study these next</h2>
      <ol className="study-next mt-4">
        {weakest.map((weak) => (
          <Concept
            key={weak.concept}
            weak={weak}
            questions={asked.filter(({ concept }) => concept === weak.concept).map(({ question }) => question)}
            practice={practice}
          />
        ))}
      </ol>
    </section>
  );
}

type ConceptProps = { weak: WeakConcept; questions: LoadedQuestion[]; practice: Practice };

function Concept({ weak: { concept, right, asked, ids }, questions, practice: { entries, start } }: ConceptProps) {
  const number = entries.find(({ id }) => id === ids[0])?.concept;
  const links = new Map(
    questions.flatMap(({ term, formula }) => [
      [termPage(term.slug), term.name] as const,
      ...(formula ? [[formulaPage(formula.slug), `${formula.name} (formula)`] as const] : []),
    ]),
  );
  return (
    <li>
      <h3>{conceptName(concept)}</h3>
      <p className="small muted">
        {right} of {asked} right here
      </p>
      <p className="mt-2">
        Read:{' '}
        {[...links].map(([path, name], index) => (
          <span key={path}>
            {index > 0 && ', '}
            <a href={path}>{name}</a>
          </span>
        ))}
      </p>
      {number !== undefined && (
        <button
          type="button"
          className="button button-quiet mt-3 no-print"
          onClick={() => start({ mode: 'concept', concept: number, slug: concept })}
        >
          Drill: {conceptSize} questions
          <span className="visually-hidden"> on {conceptName(concept)}</span>
        </button>
      )}
    </li>
  );
}
