/** A signed note in the contact form of when it was shown: a person takes a while to write, a robot does not. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds since the form was shown, or null where the stamp is missing, not ours or from the future. */
export type FormAge = number | null;

/** `<time>.<random>.<signature>`: the random part makes each shown form one of its own. */
export function stampForm(secret: string, now: Date): string {
  const content = `${now.getTime()}.${randomBytes(9).toString('base64url')}`;
  return `${content}.${sign(secret, content)}`;
}

/** @param stamp as it came back, of any content */
export function ageOfForm(secret: string, stamp: string | undefined, now: Date): FormAge {
  const [, content, time, signature] = /^((\d{1,15})\.[A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]{43})$/.exec(stamp ?? '') ?? [];
  if (content === undefined || signature === undefined) return null;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, content)))) return null;
  const age = now.getTime() - Number(time);
  return age < 0 ? null : age;
}

function sign(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`contact form ${content}`).digest('base64url');
}
