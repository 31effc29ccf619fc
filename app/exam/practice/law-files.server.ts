import { createHash } from 'node:crypto';
import { monthOf } from '../state-law/law-dates.ts';
import { type LawQuestion, listStateLaws } from '../state-law/state-law.server.ts';
import { lawAddress } from './law-bank.ts';
import { questionAsShown } from './question-files.server.ts';
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

const publicLawQuestion = (found: LawQuestion): Question => ({
  ...questionAsShown(found),
  law: { section: found.law.section, url: found.law.url, of: monthOf(found.law.textDate) },
});
