/** The newsletter over HTTP: sign up, confirm, unsubscribe. Reading a page changes nothing; only a POST does. */
import { Hono, type Context } from 'hono';
import { endpoints, paths } from '../../app/paths.ts';
import type { Dependencies } from '../forms/dependencies.ts';
import { oneMoreStep } from '../forms/honeypot.ts';
import { needsSecondPress, overLimit, refuse } from '../forms/refusal.ts';
import { readBody } from '../http/body.ts';
import { findLink } from '../links/link-token-store.ts';
import { parseEmailAddress } from '../mail/email-address.ts';
import {
  checkYourInboxPage,
  confirmedPage,
  confirmPage,
  deadConfirmLinkPage,
  deadUnsubscribeLinkPage,
  oneMoreStepPage,
  signUpAgainPage,
  unsubscribedPage,
  unsubscribePage,
} from './newsletter-pages.ts';
import { newsletterPaths } from './newsletter-paths.ts';
import { confirmSubscription, endSubscription, keepAddress, signUp } from './subscribers.ts';

const badAddress = 'Enter an email address like name@example.com.';

export function newsletterRoutes(dependencies: Dependencies): Hono {
  const { opened, now, renderPage } = dependencies;
  const routes = new Hono();

  routes.post(endpoints.newsletter, (context) => answerSignUp(dependencies, context));
  routes.get(newsletterPaths.checkYourInbox, () => renderPage(checkYourInboxPage));

  routes.get(newsletterPaths.confirm, async (context) => {
    const token = context.req.query('token') ?? '';
    const { state } = await findLink(opened.db, 'confirm', token, now());
    return renderPage(state === 'good' ? confirmPage(token) : deadConfirmLinkPage(state));
  });
  routes.post(newsletterPaths.confirm, (context) => answerConfirm(dependencies, context));
  routes.get(newsletterPaths.confirmed, () => renderPage(confirmedPage));

  routes.get(newsletterPaths.unsubscribe, async (context) => {
    const token = context.req.query('token') ?? '';
    const { state } = await findLink(opened.db, 'unsubscribe', token, now());
    return renderPage(state === 'good' ? unsubscribePage(token) : deadUnsubscribeLinkPage);
  });
  // Answered here and now, never by a redirect, and whatever form the body has: RFC 8058, sections 3.1 and 3.2. The
  // token is the proof.
  routes.post(newsletterPaths.unsubscribe, async (context) =>
    renderPage(
      (await endSubscription(dependencies, context.req.query('token'))) ? unsubscribedPage : deadUnsubscribeLinkPage,
    ),
  );
  return routes;
}

/** The same answer to a known address and an unknown one; only the mail differs. */
async function answerSignUp(dependencies: Dependencies, context: Context): Promise<Response> {
  const body = await readBody(context);
  if (!body.ok) return refuse(dependencies, context, { ...body, backPath: paths.home });
  const { fields, isJson } = body;
  const accepted = () =>
    isJson
      ? context.json({ status: 'pending' }, 202, { 'Cache-Control': 'no-store' })
      : context.redirect(newsletterPaths.checkYourInbox, 303);
  const typed = fields['email'] ?? '';
  const address = parseEmailAddress(typed);
  if (!address && isJson) return context.json({ errors: { email: badAddress } }, 422, { 'Cache-Control': 'no-store' });
  if (!address) return dependencies.renderPage(signUpAgainPage(typed.slice(0, 1000), badAddress));
  const client = dependencies.limits.clientAddress(context);
  const over = await overLimit(dependencies, [
    ['newsletter-client', client],
    ['newsletter-email', address.emailKey],
  ]);
  if (over) return refuse(dependencies, context, { ...over, isJson, backPath: paths.home });
  if (await needsSecondPress(dependencies, fields, client, address)) {
    await keepAddress(dependencies, address);
    const errors = { email: `${oneMoreStep} Your address is kept.` };
    return isJson
      ? context.json({ errors }, 422, { 'Cache-Control': 'no-store' })
      : dependencies.renderPage(oneMoreStepPage(typed));
  }
  await signUp(dependencies, address);
  dependencies.wakeDelivery();
  return accepted();
}

async function answerConfirm(dependencies: Dependencies, context: Context): Promise<Response> {
  const body = await readBody(context);
  if (!body.ok) return refuse(dependencies, context, { ...body, backPath: paths.home });
  const state = await confirmSubscription(dependencies, body.fields['token']);
  return state === 'good'
    ? context.redirect(newsletterPaths.confirmed, 303)
    : dependencies.renderPage(deadConfirmLinkPage(state));
}
