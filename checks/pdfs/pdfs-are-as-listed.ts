import type { WrittenDownload } from '../../publish/pdf/list-downloads.ts';
import type { Pdf } from './pdf.ts';

/** The size and the pages that the site's links tell are those of the file that is served. */
export const pdfsAreAsListed =
  (list: Record<string, WrittenDownload>) =>
  ({ name, bytes, info }: Pdf): string[] => {
    const told = list[name];
    if (!told) return ['is not listed in app/generated/downloads.json'];
    return [
      ...(told.bytes === bytes ? [] : [`has ${bytes} bytes, but its link tells ${told.bytes}`]),
      ...(`${told.pages}` === info.Pages ? [] : [`has ${info.Pages} pages, but its link tells ${told.pages}`]),
    ];
  };
