import { article, paths } from '../paths.ts';

/** What comes after the license: renewing it, and taking it to another state. */
export function KeepingTheLicense() {
  return (
    <>
      <section id="license-renewal" className="section">
        <h2>License Renewal</h2>
        <p className="mt-4">
          Your license expires. You renew it every 2–4 years, typically with 15–45 hours of continuing education: the
          classes you take to keep your license. The state sets the hours and how many of them must cover law, ethics,
          or fair housing. It also charges a renewal fee.
        </p>
        <p className="mt-4">
          The first renewal is often different. Some states require extra post-license courses, and some make the first
          term shorter. Write down the expiration date the day your license is issued. Don’t count on a reminder from
          the state: renewing late can mean a fee, more classes, or another exam.
        </p>
        <p className="mt-4">
          <a className="more" href={paths.keepLicense}>
            When you renew in your state, and what you need
          </a>
        </p>
        <p className="mt-2">
          <a className="more" href={article('planning-continuing-education')}>
            How to plan continuing education before it is due
          </a>
        </p>
      </section>
      <section id="license-reciprocity" className="section">
        <h2>License Reciprocity</h2>
        <p className="mt-4">
          Reciprocity means that one state accepts all or part of what you did for another state’s license. You may be
          able to skip the course, the national portion of the exam, or both. You still apply, pay, and in most cases
          pass the new state’s law portion. Some states have agreements with a list of other states, some accept
          licensees from any state, and some have no reciprocity.
        </p>
        <p className="mt-4">
          Reciprocity gives you a second license. Portability is different: it lets you work on a single deal in another
          state with a broker licensed there. The new state decides both, so read its guide, not your home state’s.
        </p>
        <p className="mt-4">
          <a className="more" href={article('license-reciprocity')}>
            License reciprocity: what a second state really saves
          </a>
        </p>
        <p className="mt-2">
          <a className="more" href={paths.stateGuides}>
            What each state accepts
          </a>
        </p>
      </section>
    </>
  );
}
