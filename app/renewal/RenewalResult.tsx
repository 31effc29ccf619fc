import { site } from '../frame/site.ts';
import { keepLicenseIn } from '../paths.ts';
import { type Day, daysBetween } from '../plan/days.ts';
import { tellLost } from '../ui/tell-lost.ts';
import { list, longDate, plural } from '../wording/wording.ts';
import { differsFromRule } from './differs-from-rule.ts';
import { licenseDays } from './license-days.ts';
import { lateRow } from './late-row.ts';
import type { License, Need } from './license.ts';
import { firstQuestion } from './first-question.ts';
import { deadlinesOf, type Standing } from './standing.ts';
import type { KeepingView } from './state-keeping.server.ts';

type RenewalResultProps = { keeping: KeepingView; license: License; standing: Standing; today: Day };

/** When to renew, and what is left to do by then; or what has to be entered for it. */
export function RenewalResult({ standing, ...given }: RenewalResultProps) {
  if ('needs' in standing)
    return standing.needs === 'renewed' ? (
      <Renewed keeping={given.keeping} {...standing} />
    ) : (
      <p>{asked(given.keeping, given.license, standing)}</p>
    );
  return <Known standing={standing} {...given} />;
}

/** What can be done with dates that are still to come. */
export function RenewalActions({ standing, ...given }: RenewalResultProps) {
  if ('needs' in standing || standing.term.to < given.today) return null;
  return <Actions standing={standing} {...given} />;
}

function asked({ name, rule }: KeepingView, license: License, { needs }: Need): string {
  const date = license.issued ? '' : ' and the day your license was issued';
  const unsettled = rule ? `The ${name} rule doesn’t settle this date.` : `We couldn’t find the rule for ${name}.`;
  if (needs === 'birthday') return `Enter your birthday${date}: the ${name} rule goes by it.`;
  if (needs === 'group') return 'Choose your group: it decides your date.';
  if (needs === 'expires') return `${unsettled} Enter the expiration date printed on your license.`;
  return firstQuestion;
}

/** Nothing says that a term which has ended was renewed, so no date and no hours are shown for the next one. */
function Renewed({ keeping, ended, next }: { keeping: KeepingView; ended: Day; next: Day | null }) {
  return (
    <>
      <p>
        <strong>Your term ended {longDate(ended)}. Did you renew?</strong>
      </p>
      <p className="mt-3">
        If so, enter the expiration date on your new license.{' '}
        {next && `By the ${keeping.name} rule, it is ${longDate(next)}.`}
      </p>
      <p className="mt-3">
        {keeping.late ? (
          <>
            If not, see <a href={`#${lateRow}`}>Renewing late in {keeping.place}</a>.
          </>
        ) : (
          <>
            If not, <a href="#regulator">ask {keeping.regulatorWord}</a> how to renew late.
          </>
        )}
      </p>
    </>
  );
}

type KnownProps = { keeping: KeepingView; license: License; standing: Exclude<Standing, Need>; today: Day };

function Known({ keeping, license, standing, today }: KnownProps) {
  const { name, rule } = keeping;
  const { term, later } = standing;
  return (
    <>
      <dl className="keep-strip">
        <Dates standing={standing} today={today} />
        <Hours standing={standing} />
      </dl>
      {term.to < today && <Late keeping={keeping} />}
      {differsFromRule(rule, license) && (
        <p className="mt-4 error">The {name} rule gives other dates than this one. Check it against your license.</p>
      )}
      <p className="small muted mt-4">
        {later.length > 0 && `After that: ${later.map(longDate).join('; ')}. `}
        {!license.expires && 'If your license shows another date, enter that one: it counts.'}
      </p>
    </>
  );
}

/** What to do about a license that has lapsed. */
function Late({ keeping: { place, late, regulatorWord } }: Pick<KnownProps, 'keeping'>) {
  return (
    <>
      <p className="mt-4">
        {late ? (
          <>
            {late} <a href={`#${lateRow}`}>Renewing late in {place}</a>
          </>
        ) : (
          <>
            We couldn’t find how to renew late in {place}. <a href="#regulator">Ask {regulatorWord}</a>
          </>
        )}
      </p>
      <p className="small muted mt-3">Already renewed? Enter the new expiration date.</p>
    </>
  );
}

function Actions({ keeping: { slug, name }, standing, today }: KnownProps) {
  const addToCalendar = (): void => {
    const days = licenseDays(slug, deadlinesOf(name, standing), today, `${site.origin}${keepLicenseIn(slug)}`);
    void import('../plan/offer-calendar.ts').then((it) => it.offerCalendar(days, `${slug}-license.ics`), tellLost);
  };
  return (
    <div className="no-print mt-4">
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={addToCalendar}>
          Add to my calendar
        </button>
        <button type="button" className="button button-quiet" onClick={() => print()}>
          Print
        </button>
      </p>
      <p className="small muted mt-3">The calendar file (.ics) reminds you 90, 30, and 7 days ahead.</p>
    </div>
  );
}

/** "in 220 days", "today", "3 days ago". */
function fromToday(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  return days > 0 ? `in ${plural(days, 'day')}` : `${plural(-days, 'day')} ago`;
}

function Dates({ standing: { term, postLicense }, today }: Pick<KnownProps, 'standing' | 'today'>) {
  const isEarlier = term.renewBy < term.to;
  const isOver = term.to < today;
  return (
    <>
      <div>
        <dt>{isOver ? 'Expired' : isEarlier ? 'Renew by' : 'Expires'}</dt>
        <dd>{longDate(isOver ? term.to : term.renewBy)}</dd>
        <dd>
          {fromToday(isOver ? term.to : term.renewBy, today)}
          {isEarlier && !isOver && `; expires ${longDate(term.to)}`}
        </dd>
      </div>
      {postLicense && (
        <div>
          <dt>Post-license course</dt>
          <dd>{postLicense.left === 0 ? 'Done' : `${plural(postLicense.left, 'hour')} to go`}</dd>
          <dd>{postLicense.by ? dueInWords(postLicense.by, today) : 'see below by when'}</dd>
        </div>
      )}
    </>
  );
}

const dueInWords = (day: Day, today: Day): string =>
  `${day < today ? 'was due' : 'by'} ${longDate(day)}, ${fromToday(day, today)}`;

/** "18 hours to go" of continuing education, and of which mandatory parts. */
function Hours({ standing: { continuing, term } }: Pick<KnownProps, 'standing'>) {
  const { hours, taken, left, parts } = continuing;
  const open = parts.filter((part) => part.left > 0);
  if (hours === null) return null;
  return (
    <div>
      <dt>Continuing education</dt>
      <dd>{hours === 0 ? 'None due' : left === 0 ? 'Done' : `${plural(left!, 'hour')} to go`}</dd>
      <dd>
        {hours === 0 ? 'at your first renewal' : `${taken} of ${plural(hours, 'hour')} logged`}
        {term.isFirst && hours > 0 && ', before your first renewal'}
        {open.length > 0 && `. Of these, ${list(open.map((part) => `${part.left} in ${part.name}`))}`}
      </dd>
      {hours > 0 && (
        <dd>
          <progress value={Math.min(taken, hours)} max={hours} aria-label="Hours logged" />
        </dd>
      )}
    </div>
  );
}
