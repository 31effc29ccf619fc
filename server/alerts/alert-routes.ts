/** Alerts over HTTP: ask, confirm, change, end. Reading a page changes nothing; only a POST does. */
import { type Context, Hono } from 'hono';
import { endpoints } from '../../app/paths.ts';
import type { Dependencies } from '../forms/dependencies.ts';
import { oneMoreStep } from '../forms/honeypot.ts';
import type { NamedStates } from '../forms/named-facts.ts';
import { needsSecondPress, overLimit, refuse } from '../forms/refusal.ts';
import { readBody } from '../http/body.ts';
import { parseEmailAddress } from '../mail/email-address.ts';
import { alreadyAlertedMail, confirmAlertsMail } from './alert-mails.ts';
import {
  type AlertForm,
  alertFormPage,
  alertsConfirmedPage,
  alertsEndedPage,
  checkInboxForAlertsPage,
  confirmAlertsPage,
  deadAlertLinkPage,
  manageAlertsPage,
  stopAlertsPage,
} from './alert-pages.ts';
import { alertPaths } from './alert-paths.ts';
import { confirmRequest, endAlerts, findAlerts, findRequest, requestAlerts, setStates } from './alert-subscribers.ts';
import { chosenStates, namesOf } from './chosen-states.ts';
import { manageToken, subscriberOfToken } from './manage-link.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** `states`: which there are. `secret`: signs the links by which alerts are changed. */
export type Alerts = { dependencies: Dependencies; states: NamedStates; secret: string };

export function alertRoutes(alerts: Alerts): Hono {
  const { dependencies, states, secret } = alerts;
  const { opened, now, renderPage } = dependencies;
  const { db } = opened;
  const routes = new Hono();
  routes.get(alertPaths.form, (context) => {
    const state = context.req.query('state');
    return renderPage(alertFormPage(states, { chosen: state === undefined ? [] : [state] }));
  });
  routes.post(endpoints.alerts, (context) => answerRequest(alerts, context));
  routes.get(alertPaths.checkYourInbox, () => renderPage(checkInboxForAlertsPage));
  routes.get(alertPaths.confirm, async (context) => {
    const token = context.req.query('token') ?? '';
    const found = await findRequest(db, token, now());
    const { state } = found;
    return renderPage(
      state === 'good' ? confirmAlertsPage(token, namesOf(found.states, states)) : deadAlertLinkPage(state),
    );
  });
  routes.post(alertPaths.confirm, async (context) => {
    const body = await readBody(context);
    if (!body.ok) return refuse(dependencies, context, { ...body, backPath: alertPaths.form });
    const state = await confirmRequest(db, body.fields['token'], now());
    return state === 'good' ? context.redirect(alertPaths.confirmed, 303) : renderPage(deadAlertLinkPage(state));
  });
  routes.get(alertPaths.confirmed, () => renderPage(alertsConfirmedPage));
  const knownId = (token: string | undefined) => subscriberOfToken(secret, token);
  routes.get(alertPaths.manage, async (context) => {
    const token = context.req.query('token') ?? '';
    const id = knownId(token);
    const found = id === null ? null : await findAlerts(db, id);
    return renderPage(found ? manageAlertsPage(states, found.states, token) : deadAlertLinkPage('unknown'));
  });
  routes.post(alertPaths.manage, (context) => answerManage(alerts, context));
  routes.get(alertPaths.unsubscribe, async (context) => {
    const token = context.req.query('token') ?? '';
    const id = knownId(token);
    const found = id === null ? null : await findAlerts(db, id);
    return renderPage(found ? stopAlertsPage(token) : deadAlertLinkPage('unknown'));
  });
  // Answered here and now, whatever form the body has: RFC 8058, sections 3.1 and 3.2. The token is the proof.
  routes.post(alertPaths.unsubscribe, async (context) => {
    const id = knownId(context.req.query('token'));
    const isKnown = id !== null && (await endAlerts(db, id, now()));
    return renderPage(isKnown ? alertsEndedPage : deadAlertLinkPage('unknown'));
  });
  return routes;
}

/** The same answer to a known address and an unknown one; only the mail differs. */
async function answerRequest({ dependencies, states, secret }: Alerts, context: Context): Promise<Response> {
  const body = await readBody(context);
  if (!body.ok) return refuse(dependencies, context, { ...body, backPath: alertPaths.form });
  const { fields, isJson } = body;
  const { opened, settings, now, limits, renderPage, enqueueMail, wakeDelivery } = dependencies;
  const typed = (fields['email'] ?? '').slice(0, 1000);
  const address = parseEmailAddress(typed);
  const chosen = chosenStates(fields, states);
  const again = (errors: { email?: string; states?: string }): Response | Promise<Response> => {
    const form: AlertForm = { email: typed, chosen, error: errors.email ?? '', stateError: errors.states ?? '' };
    return isJson ? context.json({ errors }, 422, noStore) : renderPage(alertFormPage(states, form));
  };
  if (!address || chosen.length === 0)
    return again({
      ...(!address && { email: 'Enter an email address like name@example.com.' }),
      ...(chosen.length === 0 && { states: 'Choose a state.' }),
    });
  const client = limits.clientAddress(context);
  const over = await overLimit(dependencies, [
    ['alerts-client', client],
    ['alerts-email', address.emailKey],
  ]);
  if (over) return refuse(dependencies, context, { ...over, isJson, backPath: alertPaths.form });
  if (await needsSecondPress(dependencies, fields, client, address)) return again({ email: oneMoreStep });
  const names = namesOf(chosen, states);
  await requestAlerts(opened.db, address, chosen, now(), enqueueMail, ({ subscriberId, email, confirmToken }) => {
    const recipient = { to: email, manageToken: manageToken(secret, subscriberId) };
    return confirmToken === null
      ? alreadyAlertedMail(settings, recipient, names)
      : confirmAlertsMail(settings, recipient, names, confirmToken);
  });
  wakeDelivery();
  return isJson
    ? context.json({ status: 'alerts pending' }, 202, noStore)
    : context.redirect(alertPaths.checkYourInbox, 303);
}

async function answerManage({ dependencies, states, secret }: Alerts, context: Context): Promise<Response> {
  const { opened, now, renderPage } = dependencies;
  const body = await readBody(context);
  if (!body.ok) return refuse(dependencies, context, { ...body, backPath: alertPaths.form });
  const token = body.fields['token'] ?? '';
  const id = subscriberOfToken(secret, token);
  const chosen = chosenStates(body.fields, states);
  const isKnown = id !== null && (await setStates(opened.db, id, chosen, now()));
  if (!isKnown) return renderPage(deadAlertLinkPage('unknown'));
  if (chosen.length === 0) return renderPage(alertsEndedPage);
  return renderPage(manageAlertsPage(states, chosen, token, `Saved. You get alerts for ${namesOf(chosen, states)}.`));
}
