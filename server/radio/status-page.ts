/** Asks Icecast what is on air, at most once in five seconds however many pages ask. */
import { type OnAir, parseStatus } from './now-playing.ts';

const freshMilliseconds = 5000;
const timeoutMilliseconds = 5000;
const largestPageBytes = 256 * 1024;

/** `null` where Icecast cannot be reached. */
export type ReadOnAir = () => Promise<OnAir | null>;

/**
 * @param address of Icecast's `/status-json.xsl`
 * @param mount the mount whose source counts
 */
export function createStatusReader(address: URL, mount: string, now: () => Date): ReadOnAir {
  let held: { at: number; outcome: Promise<OnAir | null> } | null = null;
  return () => {
    const at = now().getTime();
    // A failure is held as well: a radio that is down must not be asked by every page that wonders.
    if (!held || at - held.at >= freshMilliseconds) held = { at, outcome: readStatus(address, mount) };
    return held.outcome;
  };
}

async function readStatus(address: URL, mount: string): Promise<OnAir | null> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: { Accept: 'application/json' },
    });
    const text = await readBounded(response);
    return response.ok && text !== null ? parseStatus(text, mount) : null;
  } catch {
    return null;
  }
}

async function readBounded(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > largestPageBytes) return null;
    chunks.push(chunk);
  }
  // Titles may be Latin-1 where the source never said: a wrong letter is better than no title.
  return new TextDecoder().decode(Buffer.concat(chunks));
}
