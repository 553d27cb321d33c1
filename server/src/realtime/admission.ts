import type { IncomingMessage } from 'node:http';

import { networkOf } from '../network/network-of';
import type { TokenClaims } from '../accounts/sessions/tokens';
import { tooManyRequests } from '../errors';
import { createTally } from '../overload/tally';
import { allowOneConnect, type EngineSocket } from './one-connect';
import { isAllowedOrigin } from './origins';
import type { RealtimeSocket } from './realtime-io';
import { createRate, type SocketLimits } from './socket-limits';

export interface AdmissionOptions {
  /** Undefined for an invalid or revoked token. */
  verify: (token: string) => Promise<TokenClaims | undefined>;
  limits: SocketLimits;
  /** Refuses new sockets while true: after an outage, all clients reconnect together. @default never */
  isOverloaded?: () => boolean;
  addressOf: (request: IncomingMessage) => string;
  corsOrigins: readonly string[];
  /** @default Date.now */
  now?: () => number;
}

export interface Refusal {
  message: string;
  /** Seconds. Only of a refusal that is a 429. */
  retryAfter?: number | undefined;
}

/** Who may connect. */
export interface Admission {
  /**
   * Also counts an accepted request for the limit per minute.
   * @param count Connections of this server. @returns The reason when a request is refused.
   */
  refusalOf(request: IncomingMessage, count: number): Refusal | undefined;
  /** Counts the connections of a network. */
  opened(connection: EngineConnection): void;
  /**
   * Reads the token of a socket, which decides whether it is a member's or a guest's.
   * @returns The reason when it is refused.
   */
  identify(socket: RealtimeSocket): Promise<string | undefined>;
}

export interface EngineConnection extends EngineSocket {
  request: IncomingMessage;
  once: (event: 'close', listener: () => void) => void;
}

const texts = {
  tooMany: 'Too many connections. Try again later.',
  foreignOrigin: 'Pages of other sites cannot connect.',
  tooManyOfYours: 'You have too many pages open.',
} as const;

export function createAdmission({
  verify,
  limits,
  isOverloaded,
  addressOf,
  corsOrigins,
  now,
}: AdmissionOptions): Admission {
  const networks = createTally();
  const members = createTally();
  const countNew = createRate(limits.newPerMinute, now);

  return {
    refusalOf(request, count) {
      const network = networkOf(addressOf(request));
      const hasTooMany = networks.of(network) >= limits.perAddress;
      if (count >= limits.total || hasTooMany || isOverloaded?.() === true) return { message: texts.tooMany };
      if (!isAllowedOrigin(request, corsOrigins)) return { message: texts.foreignOrigin };
      const seconds = countNew(network);
      return seconds === undefined ? undefined : tooManyRequests(seconds);
    },
    opened(connection) {
      connection.once('close', networks.add(networkOf(addressOf(connection.request))));
      allowOneConnect(connection);
    },
    async identify(socket) {
      // Unvalidated client input.
      const { token } = socket.handshake.auth as Record<string, unknown>;
      const claims = typeof token === 'string' ? await verify(token) : undefined;
      socket.data.claims = claims;
      if (!claims) return undefined;
      if (members.of(claims.userId) >= limits.perMember) return texts.tooManyOfYours;
      // Counted before the next socket is identified.
      const forget = members.add(claims.userId);
      if (socket.conn.readyState === 'closed') forget();
      else socket.conn.once('close', forget);
      return undefined;
    },
  };
}
