/**
 * What the server answers and mails in every language. Of this file the build makes a module for each beside English,
 * in which all words and addresses are that language's (publish/bundle-answers.ts). What has a state, like the
 * database, limits and queues, comes in from the server that mounts it.
 */
import type { Hono } from 'hono';
import { endpoints, paths } from '../app/paths.ts';
import { changesMail } from './alerts/alert-mails.ts';
import { alertPaths } from './alerts/alert-paths.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import type { ComparedPages } from './compare/compared-pages.ts';
import { compareRoutes } from './compare/compare-routes.ts';
import type { Dependencies } from './forms/dependencies.ts';
import type { NamedStates } from './forms/named-facts.ts';
import { refuseMethod } from './http/errors.ts';
import type { SiteIndex } from './http/site-index.ts';
import { answerStart } from './http/start.ts';
import { issueMail } from './newsletter/issue-mail.ts';
import { newsletterPaths } from './newsletter/newsletter-paths.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import type { Search } from './search/start-search.ts';

/**
 * `dependencies`: with the language's own `renderPage`. `states`: what forms may name, by their names in the language.
 * `search`: absent where the build has no index. `comparedPages`: absent where it writes no comparisons; the browser
 * does.
 */
export type LanguageParts = {
  dependencies: Dependencies;
  states: NamedStates;
  /** Signs the links by which alerts are changed. */
  alertSecret: string;
  site: Pick<SiteIndex, 'pages'>;
  search?: Pick<Search, 'search'>;
  comparedPages?: ComparedPages;
};

/** Mails that commands write. */
export const mails = { changesMail, issueMail };

export function mountLanguage(app: Hono, parts: LanguageParts): void {
  const { dependencies, states, alertSecret, site, search, comparedPages } = parts;
  const { renderPage, limits } = dependencies;
  app.route('/', newsletterRoutes(dependencies));
  app.route('/', alertRoutes({ dependencies, states, secret: alertSecret }));
  if (search) app.route('/', searchRoutes({ search, renderPage, limits }));
  if (comparedPages) app.route('/', compareRoutes({ comparedPages, limits }));
  app.get(paths.start, answerStart(site, states));
  for (const path of [endpoints.newsletter, endpoints.alerts]) app.all(path, refuseMethod('POST'));
  const { confirm, manage } = alertPaths;
  for (const path of [newsletterPaths.confirm, newsletterPaths.unsubscribe, confirm, manage])
    app.all(path, refuseMethod('GET, HEAD, POST'));
}

/** What the built module holds. */
export type AnswersModule = { mails: typeof mails; mountLanguage: typeof mountLanguage };
