import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { language } from '../language/language.ts';
import { kept } from './kept.server.ts';
import { parseYaml } from './parse-yaml.ts';
import { inThisLanguage, rememberWords, type WordsSaid } from './words-of-content.server.ts';

/** Another folder where ATLAS_CONTENT names one: tests try the how-tos on content of their own. */
const contentDirectory = resolve(process.env.ATLAS_CONTENT ?? 'content');

/** Where a file or folder of the content stands. */
export const contentPath = (name: string): string => join(contentDirectory, name);

/**
 * Reads one content file (YAML or JSON) and checks it; a build, which names what stands for its code and words as
 * ATLAS_CODE, checks a file once for all its processes. @throws Error naming the file and every field that is wrong.
 */
export function readContent<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  const source = readFileSync(join(contentDirectory, file), 'utf8');
  const read = (): ReadFile<z.infer<T>> => {
    const said: WordsSaid = [];
    return { content: checked(inThisLanguage(parseYaml(source), file, said), file, schema), said };
  };
  const code = process.env.ATLAS_CODE;
  const { content, said } = code ? kept(`content/${language.code}/${file}`, [code, source], read) : read();
  rememberWords(said);
  return content;
}

type ReadFile<T> = { content: T; said: WordsSaid };

function checked<T extends z.ZodType>(written: unknown, file: string, schema: T): z.infer<T> {
  const result = schema.safeParse(written);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`content/${file} is not right:\n${problems.join('\n')}`);
}

/** Reads every YAML file of a folder of the content by the same schema, in the order of their names. */
export function readContentFolder<T extends z.ZodType>(
  folder: string,
  schema: T,
): { file: string; content: z.infer<T> }[] {
  const files = readdirSync(join(contentDirectory, folder))
    .filter((file) => file.endsWith('.yaml'))
    .toSorted();
  return files.map((file) => ({
    file: `content/${folder}/${file}`,
    content: readContent(`${folder}/${file}`, schema),
  }));
}
