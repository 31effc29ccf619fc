import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '../../app/content/parse-yaml.ts';
import { contextOfItem, mapWords } from '../../app/content/words-of-content.server.ts';
import { findMessages } from './find-messages.ts';
import { type KeptTexts, noKeptTexts } from './kept-texts.ts';
import { writtenInEnglish } from './language-modules.ts';

/** A text that visitors read, and where it stands. */
export type CollectedText = {
  text: string;
  /** Files from the project's folder, and items in them (`content/…yaml#<id>`): each may have words of its own. */
  files: string[];
  /** The content file whose words it is; null for words of the program, which are the same everywhere. */
  context: string | null;
  /** The PO file that holds it, below content/<code>/text. */
  catalog: string;
};

const programFiles = [
  'app/**/*.{ts,tsx}',
  'server/{newsletter,alerts,forms,mail}/**/*.ts',
  'server/search/search-{page,routes}.ts',
  'publish/pdf/**/*.ts',
  'publish/write-{,update-}feeds.ts',
];

/** Every text of the program and of the content that is put into other languages, in the order of files. */
export function collectTexts(folder = '.', kept = noKeptTexts): CollectedText[] {
  return [...textsOfProgram(folder, kept), ...textsOfContent(folder, kept)];
}

function textsOfProgram(folder: string, kept: KeptTexts): CollectedText[] {
  const found = new Map<string, CollectedText>();
  const files = globSync(programFiles, { cwd: folder })
    .filter((file) => !/\.test\.|^app\/generated/.test(file) && !writtenInEnglish.test(file))
    .toSorted();
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const text of kept.of(file, code, () => findMessages(code, file).map((message) => message.text))) {
      const known = found.get(text);
      if (known) known.files.push(file);
      else found.set(text, { text, files: [file], context: null, catalog: `${subjectOf(file)}.po` });
    }
  }
  return [...found.values()].map((one) => ({ ...one, files: [...new Set(one.files)] }));
}

/** 'app/cost/CostPage.tsx' is of app/cost; 'app/root.tsx' of app/site. */
function subjectOf(file: string): string {
  const [top, ...rest] = file.split('/');
  return rest.length > 1 ? `${top}/${rest[0]}` : `${top}/site`;
}

function textsOfContent(folder: string, kept: KeptTexts): CollectedText[] {
  const files = globSync('**/*.yaml', { cwd: join(folder, 'content') }).filter((file) => !/^[a-z]{2}\//.test(file));
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(join(folder, 'content', file), 'utf8');
    return kept.of(`content/${file}`, source, () => textsOfFile(file, source));
  });
}

function textsOfFile(file: string, source: string): CollectedText[] {
  const context = `content/${file}`;
  const texts = new Map<string, string[]>();
  const content = parseYaml(source);
  for (const item of Array.isArray(content) ? content : [content])
    mapWords(item, file, (text) => {
      const places = texts.get(text) ?? texts.set(text, [context]).get(text)!;
      places.push(contextOfItem(item, file) ?? context);
      return text;
    });
  return [...texts].map(([text, places]) => ({
    text,
    files: [...new Set(places)],
    context,
    catalog: `content/${file.replace(/\.yaml$/, '.po')}`,
  }));
}
