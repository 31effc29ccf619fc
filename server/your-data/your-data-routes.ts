/**
 * `/your-data` over HTTP: ask for a link, see, download, correct, delete. Reading a page changes nothing; only a POST
 * does.
 */
import { Hono, type Context } from 'hono';
import type { Dependencies } from '../forms/dependencies.ts';
import { oneMoreStep } from '../forms/honeypot.ts';
import { needsSecondPress, overLimit, refuse } from '../forms/refusal.ts';
import { readBody, type ReadBody } from '../http/body.ts';
import type { PageParts } from '../http/shell.ts';
import { findLink, issueLinkToken, spendLink } from '../links/link-token-store.ts';
import { parseEmailAddress } from '../mail/email-address.ts';
import { correctAddress } from './correct-address.ts';
import { deleteHeldData } from './delete-data.ts';
import { collectHeldData } from './held-data.ts';
import { forgetOldLinks } from './forget-old-links.ts';
import { correctionMail, yourDataMail } from './your-data-mails.ts';
import {
  askPage,
  confirmDeletionPage,
  correctedPage,
  correctionSentPage,
  deadLinkPage,
  deletedPage,
  linkSentPage,
  newAddressPage,
  viewPage,
} from './your-data-pages.ts';

const oneHour = 60 * 60 * 1000;
const badAddress = 'Enter an email address like name@example.com.';

type Fields = Record<string, string>;

export function yourDataRoutes(dependencies: Dependencies): Hono {
  const { opened, now, renderPage } = dependencies;
  const routes = new Hono();
  const posted = (answer: (fields: Fields, context: Context) => Promise<Response>) => async (context: Context) => {
    const body: ReadBody = await readBody(context);
    return body.ok ? answer(body.fields, context) : refuse(dependencies, context, { ...body, backPath: '/your-data' });
  };
  const page = (parts: PageParts) => () => renderPage(parts);

  routes.get('/your-data', page(askPage()));
  routes.post(
    '/your-data',
    posted((fields, context) => sendLink(dependencies, fields, context)),
  );
  routes.get('/your-data/check-your-inbox', page(linkSentPage));
  routes.get('/your-data/view', async (context) => {
    const token = context.req.query('token') ?? '';
    const emailKey = await opens(dependencies, token);
    return renderPage(emailKey === null ? deadLinkPage : viewPage(await collectHeldData(opened.db, emailKey), token));
  });
  routes.get('/your-data/download', (context) => download(dependencies, context));

  routes.post(
    '/your-data/correct',
    posted((fields, context) => sendCorrection(dependencies, fields, context)),
  );
  routes.get('/your-data/check-the-new-inbox', page(correctionSentPage));
  routes.get('/your-data/new-address', async (context) => {
    const token = context.req.query('token') ?? '';
    const { state, row } = await findLink(opened.db, 'correct-address', token, now());
    return renderPage(state === 'good' ? newAddressPage(row?.new_email ?? '', token) : deadLinkPage);
  });
  routes.post(
    '/your-data/new-address',
    posted((fields, context) => useNewAddress(dependencies, fields, context)),
  );
  routes.get('/your-data/corrected', page(correctedPage));

  routes.post(
    '/your-data/delete',
    posted((fields, context) => deleteEverything(dependencies, fields, context)),
  );
  routes.get('/your-data/deleted', page(deletedPage));
  return routes;
}

/** @returns the address the link opens, in lower case, or null where it opens nothing */
async function opens({ opened, now }: Dependencies, token: string | undefined): Promise<string | null> {
  const { state, row } = await findLink(opened.db, 'your-data', token, now());
  return state === 'good' ? (row?.email_key ?? null) : null;
}

/** The same for an address we know and one we do not, down to the writes. */
async function sendLink(dependencies: Dependencies, fields: Fields, context: Context): Promise<Response> {
  const typed = fields['email'] ?? '';
  const address = parseEmailAddress(typed);
  if (!address) return dependencies.renderPage(askPage(typed.slice(0, 1000), badAddress));
  const client = dependencies.limits.clientAddress(context);
  const over = await overLimit(dependencies, [
    ['your-data-client', client],
    ['your-data-email', address.emailKey],
  ]);
  if (over) return refuse(dependencies, context, { ...over, isJson: false, backPath: '/your-data' });
  if (await needsSecondPress(dependencies, fields, client, address))
    return dependencies.renderPage(askPage(typed, oneMoreStep));
  const { opened, settings, enqueueMail, wakeDelivery, now } = dependencies;
  await opened.db.transaction().execute(async (transaction) => {
    await forgetOldLinks(transaction, now());
    const target = { purpose: 'your-data', emailKey: address.emailKey, lifetimeMilliseconds: oneHour } as const;
    const token = await issueLinkToken(transaction, target, now());
    await enqueueMail(transaction, yourDataMail(settings, address.email, token), now());
  });
  wakeDelivery();
  return context.redirect('/your-data/check-your-inbox', 303);
}

async function download(dependencies: Dependencies, context: Context): Promise<Response> {
  const emailKey = await opens(dependencies, context.req.query('token'));
  if (emailKey === null) return dependencies.renderPage(deadLinkPage);
  const data = await collectHeldData(dependencies.opened.db, emailKey);
  return context.body(`${JSON.stringify(data, null, 2)}\n`, 200, {
    'Content-Type': 'application/json',
    'Content-Disposition': 'attachment; filename="your-data.json"',
    'Cache-Control': 'no-store',
  });
}

async function sendCorrection(dependencies: Dependencies, fields: Fields, context: Context): Promise<Response> {
  const { opened, settings, enqueueMail, wakeDelivery, now, renderPage } = dependencies;
  const { token = '', email: typed = '' } = fields;
  const emailKey = await opens(dependencies, token);
  if (emailKey === null) return renderPage(deadLinkPage);
  const address = parseEmailAddress(typed);
  const error = !address ? badAddress : address.emailKey === emailKey ? 'This is the address we have.' : '';
  if (!address || error)
    return renderPage(viewPage(await collectHeldData(opened.db, emailKey), token, typed.slice(0, 1000), error));
  // Each new address gets a mail from us: whoever has one link must not send them by the hundred.
  const over = await overLimit(dependencies, [
    ['your-data-client', dependencies.limits.clientAddress(context)],
    ['your-data-email', address.emailKey],
  ]);
  if (over) return refuse(dependencies, context, { ...over, isJson: false, backPath: '/your-data' });
  await opened.db.transaction().execute(async (transaction) => {
    const target = {
      purpose: 'correct-address',
      emailKey,
      newEmail: address.email,
      lifetimeMilliseconds: oneHour,
    } as const;
    const correctionToken = await issueLinkToken(transaction, target, now());
    await enqueueMail(transaction, correctionMail(settings, address.email, correctionToken), now());
  });
  wakeDelivery();
  return context.redirect('/your-data/check-the-new-inbox', 303);
}

async function useNewAddress(
  { opened, now, renderPage }: Dependencies,
  fields: Fields,
  context: Context,
): Promise<Response> {
  const isDone = await opened.db.transaction().execute(async (transaction) => {
    const { state, row } = await spendLink(transaction, 'correct-address', fields['token'], now());
    const address = parseEmailAddress(row?.new_email ?? '');
    if (state !== 'good' || !row?.email_key || !address) return false;
    await correctAddress(transaction, row.email_key, address, now());
    return true;
  });
  return isDone ? context.redirect('/your-data/corrected', 303) : renderPage(deadLinkPage);
}

async function deleteEverything(dependencies: Dependencies, fields: Fields, context: Context): Promise<Response> {
  const { opened, renderPage } = dependencies;
  const { token = '', confirmed } = fields;
  const emailKey = await opens(dependencies, token);
  if (emailKey === null) return renderPage(deadLinkPage);
  if (confirmed !== 'yes') return renderPage(confirmDeletionPage(emailKey, token));
  await opened.db.transaction().execute((transaction) => deleteHeldData(transaction, emailKey));
  return context.redirect('/your-data/deleted', 303);
}
