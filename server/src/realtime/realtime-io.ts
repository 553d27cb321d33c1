import type { Ack, ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';
import type { Server, Socket } from 'socket.io';

import type { TokenClaims } from '../accounts/sessions/tokens';

/** Between servers. */
export interface InterServerEvents {
  'chat stored': () => void;
  /** Or roles changed. Servers of other versions know this name. */
  'sessions ended': (userId: string) => void;
}

interface SocketData {
  /** Undefined for a guest. */
  claims: TokenClaims | undefined;
  /** How many sessions had ended before the token was verified. */
  endings: number;
}

export type RealtimeIo = Server<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
export type RealtimeSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  InterServerEvents,
  SocketData
>;

export const connectionFailed = 'The server cannot take this connection. Try again later.';

export const roomOf = (userId: string) => `user:${userId}`;

/** The callback is optional and unvalidated. */
export function sendAck(acknowledge: unknown, ack: Ack<unknown>): void {
  if (typeof acknowledge === 'function') (acknowledge as (ack: Ack<unknown>) => void)(ack);
}
