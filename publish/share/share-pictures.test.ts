import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cutFonts } from '../pdf/cut-fonts.ts';
import { readOutlines } from '../pdf/read-outlines.ts';
import { pictureDrawer } from './draw-picture.ts';
import { indexedPng } from './indexed-png.ts';
import { listPictures } from './list-pictures.ts';

const pictures = listPictures(readOutlines('app/generated'));

test('a guide’s picture holds up to three known figures and the outline, an article’s its description', () => {
  const ohio = pictures.find(({ path }) => path === '/state-guides/ohio')!;
  expect(ohio.figures).toEqual([
    { label: 'Pre-licensing education', value: '100 hours' },
    { label: 'Known fees', value: '$212' },
    { label: 'Minimum passing score', value: '70%' },
  ]);
  expect(ohio.outline).toContain('<path d="M');
  const guides = pictures.filter(({ figures }) => figures);
  expect(guides.filter(({ figures }) => figures!.length < 2).map(({ path }) => path)).toEqual([]);
  expect(pictures.filter(({ figures, text }) => !figures && !text)).toEqual([]);
});

test('every drawing is 1200 by 630, under 60 KB, and the same each time', async () => {
  const draw = pictureDrawer(await cutFonts(), 'LicenseAtlas');
  const longest = pictures.toSorted((a, b) => b.title.length - a.title.length)[0]!;
  for (const picture of [longest, pictures.find(({ path }) => path === '/state-guides/alaska')!]) {
    const drawn = draw(picture);
    expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(drawn.length).toBeLessThan(60_000);
    expect(draw(picture).equals(drawn)).toBe(true);
  }
});

test('a picture of few colors keeps them; of many, each takes its nearest', () => {
  const pixels = Uint8Array.from([250, 250, 240, 255, 0, 0, 0, 255, 250, 250, 240, 255, 10, 60, 50, 255]);
  const png = indexedPng(pixels, 2, 2);
  const table = png.indexOf('PLTE') + 4;
  expect([...png.subarray(table, table + 3)]).toEqual([250, 250, 240]);
  const data = png.indexOf('IDAT');
  const lines = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  expect([lines[1], lines[4]]).toEqual([0, 0]);
  expect(new Set([lines[1], lines[2], lines[5]]).size).toBe(3);
});
