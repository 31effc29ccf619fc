/** The form for a correction over HTTP, and what it sends. */
import { type Context, Hono } from 'hono';
import type { Dependencies } from '../forms/dependencies.ts';
import { ageOfForm, stampForm } from '../forms/form-stamp.ts';
import { isHoneypotFilled } from '../forms/honeypot.ts';
import type { NamedStates } from '../forms/named-facts.ts';
import { overLimit, refuse } from '../forms/refusal.ts';
import { findSuspicions } from '../forms/suspicion.ts';
import { readBody } from '../http/body.ts';
import type { LimitKind } from '../http/rate-limit.ts';
import { chooseStatePage, correctionFormPage, correctionSentPage } from './correction-pages.ts';
import { checkCorrection, type CorrectionErrors, nothingTyped } from './correction-submission.ts';
import { correctionSubject, stateSubject, type StateSubject } from './correction-subject.ts';
import { receiveCorrection } from './receive-correction.ts';

const formPath = '/corrections';
const sentPath = '/corrections/sent';
const noStore = { 'Cache-Control': 'no-store' };
const unknownState = 'No state, district or territory of this site was named.';

type Fields = Record<string, string>;

export function correctionRoutes(dependencies: Dependencies, states: NamedStates): Hono {
  const { formSecret, now, renderPage } = dependencies;
  const routes = new Hono();
  routes.get(formPath, (context, next) => {
    const { state, source, fact } = context.req.query();
    // The page itself is a file of the build.
    if (!state) return next();
    const about = stateSubject(states, { state, source });
    if (!about) return renderPage(chooseStatePage(states, 404));
    const stamp = stampForm(formSecret, now());
    return renderPage(correctionFormPage({ about, ...(fact && { path: fact }), typed: nothingTyped, stamp }));
  });
  routes.get(sentPath, () => renderPage(correctionSentPage));
  routes.post('/api/correction', (context) => answerCorrection(dependencies, states, context));
  return routes;
}

async function answerCorrection(dependencies: Dependencies, states: NamedStates, context: Context): Promise<Response> {
  const body = await readBody(context);
  if (!body.ok) return refuse(dependencies, context, { ...body, backPath: formPath });
  const { fields, isJson } = body;
  const about = stateSubject(states, fields);
  if (!about && isJson) return context.json({ errors: { state: unknownState } }, 422, noStore);
  if (!about) return dependencies.renderPage(chooseStatePage(states, 422));
  const subject = correctionSubject(about, fields);
  const { errors: found, submission } = checkCorrection(fields);
  const errors: CorrectionErrors = { ...(!subject && { fact: 'Choose the figure that is wrong.' }), ...found };
  if (!subject || Object.keys(errors).length > 0) return answerErrors(dependencies, context, body, about, errors);
  const { formSecret, now, limits, wakeDelivery } = dependencies;
  const attempts: [LimitKind, string][] = [['correction-client', limits.clientAddress(context)]];
  if (submission.address) attempts.push(['contact-email', submission.address.emailKey]);
  const over = await overLimit(dependencies, attempts);
  if (over && isJson) return refuse(dependencies, context, { ...over, isJson, backPath: formPath });
  if (over) return answerOverLimit(dependencies, fields, about, over);
  const age = ageOfForm(formSecret, fields['stamp'], now());
  const suspicions = findSuspicions({ ...submission, subject: '' }, isHoneypotFilled(fields), age)
    // Where it was read is what we ask for.
    .filter((suspicion) => suspicion !== 'links in a short message');
  const stamp = age === null ? null : (fields['stamp'] ?? null);
  await receiveCorrection(dependencies, { subject, submission, suspicions, stamp });
  wakeDelivery();
  return isJson ? context.json({ status: 'correction sent' }, 201, noStore) : context.redirect(sentPath, 303);
}

function answerErrors(
  dependencies: Dependencies,
  context: Context,
  { fields, isJson }: { fields: Fields; isJson: boolean },
  about: StateSubject,
  errors: CorrectionErrors,
): Response | Promise<Response> {
  if (isJson) return context.json({ errors }, 422, noStore);
  return dependencies.renderPage(formAgain(dependencies, fields, about, { errors, status: 422 }));
}

/** The form again with all that was typed: waiting and pressing the button once more is enough. */
async function answerOverLimit(
  dependencies: Dependencies,
  fields: Fields,
  about: StateSubject,
  { message, status, retryAfterSeconds = 60 }: { message: string; status: number; retryAfterSeconds?: number },
): Promise<Response> {
  const response = await dependencies.renderPage(formAgain(dependencies, fields, about, { notice: message, status }));
  response.headers.set('Retry-After', String(retryAfterSeconds));
  return response;
}

/** The stamp stays from the first showing, so that mending a field quickly is not taken for a robot's haste. */
function formAgain(
  { formSecret, now }: Dependencies,
  fields: Fields,
  about: StateSubject,
  trouble: { errors?: CorrectionErrors; notice?: string; status: number },
) {
  const { stamp, fact } = fields;
  const kept =
    stamp !== undefined && ageOfForm(formSecret, stamp, now()) !== null ? stamp : stampForm(formSecret, now());
  const { typed } = checkCorrection(fields);
  return correctionFormPage({ about, ...(fact && { path: fact }), typed, stamp: kept, ...trouble });
}
