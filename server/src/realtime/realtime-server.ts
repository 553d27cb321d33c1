import type { Server as HttpServer } from 'node:http';

import type { Ack, ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';
import { Server, type Socket } from 'socket.io';

import type { TokenClaims } from '../accounts/tokens';
import type { Say } from '../chat/chat-socket';
import { chatTexts } from '../chat/chat-rules';
import type { Publisher } from '../publisher';
import { createIdentity, type SocketIdentity } from './socket-identity';

interface SocketData {
  identity: SocketIdentity;
}
type NoEvents = Record<never, never>;
type RealtimeIo = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;
type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;

export interface RealtimeOptions {
  /** Reads a token; undefined when it is not valid. */
  verify: (token: string) => Promise<TokenClaims | undefined>;
  /** The global chat. */
  say: Say;
  /** Origins of other sites that may connect. */
  corsOrigins: readonly string[];
  /** Hears of errors that nobody foresaw. */
  onError: (error: unknown) => void;
}

/** The realtime side: docs/realtime.md. */
export interface Realtime {
  /** Carries news to everybody who is connected. */
  publisher: Publisher;
  /** Begins to take sockets on an HTTP server. */
  attach(server: HttpServer): void;
  /** Sockets that are connected to this process. */
  socketCount(): number;
  /** Closes all sockets and takes no more. Leaves the HTTP server alone. */
  close(): void;
}

// A message has at most 1,000 characters, each of at most 12 bytes when it is escaped.
const largestPacket = 16 * 1024;

const ownRoomOnly = 'You can only join your own room. Log in again.';

/** Makes the realtime side, not yet attached to a server. */
export function createRealtime({ verify, say, corsOrigins, onError }: RealtimeOptions): Realtime {
  const io: RealtimeIo = new Server({
    serveClient: false,
    maxHttpBufferSize: largestPacket,
    ...(corsOrigins.length > 0 && { cors: { origin: [...corsOrigins] } }),
  });

  io.use((socket, next) => {
    identify(socket, verify).then(
      () => next(),
      (error: unknown) => {
        onError(error);
        next(new Error('The server cannot take this connection. Try again later.'));
      },
    );
  });

  io.on('connection', (socket) => {
    const { identity } = socket.data;
    const member = identity.userId();
    if (member !== undefined) void socket.join(sessionsOf(member));
    socket.on('disconnect', () => {
      identity.dispose();
    });

    socket.on('join', (userId: unknown, acknowledge: unknown) => {
      const own = identity.userId();
      if (own === undefined || userId !== own) {
        answer(acknowledge, { ok: false, message: ownRoomOnly });
        return;
      }
      void socket.join(roomOf(own));
      answer(acknowledge, { ok: true, value: undefined });
    });

    socket.on('global message', (payload: unknown, acknowledge: unknown) => {
      say(identity.userId(), payload)
        .then((result) => {
          if (result.ok) io.emit('global message', result.value);
          answer(acknowledge, result);
        })
        .catch((error: unknown) => {
          onError(error);
          answer(acknowledge, { ok: false, message: chatTexts.failed });
        });
    });
  });

  return {
    publisher: {
      postChanged(change) {
        io.emit('post changed', change);
      },
      notified(userId, push) {
        io.to(roomOf(userId)).emit('notification', push);
      },
      sessionsEnded(userId) {
        io.in(sessionsOf(userId)).disconnectSockets(true);
      },
    },
    attach(server) {
      io.attach(server);
    },
    socketCount: () => io.of('/').sockets.size,
    close() {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** The room of one member, which all of the member's sockets may join. */
const roomOf = (userId: string) => `user:${userId}`;

/** All sockets that a member's tokens opened, whether they joined the member's room or not. */
const sessionsOf = (userId: string) => `sessions:${userId}`;

async function identify(socket: RealtimeSocket, verify: RealtimeOptions['verify']): Promise<void> {
  // Whatever the client put into its handshake.
  const { token } = socket.handshake.auth as Record<string, unknown>;
  const claims = typeof token === 'string' ? await verify(token) : undefined;
  socket.data.identity = createIdentity(claims, (userId) => {
    void socket.leave(roomOf(userId));
  });
}

/** Clients ask for an acknowledgement by sending a function last; they may as well send anything else. */
function answer(acknowledge: unknown, ack: Ack<unknown>): void {
  if (typeof acknowledge === 'function') (acknowledge as (ack: Ack<unknown>) => void)(ack);
}
