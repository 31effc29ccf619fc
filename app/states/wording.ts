/** How figures are put into words. Pure: no content, no React. */

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 83.75 is "$83.75", 1200 is "$1,200": cents only where there are some. */
export function dollars(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}

/** plural(1, 'hour') is "1 hour", plural(22.5, 'hour') is "22.5 hours". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber.format(count)} ${count === 1 ? one : many}`;
}

export const hours = (count: number): string => plural(count, 'hour');
export const years = (count: number): string => plural(count, 'year');

/** 230 is "3 hours 50 minutes", 240 is "4 hours". */
export function duration(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [whole > 0 && hours(whole), rest > 0 && plural(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

/** "an associate broker", "a salesperson". */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "a, b and c". */
export function list(items: string[], joiner = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1)}`;
}

export const capitalize = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Ends a phrase as a sentence, without doubling its full stop. */
export const sentence = (phrase: string): string => (/[.!?]$/.test(phrase.trim()) ? phrase.trim() : `${phrase.trim()}.`);

/** Straight quotes and apostrophes become typographic ones: "the state's" is "the state’s". */
export function typographic(text: string): string {
  return text
    .replace(/(^|[\s([—–])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([—–“])'/g, '$1‘')
    .replaceAll("'", '’');
}

/** '2026-01' is "January 2026". */
export function monthAndYear(asOf: string): string {
  return new Date(`${asOf}-15T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** '2023-04-15' is "April 15, 2023". */
export function longDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Weeks of study for a course, at so many hours a week, rounded up. */
export const weeksOfStudy = (courseHours: number, hoursPerWeek: number): number => Math.ceil(courseHours / hoursPerWeek);
