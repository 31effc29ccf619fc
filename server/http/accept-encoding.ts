/** Choice of the content encoding of a response (RFC 9110, 12.5.3). */

/** `identity` is the file itself. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Where a client ranks two the same, the earlier one wins: it is the smaller. */
const preference: Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding to send, of those a file has. A client that refuses all of them gets `identity`: bytes it can read beat
 * an error.
 * @param header the `Accept-Encoding` value, absent when the client sent none
 */
export function chooseEncoding(header: string | undefined, available: Pick<ReadonlySet<Encoding>, 'has'>): Encoding {
  const weights = readWeights(header ?? '');
  let [chosen, chosenWeight]: [Encoding, number] = ['identity', 0];
  for (const encoding of preference) {
    const weight = available.has(encoding) ? weightOf(encoding, weights) : 0;
    if (weight > chosenWeight) [chosen, chosenWeight] = [encoding, weight];
  }
  return chosen;
}

/** Browsers send a handful of different values; whoever invents others must not fill the memory. */
const longestList = 100;
const read = new Map<string, Map<string, number>>();

function readWeights(header: string): Map<string, number> {
  const known = read.get(header);
  if (known) return known;
  if (read.size >= longestList) read.clear();
  const weights = parseWeights(header);
  read.set(header, weights);
  return weights;
}

function weightOf(encoding: Encoding, weights: Map<string, number>): number {
  const listed = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined);
  if (listed !== undefined) return listed;
  // An unlisted identity stays acceptable, but behind everything the client did ask for.
  return encoding === 'identity' ? Number.MIN_VALUE : (weights.get('*') ?? 0);
}

function parseWeights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return [name, Number.isFinite(weight) ? weight : 0] as const;
    }),
  );
}
