/**
 * What makes a message look like a robot's. Such a message is still stored and mailed to the owner, who judges:
 * nobody's words are lost to a rule. Only the receipt to the sender is withheld, since the sender's address may be a
 * stranger's.
 */
import type { FormAge } from './form-stamp.ts';

export type Suspicion =
  | 'hidden box checked'
  | 'form not shown by this site'
  | 'sent too fast'
  | 'form too old'
  | 'links in a short message'
  | 'many links'
  | 'link in the name or subject';

type Submission = { name: string; subject: string; message: string };

const fastestMilliseconds = 3_000;
const oldestMilliseconds = 24 * 60 * 60 * 1000;
/** Characters: about three sentences. */
const shortMessage = 300;
const manyLinks = 3;
const endings = 'com|net|org|info|biz|ru|cn|xyz|top|shop|site|online|click|io|co';
const domain = String.raw`\b[a-z0-9-]{1,63}\.`;
const link = new RegExp(
  String.raw`\b(?:https?:\/\/|www\.)\S|<a\s|\[url|${domain}(?:${endings})\b(?!@)|${domain}[a-z]{2,24}\/\S`,
  'gi',
);
/**
 * Every repetition is bounded: on 5,000 characters without a space an open one takes the server's whole attention for a
 * while.
 */
const personalAddress = /[^\s@]{1,64}@\S{1,255}/g;

/** Every reason, in a fixed order; empty when nothing is suspicious. Addresses of people (`a@b.com`) are not links. */
export function findSuspicions(submission: Submission, isHoneypotFilled: boolean, age: FormAge): Suspicion[] {
  const links = countLinks(submission.message);
  const checks: [boolean, Suspicion][] = [
    [isHoneypotFilled, 'hidden box checked'],
    [age === null, 'form not shown by this site'],
    [age !== null && age < fastestMilliseconds, 'sent too fast'],
    [age !== null && age > oldestMilliseconds, 'form too old'],
    [links > 0 && submission.message.length < shortMessage, 'links in a short message'],
    [links >= manyLinks, 'many links'],
    [countLinks(`${submission.name}\n${submission.subject}`) > 0, 'link in the name or subject'],
  ];
  return checks.flatMap(([holds, suspicion]) => (holds ? [suspicion] : []));
}

function countLinks(text: string): number {
  return text.replace(personalAddress, '').match(link)?.length ?? 0;
}
