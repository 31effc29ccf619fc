import { longDate } from '../../app/wording/wording.ts';
import type { Imprint, PdfDocument } from '../../publish/pdf/pdf-document.ts';
import type { Pdf } from './pdf.ts';
import { withoutSpaces } from './without-spaces.ts';

/**
 * Title, page of the site, date, license and the two sentences that every download ends with, as text that can be
 * selected.
 */
export const pdfsSayWhoseTheyAre =
  (documents: PdfDocument[], { origin, siteName, edition }: Imprint) =>
  ({ name, text, info }: Pdf): string[] => {
    const document = documents.find((found) => found.name === name);
    if (!document) return ['is no document of publish/pdf'];
    const words = withoutSpaces(text);
    const promised = [
      document.title,
      `${origin}${document.path}`,
      `edition is of ${longDate(edition)}`,
      `${document.license} © ${siteName}.`,
      'This is general information, not legal advice.',
      `Page 1 of ${info.Pages}`,
    ];
    return [
      ...(info.Title === document.title ? [] : [`has the title "${info.Title}"`]),
      ...(info.Author === siteName ? [] : [`has the author "${info.Author}"`]),
      ...promised.filter((part) => !words.includes(withoutSpaces(part))).map((part) => `does not say "${part}"`),
    ];
  };
