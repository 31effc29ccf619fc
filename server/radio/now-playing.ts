/** What is on air, from Icecast's status page. */

/** `title` is null where the source names none; `listeners` where Icecast did not say. */
export type OnAir = { onAir: boolean; title: string | null; listeners: number | null };

const nothing: OnAir = { onAir: false, title: null, listeners: null };
const longestTitle = 200;

type Fields = Record<string, unknown>;

/**
 * Reads `/status-json.xsl`. Icecast lists one source as an object and several as an array, leaves `source` out where
 * nobody sends, and does not escape all it prints: `"title": - ,` and stray control characters are known. What cannot
 * be read counts as unknown.
 * @param mount e.g. `/live`: the other mounts of the server are not ours
 */
export function parseStatus(text: string, mount: string): OnAir {
  const status = parseLeniently(text);
  const listed = isFields(status) && isFields(status.icestats) ? status.icestats.source : undefined;
  const source = (Array.isArray(listed) ? listed : [listed])
    .filter(isFields)
    .find((candidate) => isAt(candidate, mount));
  if (!source) return nothing;
  return {
    onAir: true,
    title: titleOf(source),
    listeners: Number.isSafeInteger(source.listeners) ? (source.listeners as number) : null,
  };
}

function parseLeniently(text: string): unknown {
  // oxlint-disable-next-line no-control-regex -- raw control characters are exactly what Icecast lets through
  const cleaned = text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ');
  // A title of only "-" or nothing loses its quotes in Icecast 2.4.
  const mended = cleaned.replaceAll(/("[\w-]+"\s*:)\s*-?\s*(?=[,}])/g, '$1null');
  for (const attempt of [text, cleaned, mended]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next, more forgiving reading.
    }
  }
  return null;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isAt({ listenurl }: Fields, mount: string): boolean {
  return typeof listenurl === 'string' && URL.canParse(listenurl) && new URL(listenurl).pathname === mount;
}

/** MP3 sources put artist and title into one field, Ogg sources into two. */
function titleOf({ artist, title }: Fields): string | null {
  const words = [artist, title]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map((part) => String(part).replaceAll(/\s+/g, ' ').trim());
  return words.filter(Boolean).join(' – ').slice(0, longestTitle) || null;
}
