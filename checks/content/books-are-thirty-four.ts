import type { ContentProblem } from './content-problem.ts';

/** The books page shows 34 different books: no address, number or title twice. */
export function booksAreThirtyFour(books: { id: number; title: string; url: string }[]): ContentProblem[] {
  const file = 'content/books.json';
  const count = books.length === 34 ? [] : [{ file, field: '', problem: `lists ${books.length} books, not 34` }];
  const twice = (['id', 'title', 'url'] as const).flatMap((field) =>
    repeated(books.map((book) => String(book[field]).toLowerCase())).map((value) => ({
      file,
      field,
      problem: `${value} is listed twice`,
    })),
  );
  return [...count, ...twice];
}

const repeated = (values: string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
