/** The contact form over HTTP: its page for the frame, and what it sends. */
import { Hono, type Context } from 'hono';
import type { Dependencies } from '../forms/dependencies.ts';
import { isHoneypotFilled } from '../forms/honeypot.ts';
import { overLimit, refuse } from '../forms/refusal.ts';
import { readBody } from '../http/body.ts';
import { contactFormPage, contactSentPage } from './contact-pages.ts';
import { type CheckedSubmission, checkSubmission, readCategory } from './contact-submission.ts';
import { ageOfForm, stampForm } from '../forms/form-stamp.ts';
import { receiveMessage } from './receive-message.ts';
import { findSuspicions } from '../forms/suspicion.ts';

const formPath = '/embed/contact';
const sentPath = '/embed/contact/sent';
const noStore = { 'Cache-Control': 'no-store' };

export function contactRoutes(dependencies: Dependencies): Hono {
  const { formSecret, now, renderPage } = dependencies;
  const routes = new Hono();
  routes.get(formPath, (context) => {
    const typed = {
      name: '',
      email: '',
      subject: '',
      message: '',
      category: readCategory(context.req.query('category')),
    };
    return renderPage(contactFormPage({ typed, stamp: stampForm(formSecret, now()), framed: isFramed(context) }));
  });
  routes.get(sentPath, () => renderPage(contactSentPage));
  routes.post('/api/contact', (context) => answerMessage(dependencies, context));
  return routes;
}

/** Whether the browser says that it shows the page inside another. One that does not say so shows both headings. */
const isFramed = (context: Context): boolean => context.req.header('sec-fetch-dest') === 'iframe';

async function answerMessage(dependencies: Dependencies, context: Context): Promise<Response> {
  const body = await readBody(context);
  if (!body.ok) return refuse(dependencies, context, { ...body, embed: true, backPath: formPath });
  const { fields, isJson } = body;
  const { formSecret, now, limits, wakeDelivery } = dependencies;
  const checked = checkSubmission(fields);
  if (!checked.ok) return answerErrors(dependencies, context, checked, fields, isJson);
  const { submission, typed } = checked;
  const over = await overLimit(dependencies, [
    ['contact-client', limits.clientAddress(context)],
    ['contact-email', submission.address.emailKey],
  ]);
  if (over && isJson) return refuse(dependencies, context, { ...over, isJson, backPath: formPath });
  if (over) return answerOverLimit(dependencies, context, typed, fields, over);
  const age = ageOfForm(formSecret, fields['stamp'], now());
  const suspicions = findSuspicions(submission, isHoneypotFilled(fields), age);
  await receiveMessage(dependencies, submission, suspicions, age === null ? null : (fields['stamp'] ?? null));
  wakeDelivery();
  return isJson ? context.json({ status: 'sent' }, 201, noStore) : context.redirect(sentPath, 303);
}

async function answerErrors(
  dependencies: Dependencies,
  context: Context,
  checked: CheckedSubmission & { ok: false },
  fields: Record<string, string>,
  isJson: boolean,
): Promise<Response> {
  if (isJson) return context.json({ errors: checked.errors }, 422, noStore);
  return dependencies.renderPage(
    contactFormPage({
      typed: checked.typed,
      errors: checked.errors,
      stamp: stampAgain(dependencies, fields),
      framed: isFramed(context),
      status: 422,
    }),
  );
}

/** The form again with all that was typed: waiting and pressing the button once more is enough. */
async function answerOverLimit(
  dependencies: Dependencies,
  context: Context,
  typed: CheckedSubmission['typed'],
  fields: Record<string, string>,
  over: { message: string; status: number; retryAfterSeconds?: number },
): Promise<Response> {
  const { message, status, retryAfterSeconds = 60 } = over;
  const response = await dependencies.renderPage(
    contactFormPage({
      typed,
      notice: message,
      stamp: stampAgain(dependencies, fields),
      framed: isFramed(context),
      status,
    }),
  );
  response.headers.set('Retry-After', String(retryAfterSeconds));
  return response;
}

/** The stamp stays from the first showing, so that mending a field quickly is not taken for a robot's haste. */
function stampAgain({ formSecret, now }: Dependencies, fields: Record<string, string>): string {
  const stamp = fields['stamp'];
  return stamp !== undefined && ageOfForm(formSecret, stamp, now()) !== null ? stamp : stampForm(formSecret, now());
}
