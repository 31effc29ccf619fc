import { examAreas, questionsOf } from '../../question-bank/exam-areas.ts';
import type { PracticeData } from './use-practice.ts';
import { outlineAreas, outlines, outlineShares } from './exam-outline.ts';

/**
 * How many questions of each area an exam has, by the company that gives it. `combined`: states with shares of their
 * own.
 */
export function OutlineTable({ combined }: { combined: PracticeData['combined'] }) {
  const [pearson, psi] = [outlineShares(80, 'pearson-vue'), outlineShares(80, 'psi')];
  return (
    <section aria-labelledby="shares">
      <h2 id="shares">What a full exam is made of</h2>
      <p className="mt-4">
        Of 80 questions, in the shares of the company that gives your state’s exam: Pearson VUE’s national outline, in
        force since{' '}
        <a
          href="https://www.passtexasrealestate.com/blog/new-national-content-outline-texas-real-estate-exam"
          rel="noopener"
        >
          March 2025
        </a>
        , or PSI’s as{' '}
        <a href="https://www.kyrealestateclass.com/author/donnagreatwaytolearn-com/page/2/" rel="noopener">
          schools print it
        </a>
        , its eleven areas put into our eight. We couldn’t read two of PSI’s shares (disclosures, transfer of title) and
        divide what they leave. Without a state, or where the state gives its own exam, it is Pearson VUE’s. Ten full
        exams in Pearson VUE’s shares repeat no question, or six in PSI’s.
      </p>
      <p className="mt-3">
        One combined exam follows its own outline where the state publishes one.{' '}
        {combined.map(({ name, says, url }) => (
          <span key={name}>
            <a href={url} rel="noopener">
              {name}
            </a>
            : {says}.{' '}
          </span>
        ))}
      </p>
      <div className="scroll mt-5" role="group" aria-labelledby="shares" tabIndex={0}>
        <table className="ledger shares">
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col">{outlines['pearson-vue'].name}</th>
              <th scope="col">{outlines.psi.name}</th>
              <th scope="col">We have</th>
            </tr>
          </thead>
          <tbody>
            {outlineAreas.map((area) => (
              <tr key={area}>
                <th scope="row">{examAreas[area].name}</th>
                <td>{pearson[area]}</td>
                <td>{psi[area]}</td>
                <td>{questionsOf(area)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
