type Dated = { textDate: string; read: string };

/**
 * From when the texts of law are and when they were read, in one sentence: "The texts are of February 2026 to June 2026
 * and were read on November 22, 2026."
 */
export function datesOf(laws: Dated[]): string {
  const texts = [...new Set(laws.map(({ textDate }) => textDate))].toSorted();
  const reads = [...new Set(laws.map(({ read }) => read))].toSorted();
  const [first, last] = [texts[0]!, texts.at(-1)!];
  const of = first === last ? monthOf(first) : `${monthOf(first)} to ${monthOf(last)}`;
  return `The texts are from ${of} and were last read on ${dayOf(reads.at(-1)!)}.`;
}

// Made once: a formatter costs more than a page's worth of formatting.
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const wholeDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-02' is February 2026; a year alone stays one. */
export const monthOf = (month: string): string =>
  month.includes('-') ? monthAndYear.format(new Date(`${month}-01`)) : month;

const dayOf = (day: string): string => wholeDate.format(new Date(day));
