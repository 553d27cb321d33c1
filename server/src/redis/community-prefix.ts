import { keyedHash } from '../secrets/keyed-hash';

/** Begins channels and keys, because several communities may share a Redis. Channels belong to none of its numbered databases. */
export const communityPrefix = (secret: string): string =>
  `alphazone-${keyedHash(secret, 'redis').toString('hex').slice(0, 16)}`;
