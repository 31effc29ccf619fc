import { deflateSync } from 'node:zlib';

/** So many objects share one compressed stream: a reader unpacks the whole stream to get at one of them. */
const objectsInAStream = 200;

type PdfObject = { number: number; body: Buffer };
type Entry = { kind: 0 | 1 | 2; at: number; index: number };

/**
 * Packs a PDF's small objects into compressed object streams (PDF 1.5, ISO 32000-1, 7.5.7 and 7.5.8), which Typst does
 * not do: the tags of an accessible document are thousands of them, and the file becomes two to five times smaller.
 * Nothing else is touched. Made for Typst's files: one classic cross-reference table, generation 0, no encryption.
 * @throws Error for any other file.
 */
export function packObjects(pdf: Buffer): Buffer {
  const { objects, trailer } = readObjects(pdf);
  const [streams, small] = [objects.filter(isStream), objects.filter((object) => !isStream(object))];
  const entries = new Map<number, Entry>([[0, { kind: 0, at: 0, index: 65_535 }]]);
  const parts: Buffer[] = [pdf.subarray(0, pdf.indexOf('\n', 9) + 1)];
  let length = parts[0]!.length;
  const write = (number: number, body: Buffer): void => {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    entries.set(number, { kind: 1, at: length, index: 0 });
    parts.push(part);
    length += part.length;
  };
  for (const { number, body } of streams) write(number, body);
  let next = Math.max(...objects.map(({ number }) => number)) + 1;
  for (let start = 0; start < small.length; start += objectsInAStream) {
    const group = small.slice(start, start + objectsInAStream);
    group.forEach(({ number }, index) => entries.set(number, { kind: 2, at: next, index }));
    write(next, objectStream(group));
    next += 1;
  }
  const start = length;
  entries.set(next, { kind: 1, at: start, index: 0 });
  parts.push(
    Buffer.from(`${next} 0 obj\n`),
    referenceStream(entries, next + 1, trailer),
    Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

/** The objects by the cross-reference table, and the entries of the trailer that stay: Root, Info, ID. */
function readObjects(pdf: Buffer): { objects: PdfObject[]; trailer: string } {
  const tail = pdf.subarray(-64).toString('latin1');
  const tableAt = Number(/startxref\s+(\d+)/.exec(tail)?.[1]);
  const table = pdf.subarray(tableAt).toString('latin1');
  const [, dictionary] = /trailer\s*<<([\s\S]*)>>\s*startxref/.exec(table) ?? [];
  if (!table.startsWith('xref\n0 ') || dictionary === undefined || /\/(Encrypt|Prev)\b/.test(dictionary))
    throw new Error('not a PDF as Typst writes it');
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  const ends = [...offsets, tableAt].toSorted((a, b) => a - b);
  const place = new Map(ends.map((offset, index) => [offset, index]));
  return {
    objects: offsets.map((offset) => objectAt(pdf, offset, ends[place.get(offset)! + 1]!)),
    trailer: dictionary.replace(/\/Size \d+/, '').trim(),
  };
}

function objectAt(pdf: Buffer, offset: number, end: number): PdfObject {
  const head = pdf.indexOf(' 0 obj\n', offset);
  const bodyEnd = pdf.lastIndexOf('\nendobj', end);
  if (head < offset || head > offset + 10 || bodyEnd < head)
    throw new Error(`no object at byte ${offset} of a PDF by Typst`);
  return {
    number: Number(pdf.subarray(offset, head).toString('latin1')),
    body: pdf.subarray(head + ' 0 obj\n'.length, bodyEnd),
  };
}

const isStream = ({ body }: PdfObject): boolean =>
  body.subarray(-'endstream'.length).toString('latin1') === 'endstream';

function objectStream(group: PdfObject[]): Buffer {
  let offset = 0;
  const index = group.map(({ number, body }) => {
    const place = `${number} ${offset}`;
    offset += body.length + 1;
    return place;
  });
  const head = Buffer.from(`${index.join(' ')}\n`);
  const data = Buffer.concat([head, ...group.flatMap(({ body }) => [body, Buffer.from('\n')])]);
  return stream(`/Type /ObjStm /N ${group.length} /First ${head.length}`, data);
}

function referenceStream(entries: Map<number, Entry>, size: number, trailer: string): Buffer {
  const data = Buffer.alloc(size * 7);
  for (let number = 0; number < size; number += 1) {
    const { kind, at, index } = entries.get(number) ?? { kind: 0, at: 0, index: 65_535 };
    data.writeUInt8(kind, number * 7);
    data.writeUInt32BE(at, number * 7 + 1);
    data.writeUInt16BE(index, number * 7 + 5);
  }
  return stream(`/Type /XRef /Size ${size} /W [1 4 2] ${trailer}`, data);
}

function stream(dictionary: string, data: Buffer): Buffer {
  const packed = deflateSync(data, { level: 9 });
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}
