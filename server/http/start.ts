/** `GET /start?state=Ohio&for=move`: the form of the home page, where no script has answered it. */
import type { Context, Next } from 'hono';
import { startPath } from '../../app/home/start-path.ts';
import { slugOf, stateGuide, transferTo } from '../../app/paths.ts';
import type { SiteIndex } from './site-index.ts';

/** A name as somebody types it: without accents and capitals. */
const typed = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/**
 * Leads to the page of the state; what is no state of this site gets the site's own page to choose from.
 * @param states with the names by which they are asked for, where those are not English
 */
export const answerStart =
  ({ pages }: Pick<SiteIndex, 'pages'>, states: Record<string, { name: string }> = {}) =>
  async (context: Context, next: Next): Promise<Response | void> => {
    const asked = context.req.query('state') ?? '';
    const named = Object.entries(states).find(([, { name }]) => typed(name) === typed(asked));
    const slug = named?.[0] ?? slugOf(asked);
    if (!pages.has(stateGuide(slug))) return next();
    const isTerritory = !pages.has(transferTo(slug));
    return context.redirect(startPath(context.req.query('for') ?? '', { slug, isTerritory }), 303);
  };
