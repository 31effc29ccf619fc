/** Reads what a form or a script sends, strictly. */
import type { Context } from 'hono';

/**
 * `fields`: the strings of the body by name (the first of each); what is not a string is left out, as if it had not
 * been sent.
 * `isJson`: how it came, so how to answer. `message` is for the person who sent it.
 */
export type ReadBody =
  | { ok: true; fields: Record<string, string>; isJson: boolean }
  | { ok: false; status: 400 | 413 | 415; message: string; isJson: boolean };

const largestBytes = 16 * 1024;
const types = /^(application\/json|application\/x-www-form-urlencoded)(?:\s*;\s*charset\s*=\s*"?utf-8"?)?\s*$/i;
const unreadable = 'What was sent could not be read. Nothing was stored.';

/**
 * Takes `application/json` (an object) and `application/x-www-form-urlencoded`, in UTF-8, up to 16 KB.
 * @returns 415 for other types, 413 for longer bodies, 400 for broken encodings, broken JSON or NUL
 */
export async function readBody(context: Context): Promise<ReadBody> {
  const header = context.req.header('content-type') ?? '';
  const type = types.exec(header.trim())?.[1]?.toLowerCase();
  const isJson =
    type === 'application/json' || (type === undefined && /json/i.test(`${header} ${context.req.header('accept')}`));
  if (type === undefined)
    return { ok: false, status: 415, message: 'This address takes forms and JSON in UTF-8 only.', isJson };
  if (context.req.header('content-encoding') !== undefined)
    return { ok: false, status: 415, message: 'This address takes no compressed bodies.', isJson };
  const bytes = await readBytes(context);
  if (bytes === 'broken off') return { ok: false, status: 400, message: unreadable, isJson };
  if (bytes === 'too many')
    return { ok: false, status: 413, message: 'This is longer than we can take. Please shorten it.', isJson };
  const fields = isJson ? parseJson(bytes) : parseForm(bytes);
  return fields ? { ok: true, fields, isJson } : { ok: false, status: 400, message: unreadable, isJson };
}

/**
 * What a client announces is believed only where it is too much. Whoever hangs up half-way hears no answer, but it is
 * no failure of ours.
 */
async function readBytes(context: Context): Promise<Uint8Array | 'too many' | 'broken off'> {
  if (Number(context.req.header('content-length') ?? 0) > largestBytes) return 'too many';
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of context.req.raw.body ?? []) {
      length += chunk.length;
      if (length > largestBytes) return 'too many';
      chunks.push(chunk);
    }
  } catch {
    return 'broken off';
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
    return collect(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return null;
  }
}

function parseForm(bytes: Uint8Array): Record<string, string> | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // URLSearchParams would turn broken encodings into replacement characters and go on.
    const decode = (part: string): string => decodeURIComponent(part.replaceAll('+', ' '));
    const pairs = text
      .split('&')
      .filter(Boolean)
      .map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name), decode(value.join('='))];
      });
    return collect(pairs);
  } catch {
    return null;
  }
}

/** Null where a NUL is among them, which no form sends. The record has no prototype: a field may be called anything. */
function collect(pairs: [string, string][]): Record<string, string> | null {
  const fields = Object.create(null) as Record<string, string>;
  for (const [name, value] of pairs) {
    if (name.includes('\0') || value.includes('\0')) return null;
    // A lone half of a surrogate pair cannot be stored as UTF-8.
    if (!(name in fields)) fields[name] = value.toWellFormed();
  }
  return fields;
}
