import { z } from 'zod';
import { readContent } from '../content/read-content.server.ts';
import { text } from './fact.server.ts';

const extra = z.strictObject({ plus: text.optional(), paid: text.optional() });

let loaded: Record<string, z.infer<typeof extra>> | undefined;

/**
 * What a renewal takes beside its fee (`plus`), or how the fee is paid for it to be that (`paid`), by postal code. Read
 * once a build from content/renewal-extras.yaml.
 */
export const readRenewalExtras = (): Record<string, z.infer<typeof extra>> =>
  (loaded ??= readContent('renewal-extras.yaml', z.record(z.string().regex(/^[A-Z]{2}$/), extra)));
