import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { afterAll, expect, test } from 'vitest';
import { copyOfProject, follow, readHowTo } from './follow-how-to.ts';

const copy = copyOfProject();

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...command: string[]): string =>
  execFileSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ATLAS_LANGUAGE: undefined },
  });

/** Words for every text of a catalog: the English ones between signs that nothing else has. */
function translate(file: string): void {
  const catalog = po.parse(readFileSync(file));
  for (const messages of Object.values(catalog.translations))
    for (const message of Object.values(messages)) if (message.msgid) message.msgstr = [`‹${message.msgid}›`];
  writeFileSync(file, po.compile(catalog));
}

const inXx = (code: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', './publish/language/load-in-language.ts', '--input-type=module', '-e', code],
      { cwd: copy, encoding: 'utf8', env: { ...process.env, ATLAS_LANGUAGE: 'xx' } },
    ),
  );

test('a made-up language is one line and one folder, by docs/how-to/add-a-language.md', () => {
  const [line] = readHowTo('add-a-language.md');
  follow(copy, line!);
  expect(run('publish/language/words-command.ts', 'xx')).toMatch(/^xx: [\d,]+ texts, [\d,]+ without words yet\./);
  globSync(join(copy, 'content/xx/text/**/*.po')).forEach(translate);
  expect(run('publish/language/words-command.ts', 'xx')).toMatch(/ 0 without words yet\./);
  const said = inXx(`
    const { navigation } = await import('./app/site-layout/navigation.ts');
    const { twinOf } = await import('./app/language/twin.ts');
    const { readGlossary } = await import('./app/glossary/glossary.server.ts');
    const { planFor } = await import('./app/paths.ts');
    const term = readGlossary().get('easement');
    console.log(JSON.stringify([navigation[1], navigation[7].path, planFor('ohio'), twinOf('/blog', 'xx'), term.term]));
  `);
  expect(said).toEqual([
    { name: '‹How to Get Licensed›', path: '/xx/how-to-get-licensed' },
    '/radio',
    '/xx/my-plan/ohio',
    '/xx/blog',
    '‹Easement›',
  ]);
}, 60_000);
