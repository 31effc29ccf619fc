import type { Plugin } from 'vite';
import { englishMark } from '../../app/site-layout/english-mark.ts';
import { openKeptModules } from './kept-modules.ts';
import { markOfEnglishLinks } from './mark-english-links.ts';
import { englishFont, fontWithLetters, type LanguageModules, languageModules } from './language-modules.ts';

/** Vite's part of a build in a language: its words before anything else reads a module. */
export function languagePlugin(code: string, modules: LanguageModules = languageModules(code)): Plugin {
  const kept = openKeptModules(code);
  return {
    name: `language ${code}`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // A language's own wording may import the English one.
      if (!/wording/.test(source) || importer?.includes(`/content/${code}/`)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && modules.insteadOf(resolved.id);
    },
    transform(source, id) {
      const [file] = id.split('?');
      if (file!.endsWith('/app/site.css'))
        return {
          code: source.replaceAll(englishFont, fontWithLetters) + markOfEnglishLinks(modules.words(englishMark)),
          map: null,
        };
      if (!modules.isPutIntoLanguage(file!)) return undefined;
      return { code: kept.of(file!, source, () => modules.put(source, file!)), map: null };
    },
    buildEnd: () => kept.leave(),
  };
}
