/** What visitors were told while things went wrong, to be held against what is there afterwards. */

/**
 * Acknowledged addresses, messages (by subject), and unsubscriptions with the `moment` of their answer, of
 * the newsletter and of alerts.
 */
export type History = {
  addresses: Set<string>;
  messages: Set<string>;
  unsubscribed: Map<string, number>;
  /** Who asked for alerts, was queued one and did not ask to leave. */
  alerted: Set<string>;
  offered: number;
  pagesAsked: number;
  violations: string[];
};

export const newHistory = (): History => ({
  addresses: new Set(),
  messages: new Set(),
  unsubscribed: new Map(),
  alerted: new Set(),
  offered: 0,
  pagesAsked: 0,
  violations: [],
});

/** Now, in milliseconds since 1970 and parts of them: of two things that follow each other, the later has more. */
export const moment = (): number => performance.timeOrigin + performance.now();

const words = 'I would like to know how long a license for a small business takes, and what it costs. '.repeat(4);
let clients = 0;
const underWay = new Set<Promise<unknown>>();

/** Resolves when each request of now has its answer or none, and what was answered has been noted. */
export const answersNoted = (): Promise<unknown> => Promise.all(underWay);

/** As a browser's script posts, each time from another client. @returns the status, null where no whole answer came */
export function post(port: number, path: string, body: Record<string, string>): Promise<number | null> {
  const answer = ask(port, path, body).finally(() => underWay.delete(answer));
  underWay.add(answer);
  return answer;
}

async function ask(port: number, path: string, body: Record<string, string>): Promise<number | null> {
  clients += 1;
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

export async function signUp(history: History, port: number, email: string): Promise<boolean> {
  history.offered += 1;
  const isTaken = (await post(port, '/api/newsletter', { email })) === 202;
  if (isTaken) history.addresses.add(email);
  return isTaken;
}

export async function write(history: History, port: number, subject: string, stamp: string): Promise<void> {
  history.offered += 1;
  const email = `${subject.toLowerCase().replaceAll(' ', '-')}@sender.example`;
  const message = { name: 'Ann Person', email, subject, message: words, category: 'General', stamp };
  if ((await post(port, '/api/contact', message)) === 201) history.messages.add(subject);
}

/**
 * Static pages need no database and have to come whatever happens to it. @param isUp whether the process is meant to
 * run
 */
export async function readPage(history: History, port: number, isUp: () => boolean): Promise<void> {
  const wasUp = isUp();
  history.pagesAsked += 1;
  const status = await fetch(`http://127.0.0.1:${port}/texas`, { signal: AbortSignal.timeout(30_000) })
    .then(async (response) => (await response.arrayBuffer(), response.status))
    .catch(() => null);
  // 408: nothing came over the connection for ten seconds, in which this process waited for SQLite's lock.
  if (wasUp && isUp() && status !== 200 && status !== 408)
    history.violations.push(`a static page was answered with ${status}`);
}
