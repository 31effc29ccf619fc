/** How figures are put into words. Pure: no content, no React. */

// Made once: a formatter costs more than a page's worth of formatting.
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const wholeDollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const monthYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 83.75 is "$83.75", 1200 is "$1,200": cents only where there are some. */
export function dollars(amount: number): string {
  return `$${(Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount)}`;
}

/** plural(1, 'hour') is "1 hour", plural(22.5, 'hour') is "22.5 hours". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

/** What a cell says where no trustworthy page gave the figure. A guide says whom to ask instead. */
export const notFound = 'Not found';

export const hours = (count: number): string => plural(count, 'hour');
export const years = (count: number): string => plural(count, 'year');

/** 230 is "3 hours 50 minutes", 240 is "4 hours". */
export function duration(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [whole > 0 && hours(whole), rest > 0 && plural(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

/** "an associate broker", "a salesperson", "a Utah license". */
export const withArticle = (noun: string): string => `${/^[aeio]|^un[a-z]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "a and b", "a, b, and c". */
export function list(items: string[], joiner = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')}${items.length > 2 ? ',' : ''} ${joiner} ${items.at(-1)}`;
}

/** Says of a single word in lower case that visitors read it: so it is put into other languages. */
export const word = (text: string): string => text;

/** "the license fee": a noun of the content, which has its article in other languages by its own form. */
export const withThe = (noun: string): string => `the ${noun}`;

/** "the Maine Real Estate Commission", then "the Commission"; with both where the long one does not hold the short. */
export const inFull = (name: string, short: string): string =>
  name.includes(short.replace(/^the /, '')) ? `the ${name}` : `the ${name} (${short})`;

/** A full stop after a quotation stands inside it. */
export const stopInQuotes = (text: string): string => text.replace(/”\.$/, '.”');

export const capitalize = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Ends a phrase as a sentence, without doubling its full stop. */
export const sentence = (phrase: string): string =>
  /[.!?]$/.test(phrase.trim()) ? phrase.trim() : `${phrase.trim()}.`;

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
  return monthYear.format(new Date(`${asOf}-15T00:00:00Z`));
}

/** '2023-04-15' is "April 15, 2023". */
export function longDate(date: string): string {
  return fullDate.format(new Date(`${date}T12:00:00Z`));
}

/** Weeks of study for a course, at so many hours a week, rounded up. */
export const weeksOfStudy = (courseHours: number, hoursPerWeek: number): number =>
  Math.ceil(courseHours / hoursPerWeek);
