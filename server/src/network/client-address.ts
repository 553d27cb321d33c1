import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

import type { Settings } from '../settings/settings';

type Trust = (address: string, hop: number) => boolean;

const networks: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const trustHops =
  (proxies: number): Trust =>
  (_address, hop) =>
    hop < proxies;

/** Returns Fastify's `trustProxy`. Fastify counts proxies differently. */
export const trustedProxies = (trustProxy: Settings['trustProxy']) =>
  typeof trustProxy === 'number' ? trustHops(trustProxy) : trustProxy;

/** For requests that Fastify does not handle, such as those of sockets. Returns what Fastify would. */
export function createClientAddress(
  trustProxy: Settings['trustProxy'],
): (request: IncomingMessage) => string {
  const trusts = trustIn(trustProxy);
  return ({ socket, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean)
      .reverse();
    const chain = [socket.remoteAddress ?? '', ...forwarded];
    // The first untrusted address, or the farthest when all are trusted.
    return chain.find((address, hop) => !trusts(address, hop)) ?? chain.at(-1) ?? '';
  };
}

function trustIn(trustProxy: Settings['trustProxy']): Trust {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return trustHops(trustProxy);
  const proxies = new BlockList();
  for (const entry of trustProxy.split(',').flatMap((name) => networks[name.trim()] ?? [name.trim()])) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
