import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';

import type { Ack, ChatMessage, ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';
import { Server, type Socket } from 'socket.io';

import { networkOf } from '../accounts/network-of';
import type { TokenClaims } from '../accounts/tokens';
import type { Chat } from '../chat/chat';
import { createChatFeed } from '../chat/chat-feed';
import { refuseAfter } from '../chat/refuse';
import type { Roles } from '../moderation/permissions';
import type { Publisher } from '../publisher';
import { waitAtMost } from '../wait-at-most';
import type { NodeLink } from './node-link';
import { allowOneConnect, type EngineSocket } from './one-connect';
import { isAllowedOrigin } from './origins';
import { createPostPushes } from './post-pushes';
import { servePlainUpgrades } from './plain-upgrades';
import { createQueueFollowers, queueRooms } from './queue-followers';
import { createQueuePushes } from './queue-pushes';
import { createSessionWatch } from './session-watch';
import { createIdentity } from './socket-identity';
import { createBudget, createTally, type SocketLimits } from './socket-limits';

interface InterServerEvents {
  'chat stored': () => void;
  'sessions ended': (userId: string) => void;
}
interface SocketData {
  claims: TokenClaims | undefined;
  /** `endings` at the time before the verification. */
  endings: number;
}
type RealtimeIo = Server<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;

export interface RealtimeOptions {
  /** Undefined for an invalid or revoked token. */
  verify: (token: string) => Promise<TokenClaims | undefined>;
  /** Returns whether each of the verified sessions is still valid. */
  areCurrent: (claims: readonly TokenClaims[]) => Promise<readonly boolean[]>;
  /** Roles of a user who wants to follow the moderators' queue. */
  rolesOf?: (userId: string) => Promise<Roles>;
  chat: Chat;
  nodes?: NodeLink | undefined;
  limits: SocketLimits;
  /** Refuses new sockets while true: after an outage, all clients reconnect together. @default never */
  isOverloaded?: () => boolean;
  addressOf: (request: IncomingMessage) => string;
  corsOrigins: readonly string[];
  onError: (error: unknown) => void;
}

/** Chat, pushes and sockets: docs/realtime.md. */
export interface Realtime {
  publisher: Publisher;
  socketCount(): number;
  /** @throws When the database is unavailable. */
  attach(server: HttpServer): Promise<void>;
  /** Drains pending messages first. Does not close the HTTP server. */
  close(): Promise<void>;
}

const path = '/socket.io/';

/** Bytes. Fits a message of 1,000 characters, each of up to 12 bytes when escaped. */
const maxPacketSize = 16 * 1024;

/** Timeouts for pending messages, and then for sockets. */
const drainMs = { messages: 5_000, sockets: 1_000 } as const;

const texts = {
  ownRoomOnly: 'You can only join your own room. Log in again.',
  tooMany: 'Too many connections. Try again later.',
  foreignOrigin: 'Pages of other sites cannot connect.',
  tooManyOfYours: 'You have too many pages open.',
  failed: 'The server cannot take this connection. Try again later.',
} as const;

export function createRealtime(options: RealtimeOptions): Realtime {
  const { verify, areCurrent, rolesOf, chat, nodes, limits, isOverloaded, addressOf, corsOrigins, onError } =
    options;
  const addresses = createTally();
  const members = createTally();
  const pendingMessages = new Set<Promise<void>>();
  let announcement: Promise<void> | undefined;
  let isClosing = false;
  /** Counts ended sessions of all users. */
  let endings = 0;

  const io: RealtimeIo = new Server({
    path,
    serveClient: false,
    // `servePlainUpgrades` handles other upgrades.
    destroyUpgrade: false,
    maxHttpBufferSize: maxPacketSize,
    allowRequest(request, decide) {
      const isFull = io.engine.clientsCount >= limits.total;
      const hasTooMany = addresses.of(networkOf(addressOf(request))) >= limits.perAddress;
      const refused = isClosing || isFull || hasTooMany || isOverloaded?.() === true;
      if (refused) decide(texts.tooMany, false);
      else if (!isAllowedOrigin(request, corsOrigins)) decide(texts.foreignOrigin, false);
      else decide(null, true);
    },
    ...(nodes && { adapter: nodes.adapter }),
    ...(corsOrigins.length > 0 && { cors: { origin: [...corsOrigins] } }),
  });
  const feed = createChatFeed({
    chat,
    deliver: (message) => io.local.emit('global message', message),
    onError,
  });

  const postPushes = createPostPushes((change) => io.emit('post changed', change));

  const followers = createQueueFollowers(rolesOf);
  const sessions = createSessionWatch({ areCurrent, followers, onError });
  nodes?.onRestored(() => {
    sessions.checkAll();
  });
  const queuePushes = createQueuePushes((zone, cases) => {
    io.to(queueRooms(zone)).emit('queue changed', { cases: [...cases] });
  });

  io.on('chat stored', () => void feed.catchUp());
  io.on('sessions ended', endSessions);

  io.use((socket, next) => {
    identify(socket).then(
      (refusal) => {
        next(refusal === undefined ? undefined : new Error(refusal));
      },
      (error: unknown) => {
        onError(error);
        next(new Error(texts.failed));
      },
    );
  });

  io.on('connection', (socket) => {
    const { claims } = socket.data;
    const identity = createIdentity(claims, (userId) => {
      void socket.leave(roomOf(userId));
      followers.leave(socket);
      socket.emit('session ended');
    });
    const maySend = createBudget(limits.events);
    socket.on('disconnect', () => {
      identity.dispose();
    });
    if (claims) {
      const watched = { socket, claims, identity };
      sessions.add(watched);
      socket.on('disconnect', () => {
        sessions.delete(watched);
      });
      // A session may have ended since the verification, before the socket was listed.
      if (socket.data.endings !== endings) sessions.check(claims.userId);
    }
    socket.use((_event, next) => {
      if (maySend()) next();
      else socket.disconnect(true);
    });

    socket.on('join', (userId: unknown, acknowledge: unknown) => {
      const own = identity.userId();
      if (own === undefined || userId !== own) {
        sendAck(acknowledge, { ok: false, message: texts.ownRoomOnly });
        return;
      }
      void socket.join(roomOf(own));
      sendAck(acknowledge, { ok: true, value: undefined });
    });

    socket.on('follow queue', (acknowledge: unknown) => {
      followers.follow(socket, identity).then(
        (ack) => sendAck(acknowledge, ack),
        (error: unknown) => {
          onError(error);
          sendAck(acknowledge, { ok: false, message: texts.failed });
        },
      );
    });

    socket.on('global message', (payload: unknown, acknowledge: unknown) => {
      if (isClosing) return;
      const pending = say(identity.userId(), payload)
        .catch((error: unknown) => {
          onError(error);
          return refuseAfter(error, payload);
        })
        .then((ack) => {
          sendAck(acknowledge, ack);
        })
        .finally(() => pendingMessages.delete(pending));
      pendingMessages.add(pending);
    });
  });

  /** Returns the reason when it is refused. */
  async function identify(socket: RealtimeSocket): Promise<string | undefined> {
    // Unvalidated client input.
    const { token } = socket.handshake.auth as Record<string, unknown>;
    socket.data.endings = endings;
    socket.data.claims = typeof token === 'string' ? await verify(token) : undefined;
    const userId = socket.data.claims?.userId;
    if (userId === undefined) return undefined;
    if (members.of(userId) >= limits.perMember) return texts.tooManyOfYours;
    // Counted before the next socket is identified.
    const forget = members.add(userId);
    if (socket.conn.readyState === 'closed') forget();
    else socket.conn.once('close', forget);
    return undefined;
  }

  /** Acknowledges it only after delivering it and all earlier ones. */
  async function say(userId: string | undefined, payload: unknown): Promise<Ack<ChatMessage>> {
    const ack = await chat.say(userId, payload);
    if (ack.ok) await announceStored();
    return ack;
  }

  /** Runs once per tick, because the chat stores messages in batches. */
  function announceStored(): Promise<void> {
    announcement ??= setImmediate().then(() => {
      announcement = undefined;
      notifyServers('chat stored');
      return feed.catchUp();
    });
    return announcement;
  }

  function endSessions(userId: string): void {
    endings += 1;
    sessions.check(userId);
  }

  function notifyServers<E extends keyof InterServerEvents>(
    event: E,
    ...values: Parameters<InterServerEvents[E]>
  ): void {
    // The default in-memory adapter would warn.
    if (nodes) io.serverSideEmit<E>(event, ...values);
  }

  return {
    publisher: {
      postChanged: postPushes.add,
      contentModerated: (change) => io.emit('content moderated', change),
      notified(userId, push) {
        io.to(roomOf(userId)).emit('notification', push);
      },
      caseChanged: queuePushes.add,
      decisionChanged({ id, zone, userIds }) {
        io.to([...userIds.map(roomOf), ...queueRooms(zone)]).emit('decision changed', { _id: id });
      },
      isListening: (userId) => nodes !== undefined || io.of('/').adapter.rooms.has(roomOf(userId)),
      sessionsEnded(userId) {
        notifyServers('sessions ended', userId);
        endSessions(userId);
      },
    },
    socketCount: () => io.engine.clientsCount,
    async attach(server) {
      await feed.start();
      io.attach(server);
      servePlainUpgrades(server, path);
      io.engine.on('connection', (connection: EngineConnection) => {
        connection.once('close', addresses.add(networkOf(addressOf(connection.request))));
        allowOneConnect(connection);
      });
    },
    async close() {
      isClosing = true;
      await waitAtMost(drainMs.messages, Promise.all(pendingMessages));
      feed.stop();
      postPushes.close();
      queuePushes.close();
      sessions.close();
      // Without a disconnect packet, after which clients would not reconnect.
      const sockets = [...io.of('/').sockets.values()];
      const closed = sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
      for (const { conn } of sockets) conn.close();
      await waitAtMost(drainMs.sockets, Promise.all(closed));
      io.engine.close();
    },
  };
}

interface EngineConnection extends EngineSocket {
  request: IncomingMessage;
  once: (event: 'close', listener: () => void) => void;
}

const roomOf = (userId: string) => `user:${userId}`;

/** The callback is optional and unvalidated. */
function sendAck(acknowledge: unknown, ack: Ack<unknown>): void {
  if (typeof acknowledge === 'function') (acknowledge as (ack: Ack<unknown>) => void)(ack);
}
