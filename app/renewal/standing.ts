/** Where a license stands today: its dates, and what is left to do by them. Pure. */
import type { Day } from '../plan/days.ts';
import type { Course } from '../study/license-work.ts';
import { longDate } from '../wording/wording.ts';
import { continuingLeft, type EducationLeft, postLicenseLeft } from './education-left.ts';
import type { Deadline } from './license-days.ts';
import type { License, Need } from './license.ts';
import { postLicenseDeadline } from './post-license.ts';
import type { KeepingView } from './state-keeping.server.ts';
import { isLapsed, type Term, termOn, termsOf } from './terms.ts';

export type PostLicense = { hours: number; taken: number; left: number; by: Day | null };

export type Standing =
  | Need
  | {
      term: Term;
      /** When the courses that count were finished: in the term, or since it began where the license has lapsed. */
      courseDays: Pick<Term, 'from' | 'to'>;
      /** The days of expiry after it. */
      later: Day[];
      continuing: EducationLeft;
      /** Null where none is due: for those long licensed, too. */
      postLicense: PostLicense | null;
    };

type Rules = Pick<KeepingView, 'rule' | 'education' | 'postLicense'>;

export function standingOf(rules: Rules, license: License, courses: Course[], today: Day): Standing {
  const found = license.issued || license.expires ? termsOf(rules.rule, license, today) : { needs: 'issued' as const };
  if ('needs' in found) return found;
  const ended = license.expires ? undefined : found.terms.findLast(({ to }) => to < today)?.to;
  if (ended) return { needs: 'renewed', ended, next: found.terms.find(({ to }) => to >= today)?.to ?? null };
  const term = termOn(found.terms, today);
  const courseDays = { from: term.from, to: isLapsed(license, today) ? today : term.to };
  return {
    term,
    courseDays,
    later: found.terms.flatMap(({ to }) => (to > term.to ? [to] : [])),
    continuing: continuingLeft(rules.education, courses, { ...term, ...courseDays }),
    postLicense: postLicenseOf(rules, license, courses, found.terms, term),
  };
}

/** Of interest in the first term, up to its deadline, and as long as hours were logged and some are missing. */
function postLicenseOf(
  { postLicense }: Rules,
  { issued }: License,
  courses: Course[],
  terms: Term[],
  term: Term,
): PostLicense | null {
  if (!postLicense) return null;
  const [first] = terms;
  const firstExpiry = first?.isFirst ? first.to : null;
  const by = postLicense.due && postLicenseDeadline(postLicense.due, issued ?? null, firstExpiry);
  const left = postLicenseLeft(postLicense.hours, courses);
  const isOpen = term.isFirst || (by !== null && by >= (term.from ?? by)) || (left.taken > 0 && left.left > 0);
  return isOpen ? { ...left, by } : null;
}

/** The deadlines that are worth a reminder, with what is still to do for each. */
export function deadlinesOf(name: string, standing: Exclude<Standing, Need>): Deadline[] {
  const { term, continuing, postLicense } = standing;
  const hoursLeft = continuing.left ? `${continuing.left} hours of continuing education to go.` : '';
  const renewal: Deadline = {
    id: 'renewal',
    day: term.renewBy,
    title: `Renew your ${name} license`,
    text: [hoursLeft, term.renewBy < term.to ? `It expires on ${longDate(term.to)}.` : ''].filter(Boolean).join(' '),
  };
  if (!postLicense?.by || postLicense.left === 0) return [renewal];
  const title = `Post-license education for your ${name} license`;
  return [{ id: 'post-license', day: postLicense.by, title, text: `${postLicense.left} hours to go.` }, renewal];
}
