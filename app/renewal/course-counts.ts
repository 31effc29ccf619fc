/** How a course counts that is taken for no mandatory part; any other stands in the log by the part's name. */
export const elective = 'elective';
export const postLicense = 'post-license';

/** What a course counts as, for a reader. */
export function countsInWords(counts: string): string {
  if (counts === elective) return 'Elective';
  return counts === postLicense ? 'Post-license' : counts;
}
