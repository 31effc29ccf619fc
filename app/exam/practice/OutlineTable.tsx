import { examAreas, questionsOf } from '../../question-bank/exam-areas.ts';
import { outlineAreas, outlineShares } from './exam-outline.ts';

/** How many questions of each area an exam has. */
export function OutlineTable() {
  const [eighty, hundred] = [outlineShares(80), outlineShares(100)];
  return (
    <section aria-labelledby="shares">
      <h2 id="shares">What a full exam is made of</h2>
      <p className="mt-4">
        The shares are those of Pearson VUE’s national outline for salespersons, in force since{' '}
        <a
          href="https://www.passtexasrealestate.com/blog/new-national-content-outline-texas-real-estate-exam"
          rel="noopener"
        >
          March 2025
        </a>
        . Other exam vendors weigh the areas differently.
      </p>
      <div className="scroll mt-5" role="group" aria-labelledby="shares" tabIndex={0}>
        <table className="ledger shares">
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col">Of 80</th>
              <th scope="col">Of 100</th>
              <th scope="col">We have</th>
            </tr>
          </thead>
          <tbody>
            {outlineAreas.map((area) => (
              <tr key={area}>
                <th scope="row">{examAreas[area].name}</th>
                <td>{eighty[area]}</td>
                <td>{hundred[area]}</td>
                <td>{questionsOf(area)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
