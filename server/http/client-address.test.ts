import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

async function addressOf(trustProxy: boolean, headers: Record<string, string>): Promise<string> {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustProxy)));
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: '192.0.2.1' } } });
  return response.text();
}

test('without a trusted proxy only the socket counts', async () => {
  expect(await addressOf(false, { 'x-forwarded-for': '203.0.113.9' })).toBe('192.0.2.1');
});

test('a trusted proxy is believed for the last address, the one it saw itself', async () => {
  expect(await addressOf(true, { 'x-forwarded-for': '10.9.9.9, 203.0.113.9' })).toBe('203.0.113.9');
});

test.each(['', 'unknown', '203.0.113.9:80', 'x'.repeat(5000)])(
  'a proxy that names nobody leaves the socket (%s)',
  async (value) => {
    expect(await addressOf(true, { 'x-forwarded-for': value })).toBe('192.0.2.1');
  },
);

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::7', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
