// Over 250 lines: every address that takes input has its attacks here, in one list that shares the odd words.
/** Requests as an attacker writes them, byte by byte. */
import { type Body, fuzzBody, fuzzFields } from './bodies.ts';
import { hostileTexts, marks } from './payloads.ts';
import type { Random } from './random.ts';

/**
 * `mayHang`: the request is unfinished or says how long it is in two ways, so that no answer is an answer too. `email`
 * and `isRobot`: what the fields say, for whoever counts what should have been stored. `label`: for the report.
 */
export type FuzzRequest = {
  label: string;
  parts: Buffer[];
  endsEarly: boolean;
  mayHang: boolean;
  email: string;
  isRobot: boolean;
};

/** `paths`: every address of the app. `tokens`: links that open something. `stamp`: a good one for the contact form. */
export type FuzzWorld = { paths: readonly string[]; tokens: readonly string[]; stamp(): string };

const posts = [
  '/api/newsletter',
  '/api/contact',
  '/api/correction',
  '/api/alerts',
  '/alerts/confirm',
  '/alerts/manage',
  '/alerts/unsubscribe',
  '/your-data',
  '/your-data/correct',
  '/your-data/delete',
  '/your-data/new-address',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
];
const methods = [
  'GET',
  'HEAD',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'BREW',
  'get',
  'Post',
  'M-SEARCH',
  'QUERY',
  'CONNECT',
  'TRACK',
  'X'.repeat(300),
  'G\u00cbT',
  'GET\t',
  'PRI',
];

export function fuzzRequest(random: Random, number: number, world: FuzzWorld): FuzzRequest {
  const { fields, email, isRobot } = fuzzFields(random, number, world.tokens, () => world.stamp());
  const draw = random.whole(10);
  const isPost = draw < 6;
  const method = isPost ? 'POST' : random.chance(0.6) ? random.pick(['GET', 'GET', 'HEAD']) : random.pick(methods);
  const path = isPost && random.chance(0.9) ? random.pick(posts) : random.pick(world.paths);
  const target = random.chance(isPost ? 0.1 : 0.6) ? oddTarget(random, path, world) : path;
  const body = isPost ? fuzzBody(random, fields) : random.chance(0.1) ? fuzzBody(random, fields) : null;
  const isOdd = random.chance(0.25);
  const request = compose(random, { method, target, body, isOdd, number });
  return { ...request, label: `${number} ${method.slice(0, 20)} ${target.slice(0, 80)}`, email, isRobot };
}

const queries = [
  '?',
  '?token',
  '?token=',
  '?token=a&token=b',
  '?token[]=x',
  '?%74oken=x',
  '?port=1',
  '?port=22',
  '?port=8076%00',
  '?port=08076',
  '?port=8076&port=22',
  '?port=8076.0',
  '?port=localhost',
  '?port=%EF%BC%98076',
  '?category=%ff',
  '?category=%00',
  '?state=ohio',
  '?state=ohio&fact=entry.exam.feeUsd&source=s1',
  '?state=ohio&fact=__proto__&source=constructor',
  '?state=__proto__',
  '?state=ohio&state=texas',
  '?state[]=ohio',
  '?__proto__=x',
  `?${'a=b&'.repeat(2000)}`,
  '?a=%',
];

function oddTarget(random: Random, path: string, { tokens }: FuzzWorld): string {
  const text = encodeURIComponent(random.pick(hostileTexts).toWellFormed());
  const kinds: (() => string)[] = [
    () => path + random.pick(queries),
    () =>
      `${path}?${random.pick(['token', 'port', 'category', 'email', 'state', 'state=ohio&fact', 'state=ohio&source'])}=${text}`,
    () => `${path}?token=${random.pick(tokens)}`,
    () => `${path}/${text}`.slice(0, 9000),
    () =>
      random.pick([
        '/../../etc/passwd',
        '/..%2f..%2fetc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/..\\..\\etc',
        '/%252e%252e/etc',
        '/%c0%ae%c0%ae/etc',
        '/.git/config',
        '/.secret',
        '/assets/../.secret',
        '/texas/%00',
        '/texas%00.html',
        '/%',
        '/%zz',
        '/texas;a=b',
        '//evil.example/texas/',
        '///evil.example',
        '/\\evil.example/',
        '/%5cevil.example',
        '//texas/',
        '/texas/index.html',
        '/%2f%2fevil.example/',
        '/index.html.br',
        '/_headers',
        '/texas/?next=//evil.example',
        '/..;/etc',
      ]),
    () =>
      random.pick([
        `http://evil.example${path}`,
        `https://evil.example${path}`,
        `http://localhost${path}`,
        'http://',
        'http://[::1',
        'http:///texas',
        `ftp://evil.example${path}`,
        '*',
        'evil.example:443',
        'texas',
        '',
        `http://user:secret@evil.example${path}`,
        `${path}#fragment`,
        `${path}\u00e9`,
        `${path}\xff\xfe`,
        `${path} x`,
        `${path}\t`,
        `/${'a'.repeat(15_000)}`,
        `/${'a/'.repeat(7000)}`,
        `${path}${'%41'.repeat(4000)}`,
      ]),
    () => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    () => `${path}/`,
    () => path.toUpperCase(),
  ];
  return random.pick(kinds)();
}

type Draft = { method: string; target: string; body: Body | null; isOdd: boolean; number: number };
type Composed = Pick<FuzzRequest, 'parts' | 'endsEarly' | 'mayHang'>;

function compose(random: Random, { method, target, body, isOdd, number }: Draft): Composed {
  const client = `X-Forwarded-For: 10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = [
    client,
    'Connection: close',
    ...(body?.contentType != null ? [`Content-Type: ${body.contentType}`] : []),
    ...(body?.extraHeaders ?? []),
  ];
  const bytes = body?.bytes ?? Buffer.alloc(0);
  const finish = (version: string, host: string[], more: string[], framing: string[], content: Buffer[]): Buffer[] => [
    Buffer.from(
      `${method} ${target} ` +
        `${version}\r\n${[...host, ...more, ...headers, ...framing].map((line) => `${line}\r\n`).join('')}\r\n`,
      'latin1',
    ),
    ...content,
  ];
  const usualFraming = body ? [`Content-Length: ${bytes.length}`] : [];
  const plain = finish('HTTP/1.1', ['Host: localhost'], [], usualFraming, [bytes]);
  // A request line that is broken off in the middle leaves the parser waiting.
  const isBroken = /[\s\u0080-\uffff]/.test(method + target) || target === '' || method === 'CONNECT';
  if (!isOdd) return { parts: plain, endsEarly: isBroken, mayHang: isBroken };
  if (random.chance(0.4))
    return {
      parts: finish('HTTP/1.1', ['Host: localhost'], random.pick(oddHeaders)(random), usualFraming, [bytes]),
      endsEarly: true,
      mayHang: true,
    };
  if (random.chance(0.4))
    return {
      parts: finish(random.pick(['HTTP/1.1', 'HTTP/1.0']), random.pick(oddHosts), [], usualFraming, [bytes]),
      endsEarly: true,
      mayHang: true,
    };
  if (random.chance(0.2))
    return {
      parts: finish(
        random.pick(['HTTP/0.9', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/3', 'http/1.1', 'HTTPS/1.1', 'HTTP/1.1 ', '']),
        ['Host: localhost'],
        [],
        usualFraming,
        [bytes],
      ),
      endsEarly: true,
      mayHang: true,
    };
  const { framing, content } = random.pick(oddFramings)(bytes);
  return { parts: finish('HTTP/1.1', ['Host: localhost'], [], framing, content), endsEarly: true, mayHang: true };
}

const oddHosts: readonly string[][] = [
  [],
  ['Host:'],
  ['Host: a', 'Host: b'],
  ['Host: evil.example'],
  ['Host: localhost:99999'],
  ['Host: localhost:-1'],
  ['Host: user@localhost'],
  ['Host: [::1]'],
  ['Host: [::1'],
  ['Host: a b'],
  ['Host: a/b?c#d'],
  ['Host: \xff'],
  [`Host: ${'a'.repeat(8000)}`],
  ['Host: localhost', 'X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example'],
  ['Host: <x-fuzz>'],
  ['Host: LOCALHOST'],
  ['Host : localhost'],
  [' Host: localhost'],
  ['Host: 127.0.0.1\\@evil.example'],
  ['Host: %00'],
];

type OddHeaders = (random: Random) => string[];
const oddHeaders: readonly OddHeaders[] = [
  () => [`X-Large: ${'x'.repeat(20_000)}`],
  () => Array.from({ length: 1500 }, (_, index) => `X-${index}: ${index}`),
  () => ['X-Folded: a\r\n  b'],
  () => ['X-Nul: a\0b'],
  () => ['No colon here'],
  () => [': no name'],
  () => ['X Space: a'],
  () => ['X-Bare: a\nX-Fuzz-Injected: 1'],
  () => ['X-Latin: \xff\xfe'],
  (random) => [
    'Accept-Encoding: ' +
      `${random.pick(['*', 'br;q=0', 'gzip;q=9', 'identity;q=0, *;q=0', ';;;,,,', `br${',br'.repeat(3000)}`, 'br;q=NaN', '\xff'])}`,
  ],
  (random) => [
    'Range: ' +
      `bytes=${random.pick(['0-', '-0', '0-0,1-1', '5-1', '999999999999999999999-', '-', 'a-b', `0-0${',0-0'.repeat(3000)}`])}`,
  ],
  (random) => [`If-None-Match: ${random.pick(['*', '"a"', `"${'a'.repeat(9000)}"`, ',,,', 'W/'])}`, 'If-Range: x'],
  (random) => [`Expect: ${random.pick(['100-continue', 'nonsense', '200-ok'])}`],
  (random) => [
    'Connection: Upgrade',
    `Upgrade: ${random.pick(['h2c', 'websocket', 'x'])}`,
    'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
  ],
  (random) => [
    'Origin: ' +
      `${random.pick(['null', 'https://evil.example', 'http://localhost.evil.example', 'http://localhost', '', 'file://', '%', 'http://[', 'a'.repeat(5000)])}`,
  ],
  (random) => [`Sec-Fetch-Site: ${random.pick(['cross-site', 'same-site', 'same-origin', 'none', 'x', ''])}`],
  (random) => [
    'X-Forwarded-For: ' +
      `${random.pick(['', ',', 'a', '127.0.0.1, 10.9.9.9', '::1', '::ffff:1.2.3.4', 'fe80::1%lo', '1.2.3.4:80', '[::1]:80', `${'1.1.1.1,'.repeat(1000)}`, '0', '\xff', '<x-fuzz>'])}`,
  ],
  (random) => [`X-Forwarded-Proto: ${random.pick(['https', 'javascript', 'https,http', '\xff', ''])}`],
  () => ['X-HTTP-Method-Override: DELETE', 'X-Original-URL: /metrics', 'X-Rewrite-URL: /metrics'],
  () => [`Cookie: ${'a=b; '.repeat(500)}`, 'Authorization: Basic Og=='],
  () => [`Accept: ${marks.tag}>`, `User-Agent: ${marks.tag}>`, `Referer: http://evil.example/${marks.tag}>`],
];

type OddFraming = (bytes: Buffer) => { framing: string[]; content: Buffer[] };
const hidden =
  'POST /api/newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ' +
  '35\r\n\r\n{"email":"smuggled@person.example"}';
const chunk = (bytes: Buffer, size = bytes.length.toString(16)): Buffer =>
  Buffer.concat([Buffer.from(`${size}\r\n`), bytes, Buffer.from('\r\n')]);
const lastChunk = Buffer.from('0\r\n\r\n');

/** Where two readers could disagree on where a request ends, a second one is hidden behind it. */
const oddFramings: readonly OddFraming[] = [
  (bytes) => ({ framing: [`Content-Length: ${bytes.length}`, `Content-Length: ${bytes.length}`], content: [bytes] }),
  (bytes) => ({
    framing: [`Content-Length: ${bytes.length}`, 'Content-Length: 0'],
    content: [bytes, Buffer.from(hidden)],
  }),
  (bytes) => ({ framing: [`Content-Length: ${bytes.length}, ${bytes.length}`], content: [bytes] }),
  (bytes) => ({
    framing: ['Content-Length: 0', 'Transfer-Encoding: chunked'],
    content: [chunk(bytes), lastChunk, Buffer.from(hidden)],
  }),
  (bytes) => ({
    framing: [`Content-Length: ${bytes.length + 200}`, 'Transfer-Encoding: chunked'],
    content: [lastChunk, Buffer.from(hidden)],
  }),
  ...[
    'xchunked',
    'chunked, identity',
    'identity',
    'chunked, chunked',
    'gzip, chunked',
    '\x0bchunked',
    'CHUNKED',
    '"chunked"',
    'chunked;q=1',
    '',
  ].map((coding): OddFraming => (bytes) => ({
    framing: [`Transfer-Encoding: ${coding}`],
    content: [chunk(bytes), lastChunk],
  })),
  (bytes) => ({
    framing: ['Transfer-Encoding : chunked', 'Content-Length: 0'],
    content: [chunk(bytes), lastChunk, Buffer.from(hidden)],
  }),
  (bytes) => ({
    framing: ['Transfer-Encoding:\r\n chunked', 'Content-Length: 0'],
    content: [chunk(bytes), lastChunk, Buffer.from(hidden)],
  }),
  ...['-1', '+5', '0x10', '1e3', '99999999999999999999', '', ' ', '5 5', 'a'].map((length): OddFraming => (bytes) => ({
    framing: [`Content-Length: ${length}`],
    content: [bytes, Buffer.from(hidden)],
  })),
  (bytes) => ({ framing: [`Content-Length: ${bytes.length + 50}`], content: [bytes] }),
  (bytes) => ({ framing: ['Content-Length: 1000000000'], content: [bytes] }),
  (bytes) => ({
    framing: ['Transfer-Encoding: chunked'],
    content: [chunk(bytes, `${bytes.length.toString(16)};${'x'.repeat(20_000)}`), lastChunk],
  }),
  (bytes) => ({ framing: ['Transfer-Encoding: chunked'], content: [chunk(bytes, 'ffffffffffffffffff'), lastChunk] }),
  (bytes) => ({ framing: ['Transfer-Encoding: chunked'], content: [chunk(bytes, '-5'), lastChunk] }),
  (bytes) => ({
    framing: ['Transfer-Encoding: chunked'],
    content: [chunk(bytes), chunk(Buffer.alloc(100_000, 97)), lastChunk],
  }),
  (bytes) => ({
    framing: ['Transfer-Encoding: chunked', 'Trailer: Host'],
    content: [chunk(bytes), Buffer.from('0\r\nHost: evil.example\r\nContent-Length: 5\r\n\r\n')],
  }),
  (bytes) => ({ framing: ['Transfer-Encoding: chunked'], content: [chunk(bytes)] }),
];
