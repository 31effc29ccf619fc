import { z } from 'zod';
import { readContent } from '../content/read-content.server.ts';

const bookRecord = z.strictObject({
  id: z.int().positive(),
  title: z.string().min(1),
  /** Family name first, as catalogs write it. */
  author: z.string().min(1),
  authorId: z.int(),
  coCreator: z.string().optional(),
  url: z.url({ protocol: /^https$/ }),
  authorUrl: z.url({ protocol: /^https$/ }),
  rights: z.string(),
  /** The catalogs in which the address was found. */
  confirmedBy: z.array(z.string()).min(1),
});

const bookList = z
  .array(bookRecord)
  .length(34)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'the same id is there twice');

export type Book = {
  /** The bookseller's number: also the name of the cover's file. */
  id: number;
  title: string;
  /** Given name first. */
  author: string;
  coAuthor?: string;
  url: string;
};

let books: Book[] | undefined;

/** The 34 books in the order of the file, tidied for display. @throws Error naming every field that is wrong. */
export function readBooks(): Book[] {
  books ??= readContent('books.json', bookList).map(({ id, title, author, coCreator, url }) => ({
    id,
    title: tidyTitle(title),
    author: givenNameFirst(author),
    coAuthor: coCreator && givenNameFirst(coCreator),
    url,
  }));
  return books;
}

const smallWords = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** Catalogs disagree on capitals and spaces: "As a man thinketh" becomes "As a Man Thinketh", " : " becomes ": ". */
export function tidyTitle(title: string): string {
  return title
    .replace(/\s+:\s+/g, ': ')
    .replace(/; or,/i, '; or,')
    .replace(/(?<=\s)[a-z]+/g, (word) => (smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}

/** "Atkinson, William Walker" becomes "William Walker Atkinson". */
export function givenNameFirst(name: string): string {
  const [family, given] = name.split(', ');
  return given ? `${given} ${family}` : name;
}
