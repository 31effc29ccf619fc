import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchPlace } from '../../app/search/find-places.ts';
import { bundleAnswers } from '../../publish/bundle-answers.ts';
import { cacheDirectory } from '../../publish/build-cache.ts';
import { writeServerIndex } from '../../publish/index-pages.ts';
import { type BuiltLanguage, openBuiltLanguages } from '../built-languages.ts';
import { testStates } from './test-app.ts';

/** What the server has of the build in Spanish: its answers as they are built, with two states and an empty search. */
export type BuiltSpanish = { built: BuiltLanguage[]; remove: () => Promise<void> };

const place = (slug: string, name: string, code: string): SearchPlace => {
  const broker = { word: 'corredor', takes: '2 años de experiencia.' };
  const says = { isTerritory: false, time: 'Unas 20 semanas.', cost: '$300 en tarifas conocidas.', broker };
  return { slug, name, inSentence: name, code, ...says };
};

/** The modules import packages, so they stand in this project's own folder. */
export async function buildSpanish(): Promise<BuiltSpanish> {
  await mkdir(cacheDirectory, { recursive: true });
  const folder = await mkdtemp(join(cacheDirectory, 'answers-'));
  const own = join(folder, 'es');
  await bundleAnswers(own, 'es');
  const states = { 'new-york': { ...testStates.ohio, name: 'Nueva York' }, ...testStates };
  await writeFile(join(own, 'named-facts.json'), JSON.stringify(states));
  const shown = { description: '', kind: 'Guía del estado' as never };
  const text = 'Nueva York Nueva York pide 77 horas de cursos.';
  const page = { ...shown, path: '/es/state-guides/new-york', title: 'Nueva York', text };
  writeServerIndex([page], join(own, 'search.sqlite'), [
    place('texas', 'Texas', 'TX'),
    place('oregon', 'Oregón', 'OR'),
  ]);
  const built = await openBuiltLanguages(folder, 'LicenseAtlas');
  return {
    built,
    async remove() {
      await Promise.all(built.map(({ search }) => search?.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
