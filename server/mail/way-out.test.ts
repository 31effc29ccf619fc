import { expect, test } from 'vitest';
import { wayOut } from './way-out.ts';

test.each([
  ['http://localhost:3000', 'files'],
  ['http://atlas.localhost:3000', 'files'],
  ['http://127.0.0.1', 'files'],
  ['http://[::1]:3000', 'files'],
  ['https://licenseatlas.example', 'none'],
  ['http://192.168.1.20:3000', 'none'],
  ['https://localhost.example', 'none'],
])('without a mail server, mails of %s go to: %s', (origin, way) => {
  expect(wayOut(undefined, origin)).toBe(way);
  expect(wayOut('smtp://mail.example', origin)).toBe('smtp');
});
