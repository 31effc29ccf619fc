import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { readSiteSettings } from '../../app/frame/site-settings.server.ts';
import { siteConfig } from '../../site.config.ts';
import { readArticles } from '../../app/blog/articles.server.ts';
import { parseYaml } from '../../app/content/parse-yaml.ts';
import { mapWords } from '../../app/content/words-of-content.server.ts';
import { readCatalog } from '../../app/content/catalog.server.ts';

/**
 * Takes out of a text the names that the content has: of an office, a law, a source, a school, a license, or what a
 * language's words leave as it is; what stands in parentheses, where exam words are glossed; and the owner's settings.
 */
export function namesInContent(codes: string[]): (text: string) => string {
  const catalogs = codes.map((code) => readCatalog(code));
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') names.add(plain(value));
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(collect);
  };
  collect(readSiteSettings(siteConfig, process.env));
  readArticles().forEach(({ sources }) => collect(sources));
  for (const file of globSync('content/**/*.{yaml,json}').filter(
    (name) => !/content\/[a-z]{2}\/|research/.test(name),
  )) {
    const content = parseYaml(readFileSync(file, 'utf8'));
    const name = file.replace('content/', '');
    // What is put into words of a language is no name, unless those words are the same.
    const words = new Set<string>();
    mapWords(content, name, (text) => {
      words.add(text);
      return '';
    });
    collect(mapWords(content, name, () => ''));
    for (const { wordsIn } of catalogs)
      for (const text of words) if (plain(wordsIn(text, file) ?? '') === plain(text)) names.add(plain(text));
  }
  // Longest first: a name may be part of another.
  const long = [...names].filter((name) => / /.test(name)).toSorted((a, b) => b.length - a.length);
  return (text) => long.reduce((rest, name) => rest.replaceAll(name, ' '), plain(text));
}

const plain = (text: string): string =>
  text
    .replace(/^(?:the|el|la) /i, '')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replace(/ ?\([^)]*\)\??$/, '')
    .replace(/[.,:;]+$/, '')
    .trim();
