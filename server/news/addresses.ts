/** Which network addresses a feed may lead to. */
import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inner = new BlockList();
// Loopback, private, link-local (where clouds answer questions about themselves), shared, reserved, multicast.
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

/** Whether an IP address belongs to this machine or its network. IPv4 written as IPv6 counts as what it is. */
export function isInnerAddress(address: string): boolean {
  const family = isIP(address);
  return family === 0 || inner.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Whether a URL may be asked: http or https, and no inner address written out in it. Names are judged when they are
 * resolved.
 */
export function mayAsk(url: URL, trusted: boolean): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return trusted || isIP(host) === 0 || !isInnerAddress(host);
}

/**
 * Resolves names for a connection and refuses inner addresses: checked on the very address that is connected to, since
 * a name may answer differently the next time it is asked.
 */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    const outside = (addresses ?? []).filter(({ address }) => !isInnerAddress(address));
    const [first] = outside;
    if (error || !first) return callback(error ?? Object.assign(new Error('inner address'), { code: 'EINNER' }), '', 4);
    return options.all ? callback(null, outside) : callback(null, first.address, first.family);
  });
};
