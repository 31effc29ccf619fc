import { z } from 'zod';
import { readContent } from '../../content/read-content.server.ts';
import { examAreaSlugs } from '../../question-bank/exam-areas.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { type OutlineId, usualOutline } from './exam-outline.ts';
import type { ExamParts, ExamState } from './full-exam.ts';
import type { LawBank } from './law-bank.ts';
import { lawFiles } from './law-files.server.ts';
import { listStateLaws } from '../state-law/state-law.server.ts';
import { type StateMark, stateMarks } from './state-marks.server.ts';

const combinedExam = z.strictObject({
  state: z.string(),
  /** Questions by part of the state's module. */
  law: z.record(z.string(), z.int().nonnegative()).optional(),
  national: z.record(z.enum(examAreaSlugs), z.int().positive()).optional(),
  says: z.string().optional(),
  source: z.strictObject({ publisher: z.string(), title: z.string(), url: z.url(), read: z.iso.date() }).optional(),
});
type CombinedExam = z.infer<typeof combinedExam>;

let combined: CombinedExam[] | undefined;
const combinedExams = (): CombinedExam[] => (combined ??= readContent('combined-exams.yaml', z.array(combinedExam)));

type ExamFacts = ReturnType<typeof listJurisdictions>[number]['entry']['exam'];

/** A state's mark, its exam company's outline and, where there are questions on its law, how its exam is made up. */
export type StateOfExam = StateMark & ExamState & { law?: LawBank };

export function statesOfExam(): StateOfExam[] {
  const exams = new Map(listJurisdictions().map(({ slug, entry }) => [slug, entry.exam]));
  return stateMarks().map((mark) => {
    const exam = exams.get(mark.slug)!;
    const law = lawOf(mark.slug);
    const parts = partsOf(mark.slug, exam, law !== undefined);
    return { ...mark, outline: outlineOf(exam.provider.value), ...(law && { law }), ...(parts && { parts }) };
  });
}

const outlineOf = (company: string | null): OutlineId => (company?.startsWith('PSI') ? 'psi' : usualOutline);

function partsOf(slug: string, exam: ExamFacts, hasLaw: boolean): ExamParts | undefined {
  const { nationalQuestions, stateQuestions, totalQuestions, minutes } = exam;
  if (nationalQuestions.value !== null && stateQuestions.value !== null)
    return hasLaw ? { national: nationalQuestions.value, law: stateQuestions.value, isMixed: false } : undefined;
  const found = combinedExams().find(({ state }) => state === slug);
  if (!found || totalQuestions.value === null) return undefined;
  const lawShares = found.law && lawSharesOf(slug, found.law);
  const law = lawShares?.reduce((sum, share) => sum + share, 0) ?? 0;
  return {
    national: totalQuestions.value - law,
    law,
    ...(found.national && { shares: found.national }),
    ...(lawShares && { lawShares }),
    isMixed: true,
    ...(minutes.value !== null && { minutes: minutes.value }),
  };
}

/** In the order of the module's parts. @throws Error naming a part that the module has not. */
function lawSharesOf(slug: string, shares: Record<string, number>): number[] {
  const parts = listStateLaws().find((law) => law.slug === slug)?.parts ?? [];
  const unknown = Object.keys(shares).filter((part) => !parts.some((own) => own.slug === part));
  if (unknown.length > 0) throw new Error(`combined-exams.yaml, ${slug}: no part ${unknown.join(', ')}`);
  return parts.map((part) => shares[part.slug] ?? 0);
}

/** Combined exams whose shares are published, with where they were read: for the page's own words. */
export function combinedSources(): { name: string; says: string; url: string }[] {
  const names = new Map(listJurisdictions().map(({ slug, name }) => [slug, name]));
  return combinedExams().flatMap(({ state, says, source }) =>
    says && source ? [{ name: names.get(state) ?? state, says, url: source.url }] : [],
  );
}

function lawOf(state: string): LawBank | undefined {
  const files = lawFiles().filter((file) => file.state === state);
  const code = files[0]?.ids[0]?.slice(0, 2);
  const numberOf = (id: string): number => Number(id.slice(3));
  return code ? { code, parts: files.map(({ hash, ids }) => [hash, ids.map(numberOf)]) } : undefined;
}
