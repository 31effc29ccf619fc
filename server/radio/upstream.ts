/** One connection to an Icecast mount: opened with a deadline, watched while it runs. */
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

/** `headers`: what listeners get of Icecast's own. Nothing is read from `body` before somebody listens to it. */
export type Upstream = { contentType: string; headers: Record<string, string>; body: IncomingMessage; close(): void };

/** Why there is no stream: `reason` is for the log, in words, without an address. */
export type Unavailable = { reason: string };

/** Milliseconds: until Icecast's headers are there; without a byte before a stream counts as dead. */
export type UpstreamTimeouts = { connectMilliseconds: number; idleMilliseconds: number };

/** A page relayed from the site's own origin would be the site's word: only sound is. */
const soundTypes = /^(audio\/[\w.+-]+|application\/ogg|video\/(ogg|webm))\s*(;|$)/i;
/**
 * What describes the station. `icy-metaint` cannot be there: it answers `Icy-MetaData: 1`, which is not asked for,
 * since titles woven into the sound would click in a browser. `icy-pub` and the rest speak to stream directories.
 */
const passedOn = ['icy-name', 'icy-genre', 'icy-description', 'icy-br'];

/** Opens the stream at `address`, following no redirect. Resolves in every case. */
export function openUpstream(address: URL, timeouts: UpstreamTimeouts): Promise<Upstream | Unavailable> {
  return new Promise((resolve) => {
    const request = address.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = request(address, {
      agent: false,
      headers: { Accept: 'audio/*', 'User-Agent': 'LicenseAtlas-relay' },
    });
    const refuse = (reason: string): void => {
      clearTimeout(deadline);
      outgoing.destroy();
      resolve({ reason });
    };
    const deadline = setTimeout(() => refuse('no answer in time'), timeouts.connectMilliseconds);
    outgoing.on('error', (error: NodeJS.ErrnoException) => refuse(error.code ?? error.name));
    outgoing.on('response', (body) => {
      clearTimeout(deadline);
      const refusal = refusalOf(body);
      if (refusal !== null) return refuse(refusal);
      outgoing.setTimeout(timeouts.idleMilliseconds, () => outgoing.destroy());
      return resolve({
        contentType: body.headers['content-type'] ?? '',
        headers: stationHeaders(body),
        body,
        close: () => outgoing.destroy(),
      });
    });
    outgoing.end();
  });
}

export const isUnavailable = (outcome: Upstream | Unavailable): outcome is Unavailable => 'reason' in outcome;

function refusalOf({ statusCode, headers }: IncomingMessage): string | null {
  if (statusCode !== 200) return `status ${statusCode}`;
  return soundTypes.test(headers['content-type'] ?? '') ? null : 'not a sound stream';
}

function stationHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}
