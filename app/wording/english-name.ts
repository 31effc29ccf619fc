/** The English name of a place: addresses are made of it in every language. A language with its own names has its own. */
export const englishName = (name: string): string => name;
