import { language } from '../language/language.ts';
import { languages } from '../language/languages.ts';
import { switchTo } from '../language/twin.ts';

/** What LanguageLinks.tsx leaves room with. */
const room = /(<span class="languages[^>]*>)(<\/span>)/;

/**
 * Writes the header's links to a page's other languages into it. Not by React: then every visitor's script would hold
 * which pages are there in which language, for a link that changes with the page alone.
 */
export const withLanguageLinks = (html: string, path: string): string =>
  html.replace(room, (_, opening: string, closing: string) => opening + languageLinks(path) + closing);

/** Each language is a build of its own, with its own script: the browser opens it (`data-reload`). */
const languageLinks = (path: string): string =>
  Object.entries(languages)
    .filter(([code]) => code !== language.code)
    .map(
      ([code, { name }]) =>
        `<a href="${switchTo(path, code)}" lang="${code}" hreflang="${code}" data-reload="true">${name}</a>`,
    )
    .join('');
