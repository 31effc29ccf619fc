/** Reads pages as a guest: robots.txt, one request a host at a time and at a pace, conditional, with limits. */
import robotsParser from 'robots-parser';

/** `userAgent`: with the owner's contact. Times in milliseconds. */
export type Manners = {
  userAgent: string;
  paceMilliseconds: number;
  timeoutMilliseconds: number;
  largestBytes: number;
};

/** What an earlier answer gave, so that an unchanged page need not be sent again. */
export type Validators = { etag?: string; lastModified?: string };

/** `address`: where the answer came from in the end. */
export type Fetched =
  | { kind: 'page'; bytes: Uint8Array; contentType: string; address: string; validators: Validators }
  | { kind: 'not modified'; address: string }
  | { kind: 'gone' | 'refused' | 'not read'; why: string };

export type PoliteFetch = (address: string, known?: Validators) => Promise<Fetched>;

const mostRedirects = 5;
const longestCrawlDelaySeconds = 30;
const permitted = 'Its robots.txt asks programs to stay away.';

/** `rested`: when it may be asked again. */
type Host = { robots: Promise<Robots>; rested: Promise<void> };
type Robots = { allows(address: string): boolean; paceMilliseconds: number; why: string };

export function createPoliteFetch(manners: Manners): PoliteFetch {
  const hosts = new Map<string, Host>();

  /** Waits until the host has rested. Redirects are followed by hand: each host has its rules. */
  async function ask(address: string, headers: Record<string, string>, pace: number): Promise<Response> {
    const host = hostOf(new URL(address).origin);
    const answered = host.rested.then(() =>
      fetch(address, {
        redirect: 'manual',
        headers: { 'User-Agent': manners.userAgent, ...headers },
        signal: AbortSignal.timeout(manners.timeoutMilliseconds),
      }),
    );
    const rest = () => new Promise<void>((resolve) => setTimeout(resolve, Math.max(pace, manners.paceMilliseconds)));
    host.rested = answered.then(rest, rest);
    return answered;
  }

  function hostOf(origin: string): Host {
    const known = hosts.get(origin);
    if (known) return known;
    const host: Host = { rested: Promise.resolve(), robots: Promise.resolve(allowsAll) };
    hosts.set(origin, host);
    host.robots = readRobots(origin);
    return host;
  }

  async function readRobots(origin: string): Promise<Robots> {
    const address = `${origin}/robots.txt`;
    try {
      const response = await ask(address, {}, 0);
      // RFC 9309, section 2.3.1: without the file all is allowed; while it cannot be had, nothing is.
      if (response.status >= 500) return allowsNothing(`Its robots.txt answered ${response.status}.`);
      if (!response.ok) return (await response.body?.cancel(), allowsAll);
      const rules = robotsParser(address, Buffer.from(await readAtMost(response, 500_000)).toString());
      const delay = Math.min(rules.getCrawlDelay(manners.userAgent) ?? 0, longestCrawlDelaySeconds);
      return {
        allows: (page) => rules.isAllowed(page, manners.userAgent) !== false,
        paceMilliseconds: delay * 1000,
        why: permitted,
      };
    } catch (error) {
      return allowsNothing(`Its robots.txt could not be read: ${reasonOf(error)}`);
    }
  }

  return async (start, known = {}) => {
    let address = start;
    try {
      for (let hop = 0; hop <= mostRedirects; hop += 1) {
        const robots = await hostOf(new URL(address).origin).robots;
        if (!robots.allows(address))
          return { kind: robots.why === permitted ? 'refused' : 'not read', why: robots.why };
        const response = await ask(address, hop === 0 ? conditions(known) : {}, robots.paceMilliseconds);
        const location = response.headers.get('location');
        if (response.status < 300 || response.status >= 400 || response.status === 304 || location === null)
          return await answerOf(response, address, manners.largestBytes);
        await response.body?.cancel();
        address = new URL(location, address).href;
      }
      return { kind: 'not read', why: `More than ${mostRedirects} redirects.` };
    } catch (error) {
      return { kind: 'not read', why: reasonOf(error) };
    }
  };
}

const allowsAll: Robots = { allows: () => true, paceMilliseconds: 0, why: '' };
const allowsNothing = (why: string): Robots => ({ allows: () => false, paceMilliseconds: 0, why });

const conditions = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag && { 'If-None-Match': etag }),
  ...(lastModified && { 'If-Modified-Since': lastModified }),
});

async function answerOf(response: Response, address: string, largest: number): Promise<Fetched> {
  const { status, headers } = response;
  if (status === 304) return { kind: 'not modified', address };
  if (response.ok) {
    const bytes = await readAtMost(response, largest);
    const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
    const validators = { ...(etag && { etag }), ...(lastModified && { lastModified }) };
    return { kind: 'page', bytes, contentType: headers.get('content-type') ?? '', address, validators };
  }
  await response.body?.cancel();
  if (status === 404 || status === 410) return { kind: 'gone', why: `It answered ${status}.` };
  const isRefusal = [401, 402, 403, 429, 451].includes(status);
  return { kind: isRefusal ? 'refused' : 'not read', why: `It answered ${status}.` };
}

/** @throws RangeError for a longer body, of which no more is read */
async function readAtMost(response: Response, largest: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > largest) throw new RangeError(`it is larger than ${largest} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { message?: string } };
  return cause?.message ?? message;
}
