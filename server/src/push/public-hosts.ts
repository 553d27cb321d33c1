import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from '../network/address-ranges';

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
