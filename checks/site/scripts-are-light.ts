import { statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { rootIn, twinOf } from '../../app/language/twin.ts';
import { routeAt } from '../../app/site-map/route-at.ts';
import { scriptLimit } from '../../app/site-map/site-route.ts';
import { attribute, byTag } from './page.ts';
import type { Site, SiteProblem } from './site.ts';

/**
 * What a page's first sign of intent loads: its own module and all that this imports, in Brotli bytes.
 * @param sizeOf bytes of a script as served, by its address
 */
export const scriptsAreLight =
  (sizeOf: (site: Site, address: string) => number) =>
  (site: Site): SiteProblem[] => {
    const sizes = new Map<string, number>();
    const size = (address: string): number => {
      const known = sizes.get(address) ?? sizeOf(site, address);
      sizes.set(address, known);
      return known;
    };
    const imports = new Map<string, string[]>();
    return site.pages.flatMap((page) => {
      const module = byTag(page, 'html').map((element) => attribute(element, 'data-page'))[0];
      if (!module) return [];
      const bytes = [...reachable(site, module, imports)].reduce((sum, address) => sum + size(address), 0);
      const limit = scriptLimit(routeAt(twinOf(page.path, 'en')!).weight, rootIn(page.path).slice(1) || 'en');
      return bytes <= limit
        ? []
        : [{ page: page.path, problem: `loads ${bytes} bytes of script in Brotli; ${limit} are the most` }];
    });
  };

/** The module and everything that it imports, directly or not. */
function reachable(site: Site, module: string, imports: Map<string, string[]>): Set<string> {
  const found = new Set([module]);
  for (const address of found) {
    const named = imports.get(address) ?? importsOf(site.read(address), address, address === module);
    if (address !== module) imports.set(address, named);
    for (const name of named) found.add(name);
  }
  return found;
}

/** A page's own module starts the entry by import(): that one counts. Elsewhere import() waits until it is needed. */
function importsOf(code: string, address: string, isPageModule: boolean): string[] {
  const pattern = isPageModule
    ? /\bimport\s*\(?\s*["'`]([^"'`]+\.js)["'`]|\bfrom\s*["'`]([^"'`]+\.js)["'`]/g
    : /\b(?:import|from)\s*["'`]([^"'`]+\.js)["'`]/g;
  return [...code.matchAll(pattern)].map(([, first, second]) => {
    const name = first ?? second ?? '';
    return name.startsWith('/') ? name : join(dirname(address), name);
  });
}

/** Bytes of the .br file that the build wrote beside it, or of the script itself where none was worth while. */
export const servedScriptBytes =
  (directory: string) =>
  (site: Site, address: string): number => {
    if (!site.files.has(address)) throw new Error(`${address} is imported but not built`);
    return statSync(`${directory}${address}${site.files.has(`${address}.br`) ? '.br' : ''}`).size;
  };
