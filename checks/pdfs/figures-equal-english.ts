import type { PdfDocument } from '../../publish/pdf/pdf-document.ts';

/**
 * A PDF in another language says the figures of the English one, and each as often: only words exist twice. Compared
 * is what both are set from, by the same templates.
 */
export function figuresEqualEnglish(document: PdfDocument, english: PdfDocument): string[] {
  const [own, theirs] = [figuresOf(document.content), figuresOf(english.content)];
  return [...new Set([...own.keys(), ...theirs.keys()])]
    .filter((figure) => own.get(figure) !== theirs.get(figure))
    .map((figure) => `says ${figure} ${own.get(figure) ?? 0} times, in English ${theirs.get(figure) ?? 0} times`);
}

/** Amounts, percents and every number of two digits or more: small ones may be words in one language. */
function figuresOf(content: object): Map<string, number> {
  const figures = textsIn(content).flatMap((text) => text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []);
  const plain = figures.map((figure) => figure.replaceAll(',', '')).filter((figure) => figure.length > 1);
  return new Map([...Map.groupBy(plain, String)].map(([figure, found]) => [figure, found.length]));
}

/** All strings of a document but addresses, and but the English word that stands beside one of another language. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?:|<svg|[/#])/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'english' ? [] : textsIn(inner)));
}
