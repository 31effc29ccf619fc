import { language } from '../../app/language/language.ts';
import { longDate } from '../../app/wording/wording.ts';
import { frameWords } from './frame-words.ts';
import type { Imprint, PdfDocument } from './pdf-document.ts';

/** All that a template finds in `sys.inputs.data`, and so all that a PDF is made from beside code and fonts. */
export function templateData(document: PdfDocument, { siteName, origin, edition }: Imprint): object {
  const { title, description, path, license, words, content } = document;
  const [lang, region] = language.locale.split('-');
  const [year, month, day] = edition.split('-').map(Number);
  return {
    title,
    description,
    license,
    siteName,
    origin,
    address: `${origin}${path}`,
    lang,
    region,
    date: { year, month, day },
    edition: longDate(edition),
    frame: frameWords,
    words,
    content,
  };
}
