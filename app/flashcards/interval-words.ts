const minute = 60_000;
const day = 24 * 60 * minute;

/** How long from now in words short enough for a button: "1 min", "3 days", "2.5 months". `span` in milliseconds. */
export function intervalWords(span: number): string {
  if (span < 60 * minute) return `${Math.max(1, Math.round(span / minute))} min`;
  if (span < day - 30 * minute) return counted(Math.round(span / (60 * minute)), 'hour');
  const days = Math.round(span / day);
  if (days < 31) return counted(days, 'day');
  return days < 365
    ? counted(Math.round((days / 30.4) * 10) / 10, 'month')
    : counted(Math.round((days / 365) * 10) / 10, 'year');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
