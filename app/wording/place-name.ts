/** English puts "the" before districts and before groups of islands. */
const takesArticle = (name: string): boolean => /^District of |Islands$/.test(name);

/**
 * A jurisdiction's name as it stands inside a sentence: "the District of Columbia", "the US Virgin Islands", "Ohio".
 * In lists, tables and short labels the bare name stands.
 */
export const placeName = (name: string): string => (takesArticle(name) ? `the ${name}` : name);

/** The same at the beginning of a sentence: "The District of Columbia". */
export const placeNameFirst = (name: string): string => (takesArticle(name) ? `The ${name}` : name);
