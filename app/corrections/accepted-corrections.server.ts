import { z } from 'zod';
import { readContent } from '../content/read-content.server.ts';
import { facts } from '../facts/registry.server.ts';
import { readJurisdictions } from '../facts/jurisdictions.server.ts';

const accepted = z.strictObject({
  date: z.iso.date(),
  state: z.string().refine((slug) => readJurisdictions().has(slug), 'is no state, district or territory of content/'),
  fact: z.string().refine((path) => path in facts, 'is no fact of app/facts/entries/'),
  text: z.string().trim().min(1),
  /** One word: a first name, and never more of a person. */
  thanks: z
    .string()
    .regex(/^[\p{L}’'-]{1,40}$/u)
    .optional(),
});

export type AcceptedCorrection = {
  date: string;
  slug: string;
  name: string;
  called: string;
  text: string;
  thanks?: string;
};

/** The corrections of readers that were accepted, newest first. @param file below content/, for tests */
export function readCorrections(file = 'corrections.yaml'): AcceptedCorrection[] {
  const { corrections } = readContent(file, z.strictObject({ corrections: z.array(accepted) }));
  return corrections
    .map(({ date, state, fact, text, thanks }) => ({
      date,
      slug: state,
      name: readJurisdictions().get(state)!.name,
      called: facts[fact as keyof typeof facts].called,
      text,
      ...(thanks && { thanks }),
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}
