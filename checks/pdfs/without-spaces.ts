/**
 * Lines break where they must: texts are compared without spaces, and without hyphens, which pdftotext drops at the end
 * of a line.
 */
export const withoutSpaces = (text: string): string => text.replace(/[\s\u200B\u00AD-]+/g, '');
