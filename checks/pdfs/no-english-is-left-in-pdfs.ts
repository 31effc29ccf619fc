import type { PdfDocument } from '../../publish/pdf/pdf-document.ts';
import { isEnglish } from '../site/no-english-is-left.ts';
import { textsIn } from './figures-equal-english.ts';

/** Keys of what an exam asks, which stays English below a key that says so. */
const asked = new Set(['question', 'options']);

/**
 * All words of a document, those of its template too, are in its language.
 * @param withoutNames takes names out of a text
 */
export const noEnglishIsLeftInPdfs =
  (code: string, withoutNames: (text: string) => string) =>
  ({ title, description, license, words, content }: PdfDocument): string[] =>
    [...new Set(textsIn([title, description, license, words, withoutAsked(content)]))]
      .filter((text) => isEnglish(text, code) && isEnglish(withoutNames(text), code))
      .map((text) => `is in English: "${text.slice(0, 120)}"`);

function withoutAsked(value: unknown, isAsked = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutAsked(item, isAsked));
  if (typeof value !== 'object' || value === null) return value;
  const leaves = isAsked || ('asksIn' in value && value.asksIn === 'en');
  const kept = Object.entries(value).filter(([name]) => !leaves || !asked.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutAsked(inner, leaves)]));
}
