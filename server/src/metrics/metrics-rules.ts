import { createHash, timingSafeEqual } from 'node:crypto';

/** A caller that reads the metrics. */
export interface MetricsReader {
  /** Address of the connection. Headers can claim another. */
  remoteAddress: string | undefined;
  /** Whether a proxy forwarded the request. */
  isForwarded: boolean;
  /** The bearer token that was sent. */
  token: string | undefined;
}

/**
 * Decides whether a caller may read the metrics: with a token set, callers that send it; otherwise callers on
 * this machine. Refuses forwarded requests: a local proxy acts for remote callers.
 */
export function metricsAccess(
  { remoteAddress, isForwarded, token }: MetricsReader,
  expected: string | undefined,
): 'granted' | 'token needed' | 'refused' {
  if (expected !== undefined)
    return token !== undefined && isSame(token, expected) ? 'granted' : 'token needed';
  return !isForwarded && isLoopback(remoteAddress) ? 'granted' : 'refused';
}

/** Takes constant time, so that a response time reveals nothing about the token. */
const isSame = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (text: string) => createHash('sha256').update(text).digest();

const isLoopback = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address);
