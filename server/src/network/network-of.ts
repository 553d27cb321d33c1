import { isIPv6 } from 'node:net';

/** Returns the network of one customer: the whole IPv4 address, or the /64 prefix of an IPv6 address. */
export function networkOf(address: string): string {
  const ip = withoutPort(address);
  return ipv4In(ip) ?? prefixOf(ip, 4);
}

/** Returns the network that names a place: the /24 prefix of an IPv4 address, or the /48 prefix of an IPv6 address. */
export function addressBlockOf(address: string): string {
  const ip = withoutPort(address);
  return ipv4In(ip)?.replace(/\.\d+$/, '.0/24') ?? prefixOf(ip, 3);
}

/** Some proxies add the port in `X-Forwarded-For`, which differs for each connection. */
export function withoutPort(ip: string): string {
  return /^\[([^\]]+)\]/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
}

function ipv4In(ip: string): string | undefined {
  return isIPv6(ip) ? /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] : ip;
}

function prefixOf(ip: string, length: number): string {
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : [];
  const groups = [...before, ...zeros, ...after].slice(0, length);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/${length * 16}`;
}
