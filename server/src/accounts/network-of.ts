import { isIPv6 } from 'node:net';

/** Returns the network of one customer: the whole IPv4 address, or the /64 prefix of an IPv6 address. */
export function networkOf(address: string): string {
  return ipv4In(address) ?? prefixOf(address, 4);
}

/** Returns the network that names a place: the /24 prefix of an IPv4 address, or the /48 prefix of an IPv6 address. */
export function addressBlockOf(address: string): string {
  return ipv4In(address)?.replace(/\.\d+$/, '.0/24') ?? prefixOf(address, 3);
}

function ipv4In(address: string): string | undefined {
  return isIPv6(address) ? /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] : address;
}

function prefixOf(address: string, length: number): string {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : [];
  const groups = [...before, ...zeros, ...after].slice(0, length);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/${length * 16}`;
}
