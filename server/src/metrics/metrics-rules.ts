import { createHash, timingSafeEqual } from 'node:crypto';

/** Who asks for the metrics. */
export interface MetricsReader {
  /** Address at the other end of the connection, whatever a header says. */
  remoteAddress: string | undefined;
  /** Did a proxy pass the request on? */
  isForwarded: boolean;
  /** The bearer token that was sent. */
  token: string | undefined;
}

/**
 * May somebody read the metrics? With a token set, whoever sends it; else only callers on this machine. A
 * proxy on this machine speaks for strangers, so what it passes on is refused.
 */
export function metricsAccess(
  { remoteAddress, isForwarded, token }: MetricsReader,
  expected: string | undefined,
): 'granted' | 'token needed' | 'refused' {
  if (expected !== undefined)
    return token !== undefined && isSame(token, expected) ? 'granted' : 'token needed';
  return !isForwarded && isLoopback(remoteAddress) ? 'granted' : 'refused';
}

/** Takes as long for a token that is nearly right as for any other. */
const isSame = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (text: string) => createHash('sha256').update(text).digest();

const isLoopback = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address);
