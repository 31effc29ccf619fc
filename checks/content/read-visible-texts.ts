import { globSync, readFileSync } from 'node:fs';
import { parseYaml } from '../../app/content/parse-yaml.ts';
import { readableText } from './article-text.ts';
import { type VisibleText, visibleTexts } from './words-are-american.ts';

/** The texts of every YAML and MDX file of the content that visitors see; research notes are not shown. */
export function readVisibleTexts(): VisibleText[] {
  const files = globSync('content/**/*.{yaml,mdx}', {
    // Other languages are not American English.
    exclude: (path) => path === 'content/research' || /^content\/[a-z]{2}$/.test(path),
  }).toSorted();
  return files.flatMap((file) => textsOf(file, readFileSync(file, 'utf8')));
}

function textsOf(file: string, text: string): VisibleText[] {
  if (file.endsWith('.yaml')) return visibleTexts(file, parseYaml(text));
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return [...visibleTexts(file, parseYaml(head)), { file, field: 'body', text: readableText(body) }];
}
