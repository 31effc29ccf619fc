import { z } from 'zod';
import { readContent } from '../content/read-content.server.ts';

const hours = z.int().positive();
const counting = z.union([z.enum(['all', 'extra', 'instead']), hours, z.strictObject({ upTo: hours })]);

/** How post-license hours count toward continuing education; content/post-license.yaml says what each word means. */
export type PostLicenseCounts = z.infer<typeof counting>;

let loaded: Record<string, PostLicenseCounts> | undefined;

/** What content/post-license.yaml says, by postal code. Read once a build. */
export const readPostLicenseCounts = (): Record<string, PostLicenseCounts> =>
  (loaded ??= readContent('post-license.yaml', z.record(z.string().regex(/^[A-Z]{2}$/), counting)));

/** How many of the post-license hours are part of the continuing education, as one more sentence; '' where unsaid. */
export function countedInWords(counts: PostLicenseCounts | undefined): string {
  if (counts === undefined || counts === 'instead') return '';
  if (counts === 'extra') return ' These hours don’t count as continuing education.';
  if (counts === 'all') return ' These hours count toward your continuing education.';
  if (typeof counts === 'number') return ` Of these hours, ${counts} count toward your continuing education.`;
  return ` Of these hours, up to ${counts.upTo} count toward your continuing education.`;
}
