import { createHash } from 'node:crypto';
import { readGlossary } from '../../glossary/glossary.server.ts';
import { monthOf } from '../state-law/law-dates.ts';
import { type LawQuestion, listStateLaws } from '../state-law/state-law.server.ts';
import { lawAddress } from './law-bank.ts';
import type { Question } from './question.ts';

type LawFile = { state: string; hash: string; address: string; content: string; ids: string[] };

let files: LawFile[] | undefined;

/** The questions on states' law as the practice page fetches them: a file for each part of a state's law. */
export const lawFiles = (): LawFile[] =>
  (files ??= listStateLaws().flatMap(({ slug, parts }) =>
    parts.map(({ questions }) => {
      const content = JSON.stringify(questions.map(publicLawQuestion));
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
      return { state: slug, hash, address: lawAddress(slug, hash), content, ids: questions.map(({ id }) => id) };
    }),
  ));

function publicLawQuestion(found: LawQuestion): Question {
  const { id, concept, difficulty, question, options, answer, because, wrong, term, law } = found;
  return {
    id,
    concept,
    difficulty,
    question,
    options,
    answer,
    because,
    wrong,
    term: { name: readGlossary().get(term)?.term ?? term, slug: term },
    law: { section: law.section, url: law.url, of: monthOf(law.textDate) },
  };
}
