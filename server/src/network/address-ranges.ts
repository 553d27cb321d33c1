import { BlockList, isIP, isIPv6 } from 'node:net';

type Ranges = readonly (readonly [network: string, bits: number])[];

/** Loopback, link-local and private networks. */
const privateIpv4: Ranges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
];

/** Ranges for protocols, documentation, benchmarks, multicast and future use. */
const reservedIpv4: Ranges = [
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const privateIpv6: Ranges = [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
];

/** Ranges that embed IPv4 addresses, or are for documentation. */
const reservedGlobalIpv6: Ranges = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
];

function listOf(...all: Ranges[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of all.flat()) list.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4');
  return list;
}

const privateRanges = listOf(privateIpv4, privateIpv6);
const nonPublic = listOf(privateIpv4, reservedIpv4, reservedGlobalIpv6);
const global = listOf([['2000::', 3]]);

/** Handles IPv4 addresses written as IPv6 (`::ffff:10.0.0.1`). */
export const isPrivateAddress = (address: string): boolean =>
  privateRanges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether it is a public internet address. False for IPv4 addresses written as IPv6, and for names. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !nonPublic.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !nonPublic.check(address, 'ipv6');
}
