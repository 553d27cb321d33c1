import { keyedHash } from '../secrets/keyed-hash';

/** Starts the names of channels and keys, because several communities may share a Redis. Its numbered databases share all channels. */
export const communityPrefix = (secret: string): string =>
  `alphazone-${keyedHash(secret, 'redis').toString('hex').slice(0, 16)}`;
