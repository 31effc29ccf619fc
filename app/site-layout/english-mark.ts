/** Stands after links to pages that are in English only, on pages in another language (publish/language). */
export const englishMark = '(in English)';
