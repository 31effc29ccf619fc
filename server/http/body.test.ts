import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readBody, type ReadBody } from './body.ts';

async function read(
  contentType: string | undefined,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<ReadBody> {
  let result: ReadBody | undefined;
  const app = new Hono().post('/', async (context) => {
    result = await readBody(context);
    return context.text('');
  });
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  await app.request('/', {
    method: 'POST',
    body: bytes,
    headers: { ...(contentType !== undefined && { 'content-type': contentType }), ...headers },
  });
  if (!result) throw new Error('the body was not read');
  return result;
}
const form = 'application/x-www-form-urlencoded';
const fields = (result: ReadBody) => (result.ok ? { ...result.fields } : result.status);

test('a form is read', async () => {
  const result = await read(form, 'email=a%40b.example&name=Ann+B&empty=&email=second&flag');
  expect(fields(result)).toEqual({ email: 'a@b.example', name: 'Ann B', empty: '', flag: '' });
  expect(result.isJson).toBe(false);
});

test('JSON is read, less what is not text', async () => {
  const result = await read(
    'application/json; charset=utf-8',
    '{"email":"a@b.example","age":5,"list":["x"],"none":null,"__proto__":"x"}',
  );
  expect(Object.entries(fields(result))).toEqual([
    ['email', 'a@b.example'],
    ['__proto__', 'x'],
  ]);
  expect(result.isJson).toBe(true);
});

test.each([
  ['text/plain', '{}', 415],
  ['multipart/form-data; boundary=x', '--x--', 415],
  [undefined, '', 415],
  ['application/json; charset=latin1', '{}', 415],
  ['application/jsonp', '{}', 415],
  ['application/json', '{', 400],
  ['application/json', '[]', 400],
  ['application/json', 'null', 400],
  ['application/json', '"x"', 400],
  [form, 'email=%', 400],
  [form, 'email=%ff', 400],
  [form, 'email=%00', 400],
  ['application/json', '{"email":"\\u0000"}', 400],
  [form, `email=${'x'.repeat(17_000)}`, 413],
])('%s %j is refused with %i', async (type, body, status) => {
  expect(fields(await read(type, body))).toBe(status);
});

test('bytes that are no UTF-8 are refused', async () => {
  expect(fields(await read('application/json', Uint8Array.of(0x22, 0xff, 0x22)))).toBe(400);
});

test('an announced length is not needed to be refused', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000).fill(97)) });
  const app = new Hono().post('/', async (context) => context.json(await readBody(context)));
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: endless,
    headers: { 'content-type': form },
    duplex: 'half',
  } as RequestInit);
  expect(await (await app.request(request)).json()).toMatchObject({ ok: false, status: 413 });
});

test('compressed bodies are refused', async () => {
  expect(fields(await read(form, 'a=b', { 'content-encoding': 'gzip' }))).toBe(415);
});

test('half a surrogate pair becomes a character that can be stored', async () => {
  expect(fields(await read('application/json', '{"name":"\\ud800"}'))).toEqual({ name: '\ufffd' });
});
