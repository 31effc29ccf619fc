/** `GET /start?state=Ohio&for=move`: the form of the home page, where no script has answered it. */
import type { Context, Next } from 'hono';
import { startPath } from '../../app/home/start-path.ts';
import { slugOf, stateGuide, transferTo } from '../../app/paths.ts';
import type { SiteIndex } from './site-index.ts';

/** Leads to the page of the state; what is no state of this site gets the site's own page to choose from. */
export const answerStart =
  ({ pages }: Pick<SiteIndex, 'pages'>) =>
  async (context: Context, next: Next): Promise<Response | void> => {
    const slug = slugOf(context.req.query('state') ?? '');
    if (!pages.has(stateGuide(slug))) return next();
    const isTerritory = !pages.has(transferTo(slug));
    return context.redirect(startPath(context.req.query('for') ?? '', { slug, isTerritory }), 303);
  };
