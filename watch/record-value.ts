/** Writes a value that a person accepted into a jurisdiction's file, keeping its comments, order and quotes. */
import { isMap, type Document, type Node, type Pair, parseDocument, Scalar, type YAMLMap } from 'yaml';

/** `until`: the day, YYYY-MM-DD. `ruleChanged`: from when the new rule holds, only where a source gives it. */
export type AcceptedValue = {
  path: string;
  value: unknown;
  source?: string;
  until: string;
  ruleChanged?: string;
};

type RecordedFact = {
  value: unknown;
  confidence: string;
  sources: string[];
  doubt?: string;
  note?: string;
  evidence?: string;
};
export type Recorded = { text: string; old: unknown; before: RecordedFact; fact: RecordedFact };

/**
 * The old value becomes the newest of the earlier ones, with its sources: with a source given the fact then rests on
 * that alone, and one page does not make it sure (`confidence` in content/jurisdictions/README.md).
 * @returns the file's new text, the old value, and the fact as it now is
 * @throws Error for what is no fact, or where the value is what it was
 */
export function recordValue(text: string, accepted: AcceptedValue): Recorded {
  const { path, value, source, until, ruleChanged } = accepted;
  const document = parseDocument(text);
  const keys = path.split('.');
  const fact = document.getIn(keys);
  if (!isMap(fact) || !fact.has('confidence')) throw new Error(`${path} is not a fact of this file.`);
  const before = fact.toJS(document) as RecordedFact & { earlier?: unknown[] };
  if (JSON.stringify(before.value) === JSON.stringify(value))
    throw new Error(`${path} is ${JSON.stringify(value)} already.`);
  if (source !== undefined && !document.hasIn(['sources', source]))
    throw new Error(`The file lists no source ${source}.`);
  const given = { value: before.value, until, sources: before.sources, ...(ruleChanged && { ruleChanged }) };
  const fresh = document.createNode(value);
  // A remark behind the old value stays: whoever accepts the new one reads it.
  fresh.comment = (fact.get('value', true) as Node | undefined)?.comment;
  fact.set('value', fresh);
  if (source !== undefined) {
    fact.set('sources', flow(document, [source]));
    if (before.confidence === 'high') fact.set('confidence', 'medium');
  }
  setEarlier(document, fact, [given, ...(before.earlier ?? [])]);
  // Where it stood is where the old value stood.
  fact.delete('where');
  fact.flow = false;
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: true });
  // Only the fact is taken of it: all other lines stay as they are, folded as a person folded them.
  const [from, to] = [placeOf(text, keys), placeOf(written, keys)];
  return {
    text: text.slice(0, from.start) + written.slice(to.start, to.end) + text.slice(from.end),
    old: before.value,
    before,
    fact: fact.toJS(document) as RecordedFact,
  };
}

/** Where what belongs to a key stands in a file, without the line ends behind it. */
function placeOf(text: string, keys: string[]): { start: number; end: number } {
  const parent = parseDocument(text).getIn(keys.slice(0, -1)) as YAMLMap<Scalar<string>, YAMLMap>;
  const { key, value } = parent.items.find((pair) => pair.key.value === keys.at(-1))!;
  const [start, end] = [key.range![1], value!.range![1]];
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

function setEarlier(document: Document, fact: YAMLMap, earlier: unknown[]): void {
  const node = document.createNode(earlier);
  for (const item of (node as unknown as { items: YAMLMap[] }).items)
    for (const pair of item.items as Pair<Scalar, { flow?: boolean }>[])
      if (pair.key.value === 'sources' && pair.value) pair.value.flow = true;
  fact.set('earlier', node);
}

function flow(document: Document, list: string[]) {
  const node = document.createNode(list);
  (node as { flow?: boolean }).flow = true;
  return node;
}
