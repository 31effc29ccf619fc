import type { Imprint, PdfDocument } from '../../publish/pdf/pdf-document.ts';
import type { Pdf } from './pdf.ts';
import type { Words } from './pdfs-in-language.ts';
import { withoutSpaces } from './without-spaces.ts';

/**
 * Title, page of the site, date, license and the two sentences that every download ends with, as text that can be
 * selected.
 */
export const pdfsSayWhoseTheyAre =
  (documents: PdfDocument[], words: Words, { origin, siteName }: Imprint) =>
  ({ name, text, info }: Pdf): string[] => {
    const document = documents.find((found) => found.name === name);
    if (!document) return ['is no document of publish/pdf'];
    const shown = withoutSpaces(text);
    const promised = [
      document.title,
      words.kept(`${origin}${document.path}`),
      `${document.license} © ${siteName}.`,
      words.advice,
      words.page(1, info.Pages ?? ''),
    ];
    return [
      ...(info.Title === document.title ? [] : [`has the title "${info.Title}"`]),
      ...(info.Author === siteName ? [] : [`has the author "${info.Author}"`]),
      ...promised.filter((part) => !shown.includes(withoutSpaces(part))).map((part) => `does not say "${part}"`),
    ];
  };
