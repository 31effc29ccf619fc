/**
 * What every download says around its content (templates/atlas.typ). Here and in the words of a document, `{0}` is
 * what the template puts there, and `<0>…</0>` words that it makes a link or strong: their order is the language's.
 */
export const frameWords = {
  foot: 'Edition of {0}. General information, not legal advice.',
  page: 'Page {0} of {1}',
  about: 'About this document',
  kept: 'The page it belongs to, kept current: {0}. This edition is of {1}.',
  advice:
    'This is general information, not legal advice. License law changes; where this document and the regulator of ' +
    'your state differ, the regulator is right.',
};

/** Words with their values, as the templates fill them: for those who look for them in a finished file. */
export const filled = (words: string, ...values: (string | number)[]): string =>
  words.replace(/\{(\d)\}/g, (_, place: string) => `${values[Number(place)]}`);
