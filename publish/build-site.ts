import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { languages } from '../app/language/languages.ts';
import { siteConfig } from '../site.config.ts';
import type { SourcesOfPages } from './inline-sources.ts';
import { clearBuild, removeLeftOver } from './render/written-pages.ts';
import { runStages, type Stage } from './run-stages.ts';
import { writeSecurityHeaders } from './security-headers.ts';
import { siteOrigins } from './site-origins.ts';
import type { BuiltLanguage } from './stages/pages.ts';

const buildDirectory = 'build';

/** Codes of the languages beside English. */
export const otherLanguages = Object.keys(languages).filter((code) => code !== 'en');

/**
 * The whole site into build/, in all languages. Each stage is a process of its own, and no more run at once than there
 * are cores: what a stage has in memory is gone before pages are rendered. First what is imported and drawn, then the
 * bundles, then the pages.
 */
export async function buildSite({ verbose = false } = {}): Promise<void> {
  const stayed = clearBuild(buildDirectory);
  const children = new Set<() => void>();
  try {
    await runStages(stagesOf(verbose, children), Math.max(2, availableParallelism()));
  } finally {
    children.forEach((stop) => stop());
  }
  const built = Object.keys(languages).map((code) => ({ code, ...placeLanguage(code) }));
  await writeHeaders(built);
  removeLeftOver(buildDirectory, stayed);
  report(built);
}

type Built = BuiltLanguage & { code: string };

/** English first: its pages have what the other languages have not, and take longer. */
function stagesOf(verbose: boolean, children: Set<() => void>): Stage[] {
  const stage = (script: string, code: string, after: string[]): Stage => ({
    name: `${script} ${code}`,
    after,
    run: () => runScript(`publish/stages/${script}.ts`, { code, verbose, children }),
  });
  const codes = ['en', ...otherLanguages];
  return [
    ...codes.flatMap((code) => [
      ...(code === 'en' ? [] : [stage('find-missing-words', code, [])]),
      stage('draw', code, []),
      // English bundles leave what all others hold besides code.
      stage('bundle', code, code === 'en' ? [] : ['bundle en']),
    ]),
    ...codes.map((code) => stage('pages', code, [`draw ${code}`, `bundle ${code}`])),
  ];
}

type Script = { code: string; verbose: boolean; children: Set<() => void> };

/** With this, Node loads every module in the language that ATLAS_LANGUAGE names. */
export const inLanguage = ['--import', './publish/language/load-in-language.ts'];

/**
 * V8 lets a heap become twice as large as what is in it before it looks for what is not needed: on a machine with much
 * memory the pages of a language held 800 MB, so 490. Of what is new, bundling has room for 32 MB, the others for 16.
 */
const sparingly = (script: string): string[] => [
  '--heap-growing-percent=30',
  `--max-semi-space-size=${script.endsWith('bundle.ts') ? 32 : 16}`,
];

/** What Vite makes of modules is put into a language by its plugin, and words are looked for in the English ones. */
const readsEnglish = /(bundle|find-missing-words)\.ts$/;

/** @throws Error where the script fails; what is wrong is printed by it */
async function runScript(script: string, { code, verbose, children }: Script): Promise<void> {
  const step = [
    ...sparingly(script),
    ...(code === 'en' || readsEnglish.test(script) ? [] : inLanguage),
    ...(verbose ? ['--import', './publish/stages/say-usage.ts'] : []),
    script,
  ];
  const env = code === 'en' ? process.env : { ...process.env, ATLAS_LANGUAGE: code };
  const child = spawn(process.execPath, step, { stdio: 'inherit', env });
  const stop = (): void => void child.kill();
  children.add(stop);
  const [status] = await once(child, 'exit');
  children.delete(stop);
  if (status !== 0) throw new Error(`${script} stopped in "${code}".`);
}

/** What a language has written beside the English build is put into it; its pages lie there already. */
function placeLanguage(code: string): BuiltLanguage {
  const own = code === 'en' ? buildDirectory : join(buildDirectory, code);
  const file = join(own, 'built.json');
  const built = JSON.parse(readFileSync(file, 'utf8')) as BuiltLanguage;
  rmSync(file);
  if (code === 'en') return built;
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

async function writeHeaders(built: Built[]): Promise<void> {
  const inline: SourcesOfPages = new Map();
  for (const { code, inline: ofLanguage } of built)
    for (const [path, sources] of ofLanguage)
      inline.set(code !== 'en' && path === '/404' ? `/${code}/404` : path, sources);
  await writeSecurityHeaders(buildDirectory, siteOrigins(readSiteSettings(siteConfig, process.env)), inline);
}

function report(built: Built[]): void {
  const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
  for (const { code, pages, kept, searchable, compressed } of built)
    console.log(
      `${code}: ${pages} pages (${kept} as before), ${searchable} to be found by search. ${compressed.files} files ` +
        `compressed, ${megabytes(compressed.bytes)} to ${megabytes(compressed.brotliBytes)} with Brotli.`,
    );
}
