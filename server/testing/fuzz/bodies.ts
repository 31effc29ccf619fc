/** Bodies of forms and scripts: right ones, wrong ones, and ones that are no bodies at all. */
import { gzipSync } from 'node:zlib';
import { honeypotName } from '../../forms/honeypot.ts';
import { hostileAddresses, hostileTexts } from './payloads.ts';
import type { Random } from './random.ts';

export type Fields = Record<string, unknown>;
export type Body = { contentType: string | null; bytes: Buffer; extraHeaders?: string[] };

/** What a form could hold, with something wrong in any field. `isRobot`: the hidden box is ticked. */
export type FuzzFields = { fields: Fields; email: string; isRobot: boolean };

export function fuzzFields(random: Random, number: number, tokens: readonly string[], stamp: () => string): FuzzFields {
  const email = (random.chance(0.6) ? 'reader-%d@person.example' : random.pick(hostileAddresses)).replaceAll(
    '%d',
    `${number}`,
  );
  const isRobot = random.chance(0.05);
  const text = (usual: string): string => (random.chance(0.6) ? usual : random.pick(hostileTexts));
  const fields: Fields = {
    email,
    name: text('Ann Reader'),
    subject: text('A question'),
    message: text('How long does it take?'),
    category: text('Exam'),
    'state:ohio': text('on'),
    state: text('ohio'),
    fact: text('entry.exam.feeUsd'),
    source: text('s1'),
    ...(random.chance(0.3) && { thanks: text('yes') }),
    token: random.chance(0.3) ? random.pick(tokens) : random.pick(hostileTexts),
    stamp: random.chance(0.3) ? stamp() : random.pick(hostileTexts),
    ...(random.chance(0.3) && { confirmed: random.pick(['no', 'YES', 'true', '1']) }),
    ...(isRobot && { [honeypotName]: 'on' }),
  };
  if (random.chance(0.2)) delete fields[random.pick(namesBut(fields, honeypotName))];
  if (random.chance(0.1)) fields[random.pick(hostileTexts.slice(0, 60))] = random.pick(hostileTexts);
  return { fields, email, isRobot };
}

/** The hidden field is left alone: whether it is filled in decides what should be stored. */
const namesBut = (fields: Fields, kept: string): string[] => Object.keys(fields).filter((name) => name !== kept);

const wrongTypes: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  true,
  false,
  [],
  {},
  ['a@person.example'],
  { $ne: null },
  { toString: 'x' },
  [[[[]]]],
  { email: ['a@person.example'] },
];

export function fuzzBody(random: Random, fields: Fields): Body {
  if (random.chance(0.35)) return json(fields);
  if (random.chance(0.5)) return form(fields);
  return random.pick(oddBodies)(random, fields);
}

function json(fields: Fields): Body {
  return { contentType: 'application/json', bytes: Buffer.from(JSON.stringify(fields)) };
}

function form(fields: Fields): Body {
  return {
    contentType: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(
      Object.entries(fields)
        .map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
        .join('&'),
    ),
  };
}

/**
 * Lone surrogates make encodeURIComponent throw; sent as the three bytes they would be (CESU-8), they are a broken
 * encoding.
 */
function encode(value: string): string {
  return value.replace(/[^A-Za-z0-9]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const isLone = code >= 0xd800 && code <= 0xdfff;
    const bytes = isLone
      ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
      : [...Buffer.from(character)];
    return bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  });
}

type OddBody = (random: Random, fields: Fields) => Body;
const raw = (contentType: string | null, content: string | Buffer): Body => ({
  contentType,
  bytes: Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1'),
});
const formType = 'application/x-www-form-urlencoded';

const oddBodies: readonly OddBody[] = [
  (random, fields) => json({ ...fields, [random.pick(namesBut(fields, honeypotName))]: random.pick(wrongTypes) }),
  (random) => raw('application/json', JSON.stringify(random.pick(wrongTypes))),
  (random, fields) => raw('application/json', json(fields).bytes.subarray(0, random.whole(60))),
  (random) =>
    raw(
      'application/json',
      random.pick([
        '['.repeat(16_000),
        '{"a":'.repeat(3000),
        `${'['.repeat(8000)}${']'.repeat(8000)}`,
        '{"email":"a@person.example","email":{"a":1}}',
        '{"__proto__":{"email":"a@person.example"}}',
        '',
        ' ',
        'undefined',
        "{'email':1}",
        '1e999',
        '"\\ud800"',
        '\u00ef\u00bb\u00bf{"email":1}',
      ]),
    ),
  (_, fields) => raw('application/json', Buffer.from(JSON.stringify(fields), 'utf16le')),
  (random) => raw('application/json', Buffer.from(Array.from({ length: 60 }, () => random.whole(256)))),
  (random) =>
    raw(
      formType,
      random.pick([
        'email=%',
        'email=%zz',
        'email=%c0%af@person.example',
        'email=%ed%a0%80@person.example',
        'email=%f8%88%80%80%80',
        'email=\xff\xfe',
        'email=%00@person.example',
        '=',
        '&&&&',
        'email',
        'email=a&email=b',
        '%65mail=x',
        'email[]=a@person.example',
        'email[$ne]=1',
        '__proto__=x&constructor=y',
      ]),
    ),
  (random) => raw(formType, `email=${'x'.repeat(16 * 1024 - 6 + random.whole(3) - 1)}`),
  (random) => raw(formType, `message=${'x'.repeat(random.pick([17_000, 100_000, 1_000_000]))}`),
  () => raw(formType, Array.from({ length: 3000 }, (_, index) => `a${index}=`).join('&')),
  (_, fields) => raw('application/json; charset=utf-7', json(fields).bytes),
  (_, fields) => raw('application/json; charset=utf-16', Buffer.from(JSON.stringify(fields), 'utf16le')),
  (random, fields) =>
    raw(
      random.pick([
        'text/plain',
        'text/html',
        'application/xml',
        'application/octet-stream',
        'APPLICATION/JSON',
        'application/jsonx',
        'application/json, text/html',
        'a'.repeat(5000),
        '\xff',
        null,
      ]),
      json(fields).bytes,
    ),
  () =>
    raw(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@person.example\r\n--x--\r\n',
    ),
  () => raw('application/xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  (random, fields) => ({
    contentType: 'application/json',
    bytes: gzipSync(json(fields).bytes),
    extraHeaders: [`Content-Encoding: ${random.pick(['gzip', 'br', 'identity', 'x'])}`],
  }),
];
