import { findSlips } from '../american-english.ts';
import type { ContentProblem } from './content-problem.ts';

export type VisibleText = { file: string; field: string; text: string };

/** Visitors are Americans: no British spelling and no date that names the day first. */
export function wordsAreAmerican(texts: VisibleText[]): ContentProblem[] {
  return texts.flatMap(({ file, field, text }) => findSlips(text).map((problem) => ({ file, field, problem })));
}

/** Every text in a content file that visitors may see: all strings but addresses. */
export function visibleTexts(file: string, content: unknown, field = ''): VisibleText[] {
  if (typeof content === 'string') return /^https?:\/\/\S+$/.test(content) ? [] : [{ file, field, text: content }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => visibleTexts(file, value, field ? `${field}.${key}` : key));
}
