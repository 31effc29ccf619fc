/** Whether an address answers: its status, or 'no answer' where nothing came back in time. */
export type Answer = { address: string; status: number | 'no answer' };

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

const timeout = 5000;
const atOnce = 4;

/** A page that always answers: it tells "this address is dead" from "this machine is offline". */
const landmark = 'https://example.com/';

/** Answers of all addresses, a few at once, or 'offline' where nothing at all could be reached. */
export async function reachAll(addresses: string[], fetcher: Fetch = fetch): Promise<Answer[] | 'offline'> {
  const waiting = [...new Set(addresses)];
  const answers: Answer[] = [];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      answers.push({ address, status: await statusOf(address, fetcher) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const silent = answers.length > 0 && answers.every(({ status }) => status === 'no answer');
  return silent && (await statusOf(landmark, fetcher)) === 'no answer' ? 'offline' : answers;
}

/** Some sites refuse HEAD: they are asked again with GET, whose body is not read (a live stream has no end). */
async function statusOf(address: string, fetcher: Fetch): Promise<number | 'no answer'> {
  for (const method of ['HEAD', 'GET']) {
    try {
      const response = await fetcher(address, { method, redirect: 'follow', signal: AbortSignal.timeout(timeout) });
      await response.body?.cancel();
      if (response.ok || method === 'GET') return response.status;
    } catch {
      if (method === 'GET') return 'no answer';
    }
  }
  return 'no answer';
}

/** A page that turns robots away is there all the same. */
const turnedAway = new Set([401, 403, 429]);

export const isUnreachable = ({ status }: Answer): boolean =>
  status === 'no answer' || (status >= 400 && !turnedAway.has(status));
