import { alertsEndpoint } from '../frame/update-addresses.ts';
import { trapBox, trapBoxClass } from './trap-box.ts';

/**
 * "Email me when Ohio’s rules change": a plain form, whose answer is a page of the server, with scripts as without.
 * `slug` and `place`: of the one state it is for.
 */
export function AlertForm({ slug, place }: { slug: string; place: string }) {
  return (
    <form className="field measure" method="post" action={alertsEndpoint}>
      <label htmlFor="alert-email">Email me when license rules change for {place}</label>
      <input type="hidden" name={`state:${slug}`} value="on" />
      <input
        className="input"
        id="alert-email"
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder="Your email address"
      />
      <input className={trapBoxClass} {...trapBox} />
      <button className="button mt-2 justify-self-start">Email me</button>
      <p className="small muted mt-1">Only about changes, never our newsletter. You can add other states later.</p>
    </form>
  );
}
