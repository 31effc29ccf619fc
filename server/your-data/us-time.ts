const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** "November 20, 2026 at 2:05 PM". @param time ISO 8601; null says that it has not happened */
export function usTime(time: string | null): string {
  return time === null ? 'not yet' : format.format(new Date(time)).replaceAll('\u202f', ' ');
}
