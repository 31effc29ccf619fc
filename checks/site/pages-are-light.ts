import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { twinOf } from '../../app/language/twin.ts';
import { routeAt } from '../../app/site-map/route-at.ts';
import { weights } from '../../app/site-map/site-route.ts';
import { attribute, byTag, type Element, type Page, sourceText } from './page.ts';
import { onEachPage } from './site.ts';

const scriptLimit = 2 * 1024;

/** The first visit fits one round trip: HTML with its styles, in Brotli bytes, and what runs before any intent. */
export const pagesAreLight = (compressed: (page: Page) => Buffer | undefined) =>
  onEachPage((page) => {
    const limit = weights[routeAt(twinOf(page.path, 'en')!).weight].html;
    const bytes = brotliBytes(page, compressed(page));
    const script = byTag(page, 'script')
      .filter(isInlineCode)
      .reduce((sum, element) => sum + Buffer.byteLength(sourceText(element)), 0);
    return [
      ...(bytes <= limit ? [] : [`weighs ${bytes} bytes in Brotli; ${limit} are the most`]),
      ...(script <= scriptLimit ? [] : [`runs ${script} bytes of inline script; ${scriptLimit} are the most`]),
    ];
  });

/** The size at quality 11. The build's own .br file is that, and saves seconds, as long as it is of this very page. */
export function brotliBytes({ html }: Page, compressed?: Buffer): number {
  if (compressed && brotliDecompressSync(compressed).equals(Buffer.from(html))) return compressed.length;
  return brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html) },
  }).length;
}

/** Reads the .br file that the build wrote beside a page. */
export function builtBrotli(directory: string): (page: Page) => Buffer | undefined {
  return ({ path }) => {
    const file = path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`;
    try {
      return readFileSync(`${directory}${file}.br`);
    } catch {
      return undefined;
    }
  };
}

const isInlineCode = (script: Element): boolean =>
  attribute(script, 'src') === undefined &&
  /^(?:|module|(?:text|application)\/javascript)$/.test(attribute(script, 'type') ?? '');
