/** What the server said it took, to be held against what it stored. */
import type { OpenedDatabase } from '../../db/open-database.ts';
import type { Answer } from './exchange.ts';
import type { FuzzRequest } from './requests.ts';

export type Tally = {
  subscriptions: number;
  addresses: Set<string>;
  messages: number;
  links: number;
  corrections: number;
  factCorrections: number;
  alerts: number;
};

export const emptyTally = (): Tally => ({
  subscriptions: 0,
  addresses: new Set(),
  messages: 0,
  links: 0,
  corrections: 0,
  factCorrections: 0,
  alerts: 0,
});

/**
 * A first press with the hidden box ticked keeps a subscriber's address and sends nothing; a message is kept for the
 * owner to judge.
 */
export function countAcknowledged(
  tally: Tally,
  { status, headers, text }: Answer,
  { email, isRobot }: Pick<FuzzRequest, 'email' | 'isRobot'>,
): void {
  const location = status === 303 ? headers['location'] : undefined;
  const body = text.slice(text.lastIndexOf('\r\n\r\n') + 4);
  if ((status === 201 && body === '{"status":"sent"}') || location === '/embed/contact/sent') tally.messages += 1;
  if (location === '/corrections/sent' || (status === 201 && body === '{"status":"correction sent"}')) {
    tally.messages += 1;
    tally.factCorrections += 1;
  }
  if (location === '/your-data/check-the-new-inbox') tally.corrections += 1;
  if (isRobot && status === 422 && /address is kept|Press Subscribe once more/.test(body)) tally.addresses.add(email);
  if (location === '/your-data/check-your-inbox') tally.links += 1;
  if (location === '/alerts/check-your-inbox' || (status === 202 && body === '{"status":"alerts pending"}'))
    tally.alerts += 1;
  if ((status !== 202 || body !== '{"status":"pending"}') && location !== '/newsletter/check-your-inbox') return;
  tally.subscriptions += 1;
  tally.addresses.add(email);
}

/** Rows of each kind. `before`: those that were there at the start. */
export async function countStored({ db }: OpenedDatabase): Promise<Record<string, number>> {
  const tables = [
    'subscribers',
    'messages',
    'corrections',
    'alert_requests',
    'alert_states',
    'alert_deliveries',
    'newsletter_tokens',
    'newsletter_issues',
    'newsletter_deliveries',
    'outbox',
    'secrets',
  ] as const;
  const counts: Record<string, number> = {};
  for (const table of tables)
    counts[table] = (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  const purposes = await db
    .selectFrom('newsletter_tokens')
    .select(({ fn }) => ['purpose', fn.countAll<number>().as('count')])
    .groupBy('purpose')
    .execute();
  for (const { purpose, count } of purposes) counts[`links: ${purpose}`] = count;
  const mails = await db.selectFrom('outbox').select('dedupe_key').execute();
  for (const kind of ['newsletter', 'contact', 'contact-copy', 'your-data', 'correct-address', 'alerts', 'changes'])
    counts[`mails: ${kind}`] = mails.filter(({ dedupe_key: key }) => key.startsWith(`${kind}:`)).length;
  return counts;
}

/** @returns where the two differ, in words */
export function compareStored(tally: Tally, stored: Record<string, number>, before: Record<string, number>): string[] {
  const expected: Record<string, number> = {
    subscribers: tally.addresses.size,
    messages: tally.messages,
    corrections: tally.factCorrections,
    alert_requests: tally.alerts,
    'mails: alerts': tally.alerts,
    alert_states: 0,
    alert_deliveries: 0,
    'mails: changes': 0,
    'links: confirm': tally.subscriptions,
    'links: unsubscribe': tally.subscriptions,
    'links: your-data': tally.links,
    'links: correct-address': tally.corrections,
    'mails: newsletter': tally.subscriptions,
    'mails: contact': tally.messages,
    'mails: your-data': tally.links,
    'mails: correct-address': tally.corrections,
    newsletter_issues: 0,
    newsletter_deliveries: 0,
    secrets: 0,
  };
  return Object.entries(expected).flatMap(([name, count]) => {
    const found = (stored[name] ?? 0) - (before[name] ?? 0);
    return found === count ? [] : [`${name}: ${count} were acknowledged, ${found} are stored`];
  });
}
