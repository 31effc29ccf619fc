import { z } from 'zod';
import { readContent } from '../frame/read-content.server.ts';

const text = z.string().trim().min(1);
const formula = z.strictObject({ name: text, group: z.enum(['money', 'loans', 'property', 'value']), formula: text, example: text });

export type Formula = z.infer<typeof formula>;

/** The starter formulas, grouped as in the file. @throws Error naming the file and what is wrong in it. */
export const readFormulas = (): Formula[] => readContent('formulas-starter.yaml', z.array(formula).length(12));
