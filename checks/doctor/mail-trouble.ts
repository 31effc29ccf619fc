import { noWayOut, wayOut } from '../../server/mail/way-out.ts';
import { readEnvironment } from '../../server/process/env.ts';

/**
 * What keeps the mails of the Node server from leaving, as far as its environment is the one given. `unknown`: no
 * address of a site is in it, as where the doctor runs elsewhere, or for a static host, which sends no mail.
 * @throws EnvironmentError
 */
export function mailTrouble(source: Record<string, string | undefined>): string[] | 'unknown' {
  const { smtpUrl, publicOrigin } = readEnvironment(source);
  if (publicOrigin === undefined) return 'unknown';
  return wayOut(smtpUrl, publicOrigin) === 'none' ? [noWayOut] : [];
}
