import { z } from 'zod';
import { readContent } from '../content/read-content.server.ts';
import { text } from './fact.server.ts';

let loaded: Record<string, { says: string }> | undefined;

/**
 * What a renewal takes beside its fee, by postal code, in the words that follow the fee: "online", or "plus …".
 * Read once a build from content/renewal-extras.yaml.
 */
export const readRenewalExtras = (): Record<string, { says: string }> =>
  (loaded ??= readContent(
    'renewal-extras.yaml',
    z.record(z.string().regex(/^[A-Z]{2}$/), z.strictObject({ says: text })),
  ));
