/** Which way mails leave a server, from its environment. */

/**
 * `smtp`: sent. `files`: for a developer, who reads them on disk. `none`: they wait in the queue until there is a way.
 */
export type WayOut = 'smtp' | 'files' | 'none';

/**
 * A file beside the server reaches nobody: where visitors come from outside, a mail written to one would count as sent
 * and be lost, and the visitor's address would stay on disk.
 */
export function wayOut(smtpUrl: string | undefined, publicOrigin: string): WayOut {
  if (smtpUrl !== undefined) return 'smtp';
  return isThisMachine(new URL(publicOrigin).hostname) ? 'files' : 'none';
}

/** For the log, `/readyz` and `npm run doctor`. */
export const noWayOut =
  'SMTP_URL is not set: mails wait in the queue and reach nobody. Set it, e.g. ' +
  'SMTP_URL=smtps://user:password@mail.example:465, and start the server again: it then sends what waited';

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
