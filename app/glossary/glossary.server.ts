import { z } from 'zod';
import { examAreaSlugs } from '../question-bank/exam-areas.ts';
import { readContent, readContentFolder } from '../content/read-content.server.ts';
import { asWritten } from '../content/words-of-content.server.ts';
import { typographic } from '../wording/wording.ts';

const wordCount = (text: string): number => text.split(/\s+/).length;
const inOrder = (terms: { slug: string }[]): boolean =>
  terms.every(({ slug }, index) => index === 0 || terms[index - 1]!.slug < slug);

const text = z.string().trim().min(1).transform(typographic);
const slug = z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/);

const glossaryTerm = z.strictObject({
  term: text,
  slug,
  /** Other names of the same thing. */
  also: z.array(text).min(1).default([]),
  definition: text.refine(
    (definition) => wordCount(definition) >= 15 && wordCount(definition) <= 50,
    'must have 15 to 50 words',
  ),
  example: text,
  related: z.array(slug).min(1),
  area: z.enum(examAreaSlugs),
});

/** `english`: the term in English, where it is in another language. */
export type GlossaryTerm = z.infer<typeof glossaryTerm> & { english?: string };
export type FiledTerm = GlossaryTerm & { file: string };

/**
 * The terms as filed, each file checked by itself; checks/content/ looks at all of them together and names every slip.
 */
export function readGlossaryFiles(): FiledTerm[] {
  const files = readContentFolder(
    'glossary',
    z.array(glossaryTerm).refine(inOrder, 'must be in the order of the slugs, each once'),
  );
  return files.flatMap(({ file, content }) => content.map((term) => ({ ...term, ...inEnglish(term), file })));
}

function inEnglish({ term }: { term: string }): { english?: string } {
  const english = typographic(asWritten(term));
  return english === term ? {} : { english };
}

let glossary: Map<string, GlossaryTerm> | undefined;

/**
 * All terms by slug, in alphabetical order. @throws Error for a slug that is there twice or a related term that is not
 * there.
 */
export function readGlossary(): Map<string, GlossaryTerm> {
  glossary ??= bySlug(readGlossaryFiles());
  return glossary;
}

/** The forty terms of the glossary's first page. @throws Error for one that is not in the glossary. */
export function readFirstTerms(): GlossaryTerm[] {
  return readContent('first-terms.yaml', z.array(slug).length(40)).map((first) =>
    termNamed(first, 'content/first-terms.yaml'),
  );
}

/** @throws Error naming the place that asks for a term that is not there. */
export function termNamed(name: string, askedBy: string): GlossaryTerm {
  const found = readGlossary().get(name);
  if (!found) throw new Error(`${askedBy}: ${name} is no term of content/glossary`);
  return found;
}

function bySlug(terms: FiledTerm[]): Map<string, GlossaryTerm> {
  const found = new Map(terms.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)).map((term) => [term.slug, term]));
  if (found.size < terms.length)
    throw new Error('content/glossary: a slug is there twice; npm run check:content says which');
  const lost = terms.flatMap(({ file, slug: from, related }) =>
    related.filter((to) => !found.has(to)).map((to) => `  ${file} ${from}: ${to}`),
  );
  if (lost.length > 0) throw new Error(`content/glossary: related terms that are not there:\n${lost.join('\n')}`);
  return found;
}
