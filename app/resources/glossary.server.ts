import { z } from 'zod';
import { readContent } from '../states/states.server.ts';

const wordCount = (text: string): number => text.split(/\s+/).length;
const inOrder = (terms: { term: string }[]): boolean =>
  terms.every(({ term }, index) => index === 0 || terms[index - 1]!.term.localeCompare(term) < 0);

const glossaryTerm = z.strictObject({
  term: z.string().trim().min(1),
  definition: z.string().trim().refine((text) => wordCount(text) >= 15 && wordCount(text) <= 35, 'must have 15 to 35 words'),
});

const glossary = z.array(glossaryTerm).length(40).refine(inOrder, 'must be in alphabetical order, each term once');

export type GlossaryTerm = z.infer<typeof glossaryTerm>;

/** The starter glossary, in alphabetical order. @throws Error naming the file and what is wrong in it. */
export const readGlossary = (): GlossaryTerm[] => readContent('glossary-starter.yaml', glossary);
