import { crc32, deflateSync } from 'node:zlib';

const mostColors = 256;
/** Five bits of each of three channels. */
const shadeCount = 2 ** 15;
const shadeOf = (color: number): number =>
  ((color >> 3) & 31) | (((color >> 11) & 31) << 5) | (((color >> 19) & 31) << 10);

/**
 * Pixels as a PNG of 256 colors at most: a third of the bytes of resvg's own, for a flat drawing whose other colors are
 * the soft edges of letters. Colors that differ in their last three bits alone count as one, as it first appears.
 * @param pixels RGBA, four bytes each; the drawing is opaque
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const shades = new Uint16Array(colors.length);
  const [counts, firsts] = [new Uint32Array(shadeCount), new Uint32Array(shadeCount)];
  const used: number[] = [];
  // Most pixels have the color of the one before.
  for (let at = 0, last = -1, shade = 0; at < colors.length; at += 1) {
    const color = colors[at]!;
    if (color !== last) shade = shadeOf((last = color));
    shades[at] = shade;
    if (counts[shade] === 0) {
      firsts[shade] = color;
      used.push(shade);
    }
    counts[shade]! += 1;
  }
  used.sort((a, b) => counts[b]! - counts[a]! || a - b);
  const palette = used.slice(0, mostColors).map((shade) => firsts[shade]!);
  const places = new Uint8Array(shadeCount);
  used.forEach((shade, index) => {
    places[shade] = index < mostColors ? index : nearest(palette, firsts[shade]!);
  });
  // Each line begins with the number of its filter: none, which suits palettes.
  const lines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) lines[y * (width + 1) + 1 + x] = places[shades[y * width + x]!]!;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(palette.flatMap((color) => channels(color)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(lines, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Red, green, blue of a pixel as the processor reads it (little-endian). */
const channels = (color: number): [number, number, number] => [color & 255, (color >> 8) & 255, (color >> 16) & 255];

function nearest(palette: number[], color: number): number {
  const [red, green, blue] = channels(color);
  let [best, least] = [0, Infinity];
  for (const [index, other] of palette.entries()) {
    const [r, g, b] = channels(other);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
