import { expect, test } from 'vitest';
import { isInnerAddress, mayAsk } from './addresses.ts';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.0.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'no address',
])('%s is inside', (address) => {
  expect(isInnerAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is outside', (address) => {
  expect(isInnerAddress(address)).toBe(false);
});

test.each([
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://[::1]/',
  'ftp://agency.example/',
  'gopher://agency.example/',
])('%s is not asked', (address) => {
  expect(mayAsk(new URL(address), false)).toBe(false);
});

test('a host of the owner’s own choice may be inside, but only over http', () => {
  expect(mayAsk(new URL('http://127.0.0.1/'), true)).toBe(true);
  expect(mayAsk(new URL('file:///etc/passwd'), true)).toBe(false);
});
