type Dated = { textDate: string; read: string };

/**
 * When the texts of law were last read, and from when they are: "Checked November 22, 2026. The laws and rules date
 * from February 2026 to June 2026."
 */
export function datesOf(laws: Dated[]): string {
  const texts = [...new Set(laws.map(({ textDate }) => textDate))].toSorted();
  const reads = [...new Set(laws.map(({ read }) => read))].toSorted();
  const [first, last] = [texts[0]!, texts.at(-1)!];
  const of = first === last ? monthOf(first) : `${monthOf(first)} to ${monthOf(last)}`;
  return `Checked ${dayOf(reads.at(-1)!)}. The laws and rules date from ${of}.`;
}

// Made once: a formatter costs more than a page's worth of formatting.
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const wholeDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-02' is February 2026; a year alone stays one. */
export const monthOf = (month: string): string =>
  month.includes('-') ? monthAndYear.format(new Date(`${month}-01`)) : month;

const dayOf = (day: string): string => wholeDate.format(new Date(day));
