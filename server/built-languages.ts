/** The languages beside English in which a build can answer: what the server reads of each, and how it mounts it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import { type ComparedPages, openComparedPages } from './compare/compared-pages.ts';
import { type NamedStates, readNamedStates } from './forms/named-facts.ts';
import { createRenderPage, type RenderPage } from './http/shell.ts';
import type { AnswersModule, LanguageParts } from './in-language.ts';
import { answersOf, loadAnswers } from './language/built-answers.ts';
import { type Search, startSearch } from './search/start-search.ts';

/** `states`: with their names in the language. `search`, `comparedPages`: absent where the build wrote none. */
export type BuiltLanguage = {
  code: string;
  answers: AnswersModule;
  renderPage: RenderPage;
  states: NamedStates;
  search?: Search;
  comparedPages?: ComparedPages;
};

/**
 * Opens what each language of a build has. The searches have to be closed.
 * @param siteName stands behind the title of every page
 * @throws where a language's files are not of this build
 */
export async function openBuiltLanguages(buildDirectory: string, siteName: string): Promise<BuiltLanguage[]> {
  const answers = await loadAnswers<AnswersModule>(buildDirectory);
  return Promise.all(
    [...answers].map(async ([code, module]) => {
      const own = join(buildDirectory, code);
      const thread = pathToFileURL(join(answersOf(buildDirectory, code), 'search-thread.js'));
      const search = startSearch(join(own, 'search.sqlite'), thread);
      const comparedPages = openComparedPages(buildDirectory, code);
      return {
        code,
        answers: module,
        renderPage: await createRenderPage(own, siteName, code),
        states: await readNamedStates(own),
        ...(search && { search }),
        ...(comparedPages && { comparedPages }),
      };
    }),
  );
}

/** `states`: the English ones, where a language has none of its own. */
export function mountBuiltLanguages(app: Hono, built: BuiltLanguage[], english: LanguageParts): void {
  for (const { answers, renderPage, states, search, comparedPages } of built)
    answers.mountLanguage(app, {
      dependencies: { ...english.dependencies, renderPage },
      states: Object.keys(states).length > 0 ? states : english.states,
      alertSecret: english.alertSecret,
      site: english.site,
      ...(search && { search }),
      ...(comparedPages && { comparedPages }),
    });
}
