import type { Question } from './question.ts';
import { otherFigures, type Sum, textsOf } from './other-figures.server.ts';
import { figurePattern } from './varied-question.ts';

/** The showings of a sum as the browser gets them: its figures alone, each column once. Nothing for one that stays. */
export function variesOf(question: Sum): Pick<Question, 'varies'> {
  const others = otherFigures(question);
  if (others.length === 0) return {};
  const asWritten = figuresIn(textsOf(question));
  const showings = others.map(({ texts }) => figuresIn(texts));
  const found = new Map<string, number>();
  const columns = asWritten.map((figure, place) => {
    const column = showings.map((figures) => figures[place]!);
    if (column.every((other) => other === figure)) return -1;
    const key = column.join(' ');
    if (!found.has(key)) found.set(key, found.size);
    return found.get(key)!;
  });
  const places = [...found.values()].map((column) => columns.indexOf(column));
  return { varies: { rows: showings.map((figures) => places.map((place) => figures[place]!)), columns } };
}

const figuresIn = (texts: string[]): string[] => texts.flatMap((text) => text.match(figurePattern) ?? []);
