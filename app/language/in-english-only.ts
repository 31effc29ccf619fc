import type { paths } from '../paths.ts';

/** Pages that are in English only, with all below their addresses, by their names in paths.ts. */
export const inEnglishOnly = [
  'openData',
  'corrections',
  'contact',
  'radio',
  'books',
  'stateQuestions',
  'stateLaw',
  'yourData',
  'newsletterNotConnected',
  'embedContact',
  'embedNews',
] as const satisfies (keyof typeof paths)[];

/** Whether a path is that of a page, or of one below it. */
export const isUnder = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);
