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
        A full exam follows the outline of the company that gives your state’s exam: Pearson VUE’s national outline, in
        force since{' '}
        <a
          href="https://www.passtexasrealestate.com/blog/new-national-content-outline-texas-real-estate-exam"
          rel="noopener"
        >
          March 2025
        </a>
        , or PSI’s, as{' '}
        <a href="https://www.kyrealestateclass.com/author/donnagreatwaytolearn-com/page/2/" rel="noopener">
          schools publish it
        </a>
        . We group PSI’s eleven areas into eight. Two of its shares (disclosures, transfer of title) are our estimates.
        If you haven’t chosen a state, or neither company gives its exam, you get Pearson VUE’s mix. The table shows an
        80-question exam. You can take ten of these before a question repeats.
      </p>
      <p className="mt-3">
        A combined exam follows the state’s own outline, where there is one.{' '}
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
