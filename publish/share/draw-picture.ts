import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Resvg } from '@resvg/resvg-js';
import { indexedPng } from './indexed-png.ts';
import type { SharePicture } from './share-picture.ts';

export type PictureDrawer = (picture: SharePicture) => Buffer;

const folder = import.meta.dirname;

/**
 * Typst sets the words, in our fonts and broken into lines, as outlines; resvg makes pixels of them, without a browser.
 * @throws (the function it returns) for whatever Typst reports, such as a letter that the fonts lack
 */
export function pictureDrawer(fonts: Buffer[], siteName: string): PictureDrawer {
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] });
  return ({ path, ...shown }) => {
    const inputs = { data: JSON.stringify({ ...shown, siteName }) };
    const compiled = compiler.compile({ mainFilePath: `${folder}/picture.typ`, inputs });
    const problems = compiled.takeDiagnostics() ?? compiled.takeError() ?? compiled.takeWarnings();
    if (problems || !compiled.result)
      throw new Error(`the picture of ${path}: ${JSON.stringify(problems && compiler.fetchDiagnostics(problems))}`);
    if (compiled.result.numOfPages !== 1) throw new Error(`the picture of ${path} does not fit`);
    const svg = compiler.plainSvg(compiled.result);
    compiler.evictCache(0);
    const { pixels, width, height } = new Resvg(svg, {
      fitTo: { mode: 'width', value: 1200 },
      font: { loadSystemFonts: false },
    }).render();
    return indexedPng(pixels, width, height);
  };
}
