import { z } from 'zod';
import { readContent } from '../content/read-content.server.ts';

const hours = z.int().positive();
const counts = z.union([z.enum(['all', 'extra', 'instead']), hours, z.strictObject({ upTo: hours })]);

/** How post-license hours count toward continuing education; content/post-license.yaml says what each word means. */
export type PostLicenseCounts = z.infer<typeof counts>;

let loaded: Record<string, PostLicenseCounts> | undefined;

/** What content/post-license.yaml says, by postal code. Read once a build. */
export const readPostLicenseCounts = (): Record<string, PostLicenseCounts> =>
  (loaded ??= readContent('post-license.yaml', z.record(z.string().regex(/^[A-Z]{2}$/), counts)));
