import { z } from 'zod';
import { readContent } from '../../content/read-content.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { type OutlineId, usualOutline } from './exam-outline.ts';
import type { ExamParts, ExamState } from './full-exam.ts';
import type { LawBank } from './law-bank.ts';
import { lawFiles } from './law-files.server.ts';
import { type StateMark, stateMarks } from './state-marks.server.ts';

const combinedExam = z.strictObject({
  state: z.string(),
  law: z.int().positive(),
  math: z.int().positive(),
  source: z.strictObject({ publisher: z.string(), title: z.string(), url: z.url(), read: z.iso.date() }),
});

type ExamFacts = ReturnType<typeof listJurisdictions>[number]['entry']['exam'];

/** A state's mark, its exam company's outline and, where there are questions on its law, how its exam is made up. */
export type StateOfExam = StateMark & ExamState & { law?: LawBank };

export function statesOfExam(): StateOfExam[] {
  const combined = readContent('combined-exams.yaml', z.array(combinedExam));
  const exams = new Map(listJurisdictions().map(({ slug, entry }) => [slug, entry.exam]));
  return stateMarks().map((mark) => {
    const exam = exams.get(mark.slug)!;
    const law = lawOf(mark.slug);
    const parts =
      law &&
      partsOf(
        exam,
        combined.find(({ state }) => state === mark.slug),
      );
    return { ...mark, outline: outlineOf(exam.provider.value), ...(law && parts && { law, parts }) };
  });
}

const outlineOf = (company: string | null): OutlineId => (company?.startsWith('PSI') ? 'psi' : usualOutline);

function partsOf(exam: ExamFacts, combined: z.infer<typeof combinedExam> | undefined): ExamParts | undefined {
  const { nationalQuestions, stateQuestions, totalQuestions } = exam;
  if (nationalQuestions.value !== null && stateQuestions.value !== null)
    return { national: nationalQuestions.value, law: stateQuestions.value, isMixed: false };
  if (!combined || totalQuestions.value === null) return undefined;
  return {
    national: totalQuestions.value - combined.law,
    law: combined.law,
    math: combined.math,
    isMixed: true,
  };
}

function lawOf(state: string): LawBank | undefined {
  const files = lawFiles().filter((file) => file.state === state);
  const code = files[0]?.ids[0]?.slice(0, 2);
  const numberOf = (id: string): number => Number(id.slice(3));
  return code ? { code, parts: files.map(({ hash, ids }) => [hash, ids.map(numberOf)]) } : undefined;
}
