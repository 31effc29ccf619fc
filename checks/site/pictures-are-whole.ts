import { readFileSync } from 'node:fs';
import { attribute, byTag, type Page } from './page.ts';
import { onEachPage, type Site, type SiteProblem } from './site.ts';

/** Width and height that sites which show a shared page cut nothing of, and what they load without a second thought. */
const [width, height, mostBytes] = [1200, 630, 60_000];

/**
 * Every page says which picture is shown where it is shared, how large it is and what it shows; the pages that have one
 * of their own show that one, as large as it says and under 60 KB.
 * @param own the paths of those pages @param picture the bytes of a built file
 */
export const picturesAreWhole = (own: string[], origin: string, picture: (address: string) => Buffer) => {
  const promised = new Set(own);
  const check = onEachPage((page) => {
    const address = shownBy(page, 'og:image');
    if (!address?.startsWith(`${origin}/`)) return promised.has(page.path) ? ['names no picture'] : [];
    const problems = ['width', 'height', 'alt'].filter((name) => !shownBy(page, `og:image:${name}`));
    const file = address.slice(origin.length);
    return [
      ...problems.map((name) => `says no ${name} of its picture`),
      ...(promised.has(page.path)
        ? [...(file.endsWith(`${page.path}.png`) ? [] : [`shows ${file}`]), ...problemsOf(picture, file)]
        : []),
    ];
  });
  return (site: Site): SiteProblem[] => check(site);
};

const shownBy = (page: Page, property: string): string | undefined => {
  const found = byTag(page, 'meta').find((meta) => attribute(meta, 'property') === property);
  return found && attribute(found, 'content');
};

function problemsOf(picture: (address: string) => Buffer, file: string): string[] {
  try {
    const bytes = picture(file);
    // A PNG's first part holds its width and height.
    const size = `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`;
    return [
      ...(size === `${width} × ${height}` ? [] : [`its picture is ${size}`]),
      ...(bytes.length < mostBytes ? [] : [`its picture weighs ${bytes.length} bytes`]),
    ];
  } catch {
    return [`its picture ${file} was not built`];
  }
}

/** Reads a file of the build. */
export const builtFile =
  (directory: string) =>
  (address: string): Buffer =>
    readFileSync(`${directory}${address}`);
