import { readFileSync } from 'node:fs';

/** The path data of each state's outline, by postal code. */
export type Outlines = Record<string, string>;

/** Reads them from the map that publish/before-build has drawn. @throws Error when it has not. */
export function readOutlines(generatedDirectory: string): Outlines {
  const sprite = readFileSync(`${generatedDirectory}/us-map.svg`, 'utf8');
  return Object.fromEntries(
    [...sprite.matchAll(/<path id="([A-Z]{2})" d="([^"]+)"/g)].map(([, code = '', path = '']) => [code, path]),
  );
}
