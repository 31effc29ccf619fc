/**
 * The English name of a place: addresses are made of it in every language. A language with names of its own has a table
 * (content/es/wording).
 */
export const englishName = (name: string): string => name;
