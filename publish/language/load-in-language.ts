/**
 * `node --import ./publish/language/load-in-language.ts`: every module of the project is loaded in the language that
 * ATLAS_LANGUAGE names. Where it is not set, those modules are that are imported with "?language=es" at the end, and
 * what they import: so one process can speak two languages.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { openKeptModules } from './kept-modules.ts';
import { noKeptTexts } from './kept-texts.ts';
import { type LanguageModules, languageModules } from './language-modules.ts';

const known = new Map<string, LanguageModules>();
const modulesOf = (code: string): LanguageModules => {
  const modules = known.get(code) ?? languageModules(code);
  known.set(code, modules);
  return modules;
};
const languageIn = (url: string | undefined): string | undefined => /[?&]language=(\w+)/.exec(url ?? '')?.[1];
const always = process.env.ATLAS_LANGUAGE;

const kept = always ? openKeptModules(always) : noKeptTexts;
if (isMainThread) process.on('exit', kept.leave);

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const code = languageIn(specifier) ?? languageIn(context.parentURL) ?? always;
    if (!code || !resolved.url.startsWith('file:') || resolved.url.includes('/node_modules/')) return resolved;
    const modules = modulesOf(code);
    const file = fileURLToPath(resolved.url.split('?')[0]!);
    const instead = context.parentURL?.includes(`/content/${code}/`) ? undefined : modules.insteadOf(file);
    if (!instead && !modules.isPutIntoLanguage(file)) return resolved;
    return { ...resolved, url: `${pathToFileURL(instead ?? file).href}?language=${code}`, shortCircuit: true };
  },
  load(url, context, nextLoad) {
    const code = languageIn(url);
    const file = code && fileURLToPath(url.split('?')[0]!);
    if (!file || !modulesOf(code).isPutIntoLanguage(file)) return nextLoad(url, context);
    return {
      format: 'module-typescript',
      source: inLanguage(file, code),
      shortCircuit: true,
    };
  },
});

function inLanguage(file: string, code: string): string {
  const source = readFileSync(file, 'utf8');
  return kept.of(file, source, () => modulesOf(code).put(source, file));
}
