/** The Justice Department’s own words on the law: what it says was read there. */
const page = 'https://www.justice.gov/servicemembers/professional-license-portability';

/**
 * The federal rule above every state’s own, for a move on military orders. Since December 2024 it no longer asks
 * whether the license was used in the two years before. `place` and `asked` stand inside a sentence.
 */
export const MilitaryMove = ({ place, asked }: { place: string; asked: string }) => (
  <section className="section-small measure" aria-labelledby="military">
    <h2 id="military">Moving on military orders?</h2>
    <p className="mt-3">
      If you’re moving to {place} on military orders, yours or your spouse’s, federal law may let you work there under
      your current license, once you apply to {asked}. Your license must be in good standing, with no discipline and no
      open investigation in any state.
    </p>
    <p className="mt-3">
      Before you pay for a course or an exam, ask {asked} about “license portability” under the Servicemembers Civil
      Relief Act (50 U.S.C. § 4025a). You’ll send proof of the orders, a notarized statement (ask what it has to say),
      and, if the orders are your spouse’s, your marriage certificate. If the answer takes more than 30 days, ask about
      a temporary license. Source:{' '}
      <a href={page} rel="noopener">
        US Department of Justice
      </a>
      .
    </p>
  </section>
);
