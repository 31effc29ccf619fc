import { spawn } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../app/language/languages.ts';
import type { BuiltLanguage } from './build-in-language.ts';
import type { SourcesOfPages } from './inline-sources.ts';

/**
 * Builds the site in each language beside English, each in a process of its own, in which every module is in that
 * language, and puts its pages beside the English ones.
 * @returns how many pages, and what they have inline
 * @throws Error where a language could not be built; what is wrong is printed
 */
export async function buildLanguages(buildDirectory: string): Promise<{ pages: number; inline: SourcesOfPages }> {
  const inline: SourcesOfPages = new Map();
  let pages = 0;
  for (const code of Object.keys(languages).filter((one) => one !== 'en')) {
    await buildOne(code);
    const own = join(buildDirectory, code);
    const built = JSON.parse(readFileSync(join(own, 'built.json'), 'utf8')) as BuiltLanguage;
    built.inline.forEach(([path, sources]) => inline.set(path === '/404' ? `/${code}/404` : path, sources));
    pages += built.pages;
    cpSync(join(own, 'client/assets'), join(buildDirectory, 'client/assets'), { recursive: true });
    // Folders of an earlier build may lie there, without their files.
    rmSync(join(buildDirectory, 'client', code), { recursive: true, force: true });
    renameSync(join(own, 'client', code), join(buildDirectory, 'client', code));
    cpSync(join(own, `client/sitemap-${code}.xml`), join(buildDirectory, `client/sitemap-${code}.xml`));
    rmSync(join(own, 'client'), { recursive: true });
  }
  return { pages, inline };
}

function buildOne(code: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', './publish/language/load-in-language.ts', 'publish/build-in-language.ts'],
    { stdio: 'inherit', env: { ...process.env, ATLAS_LANGUAGE: code } },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`The site could not be built in "${code}".`)),
    );
  });
}
