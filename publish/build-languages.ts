import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../app/language/languages.ts';
import type { BuiltLanguage } from './build-in-language.ts';
import type { BuildStep } from './build-steps.ts';
import type { SourcesOfPages } from './inline-sources.ts';

/** Codes of the languages beside English. */
export const otherLanguages = Object.keys(languages).filter((code) => code !== 'en');

/** The site in each language beside English while it is being built, beside the English one. */
export type LanguagesUnderWay = {
  tell: (step: BuildStep) => void;
  /**
   * Puts their pages beside the English ones. @returns how many pages, and what they have inline
   * @throws Error where a language could not be built; what is wrong is printed
   */
  finish: () => Promise<{ pages: number; inline: SourcesOfPages }>;
  /** Ends those that are not through. */
  stop: () => void;
};

/**
 * Builds each language in a process of its own, in which every module is in that language. It bundles and sets PDFs
 * while the same is done here, and renders while English pages are.
 */
export function startLanguages(buildDirectory: string): LanguagesUnderWay {
  const started = otherLanguages.map((code) => ({ code, ...startOne(code) }));
  return {
    tell: (step) => started.forEach(({ child }) => child.connected && child.send(step)),
    finish: async () => {
      const inline: SourcesOfPages = new Map();
      let pages = 0;
      for (const { code, ended } of started) {
        await ended;
        const built = placeLanguage(buildDirectory, code);
        built.inline.forEach(([path, sources]) => inline.set(path === '/404' ? `/${code}/404` : path, sources));
        pages += built.pages;
      }
      return { pages, inline };
    },
    stop: () => started.forEach(({ child }) => child.kill()),
  };
}

/** With these, Node loads every module in the language that ATLAS_LANGUAGE names. */
export const inLanguage = ['--import', './publish/language/load-in-language.ts'];

function startOne(code: string): { child: ChildProcess; ended: Promise<void> } {
  const child = spawn(process.execPath, [...inLanguage, 'publish/build-in-language.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ATLAS_LANGUAGE: code },
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`The site could not be built in "${code}".`)),
    );
  });
  // Heard by whoever finishes; until then it is no unhandled one.
  ended.catch(() => {});
  return { child, ended };
}

/** Its pages lie there already (render/render-page.ts). */
function placeLanguage(buildDirectory: string, code: string): BuiltLanguage {
  const own = join(buildDirectory, code);
  const built = JSON.parse(readFileSync(join(own, 'built.json'), 'utf8')) as BuiltLanguage;
  for (const part of ['assets', code, `sitemap-${code}.xml`])
    moveInto(join(own, 'client', part), join(buildDirectory, 'client', part));
  rmSync(join(own, 'client'), { recursive: true });
  return built;
}

/** Moves a file, or what is in a folder, into the folder of the same name where there is one. */
function moveInto(from: string, to: string): void {
  if (existsSync(to) && statSync(to).isDirectory())
    readdirSync(from).forEach((name) => moveInto(join(from, name), join(to, name)));
  else renameSync(from, to);
}
