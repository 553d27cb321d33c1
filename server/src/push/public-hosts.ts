import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const reserved = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, bits, 'ipv4');

/** Only global unicast, without the ranges that embed IPv4 addresses. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const embedding = new BlockList();
embedding.addSubnet('2001::', 23, 'ipv6');
embedding.addSubnet('2001:db8::', 32, 'ipv6');
embedding.addSubnet('2002::', 16, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !embedding.check(address, 'ipv6');
}

/** Accepts host names only. `lookupPublic` checks the addresses behind them. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    hostname.includes('.') &&
    !hostname.startsWith('[') &&
    isIP(hostname) === 0
  );
}

/** Checks the addresses that the socket connects to, so that DNS rebinding cannot bypass the check. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!first) return callback(new Error(`${hostname} has no public address.`), []);
    if (options.all) return callback(null, found);
    return callback(null, first.address, first.family);
  });
};
