import { createRequire } from 'node:module';

type Parser = Pick<typeof import('vite'), 'parseAst' | 'parseSync'>;

/**
 * Vite's parser of scripts, loaded when something is parsed: most threads of a build find all that they ask for among
 * what is kept, and to load Vite takes each of them a third of a second.
 */
export const codeParser = (): Parser => createRequire(import.meta.url)('vite') as Parser;
