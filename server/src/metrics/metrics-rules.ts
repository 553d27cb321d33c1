import { createHash, timingSafeEqual } from 'node:crypto';

export interface MetricsReader {
  /** Headers could be forged. */
  remoteAddress: string | undefined;
  isForwarded: boolean;
  token: string | undefined;
}

/** Without a token, refuses forwarded requests: a local proxy acts for remote callers. */
export function metricsAccess(
  { remoteAddress, isForwarded, token }: MetricsReader,
  expected: string | undefined,
): 'granted' | 'token needed' | 'refused' {
  if (expected !== undefined)
    return token !== undefined && isSame(token, expected) ? 'granted' : 'token needed';
  return !isForwarded && isLoopback(remoteAddress) ? 'granted' : 'refused';
}

/** Constant time, so that response times reveal nothing about the token. */
const isSame = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (text: string) => createHash('sha256').update(text).digest();

const isLoopback = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address);
