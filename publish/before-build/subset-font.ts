import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** What headings and figures are set in: ASCII, typographic quotes and dashes, and the few signs the site uses. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const glyphs = `${ascii}‘’“”–—…·×÷≤≥≈→←↑↓§©é½¼¾°•`;

/** What other languages need besides: their pages load a font of their own in the place of the English one. */
const otherLetters = 'áíóúüñÁÉÍÓÚÜÑ¿¡';

/** Cuts Source Serif 4 (SIL Open Font License) to those glyphs and to the weights 400-700. */
export async function subsetSerif(directory: string): Promise<void> {
  const require = createRequire(import.meta.url);
  for (const style of ['normal', 'italic'] as const) {
    const source = await readFile(
      require.resolve(`@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-${style}.woff2`),
    );
    // The italic sets one word of the logotype, nothing else.
    const text = style === 'italic' ? 'LicenseAtlas' : glyphs;
    const variationAxes = { wght: style === 'italic' ? 500 : { min: 400, max: 700 } };
    const options = { targetFormat: 'woff2' as const, variationAxes };
    await writeFile(`${directory}/serif-${style}.woff2`, await subsetFont(source, text, options));
    if (style === 'normal')
      await writeFile(`${directory}/serif-letters.woff2`, await subsetFont(source, glyphs + otherLetters, options));
  }
}
