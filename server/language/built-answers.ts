/** The modules in which a build answers and mails in languages beside English (publish/bundle-answers.ts). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '../../app/language/languages.ts';

/** Where the modules of a language are. */
export const answersOf = (buildDirectory: string, code: string): string => join(buildDirectory, code, 'answers');

/**
 * The modules by the code of their language; none for a build in English alone.
 * @param buildDirectory holds a folder for each language
 */
export async function loadAnswers<Module>(buildDirectory: string): Promise<Map<string, Module>> {
  const built = Object.keys(languages)
    .map((code) => [code, join(answersOf(buildDirectory, code), 'in-language.js')] as const)
    .filter(([, file]) => existsSync(file));
  return new Map(
    await Promise.all(
      built.map(async ([code, file]) => [code, (await import(pathToFileURL(file).href)) as Module] as const),
    ),
  );
}
