import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';

import { Server } from 'socket.io';

import type { TokenClaims } from '../accounts/sessions/tokens';
import type { Chat } from '../chat/chat';
import { createChatFeed } from '../chat/chat-feed';
import type { Roles } from '../moderation/roles/permissions';
import type { Publisher } from '../publisher';
import { waitAtMost } from '../time/wait-at-most';
import { createAdmission, type AdmissionOptions, type EngineConnection, type Refusal } from './admission';
import { createChatDelivery } from './chat-delivery';
import type { NodeLink } from './node-link';
import { servePlainUpgrades } from './plain-upgrades';
import { createQueueFollowers } from './queue-followers';
import { connectionFailed, type InterServerEvents, type RealtimeIo } from './realtime-io';
import { serveSocket } from './serve-socket';
import { createSessionWatch } from './session-watch';
import { createSocketPublisher, type SocketPublisherOptions } from './socket-publisher';

export interface RealtimeOptions extends AdmissionOptions {
  /** Returns whether each of the verified sessions is still valid. */
  areCurrent: (claims: readonly TokenClaims[]) => Promise<readonly boolean[]>;
  /** Roles of a user who wants to follow the moderators' queue. */
  rolesOf?: (userId: string) => Promise<Roles>;
  chat: Chat;
  readPostChanges: SocketPublisherOptions['readPostChanges'];
  nodes?: NodeLink | undefined;
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

/** engine.io adds the response, except for a WebSocket. */
type HandshakeRequest = IncomingMessage & { res?: ServerResponse };

const path = '/socket.io/';

/** Bytes. Fits a message of 1,000 characters, each of up to 12 bytes when escaped. */
const maxPacketSize = 16 * 1024;

/** Timeouts for pending messages, and then for sockets. */
const drainMs = { messages: 5_000, sockets: 1_000 } as const;

export function createRealtime(options: RealtimeOptions): Realtime {
  const { areCurrent, rolesOf, chat, readPostChanges, nodes, limits, corsOrigins, onError } = options;
  const admission = createAdmission(options);
  let isClosing = false;

  const io: RealtimeIo = new Server({
    path,
    serveClient: false,
    // `servePlainUpgrades` handles other upgrades.
    destroyUpgrade: false,
    maxHttpBufferSize: maxPacketSize,
    // Called only for new connections.
    allowRequest(request: HandshakeRequest, decide) {
      // A stopping server accepts no new sockets.
      const refusal = admission.refusalOf(request, isClosing ? Infinity : io.engine.clientsCount);
      if (refusal?.retryAfter !== undefined && request.res) sendTooMany(request.res, refusal);
      else decide(refusal?.message, refusal === undefined);
    },
    ...(nodes && { adapter: nodes.adapter }),
    ...(corsOrigins.length > 0 && { cors: { origin: [...corsOrigins] } }),
  });

  const feed = createChatFeed({
    chat,
    deliver: (message) => io.local.emit('global message', message),
    onError,
  });
  const delivery = createChatDelivery({ chat, feed, onStored: () => notifyServers('chat stored') });
  io.on('chat stored', () => void feed.catchUp());

  const followers = createQueueFollowers(rolesOf);
  const sessions = createSessionWatch({ areCurrent, followers, onError });
  nodes?.onRestored(() => {
    sessions.checkAll();
  });
  io.on('sessions ended', (userId) => {
    sessions.check(userId);
  });

  const publisher = createSocketPublisher(io, {
    readPostChanges,
    hasOtherServers: nodes !== undefined,
    onAccessChanged(userId) {
      notifyServers('sessions ended', userId);
      sessions.check(userId);
    },
  });

  io.use((socket, next) => {
    socket.data.endings = sessions.endings();
    admission.identify(socket).then(
      (refusal) => {
        next(refusal === undefined ? undefined : new Error(refusal));
      },
      (error: unknown) => {
        onError(error);
        next(new Error(connectionFailed));
      },
    );
  });

  io.on('connection', (socket) => {
    const identity = serveSocket(socket, {
      followers,
      say: delivery.say,
      maxEvents: limits.events,
      isClosing: () => isClosing,
      onError,
    });
    const { claims } = socket.data;
    if (!claims) return;
    const watched = { socket, claims, identity };
    sessions.add(watched, socket.data.endings);
    socket.on('disconnect', () => {
      sessions.delete(watched);
    });
  });

  function notifyServers<E extends keyof InterServerEvents>(
    event: E,
    ...values: Parameters<InterServerEvents[E]>
  ): void {
    // The default in-memory adapter would warn.
    if (nodes) io.serverSideEmit<E>(event, ...values);
  }

  return {
    publisher,
    socketCount: () => io.engine.clientsCount,
    async attach(server) {
      await feed.start();
      io.attach(server);
      servePlainUpgrades(server, path);
      io.engine.on('connection', (connection: EngineConnection) => {
        admission.opened(connection);
      });
    },
    async close() {
      isClosing = true;
      await delivery.drain(drainMs.messages);
      feed.stop();
      publisher.flush();
      sessions.close();
      await disconnectAll(io);
      io.engine.close();
    },
  };
}

/** Without a disconnect packet, after which clients would not reconnect. */
async function disconnectAll(io: RealtimeIo): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
  for (const { conn } of sockets) conn.close();
  await waitAtMost(drainMs.sockets, Promise.all(closed));
}

/** engine.io itself would send a 403 without `Retry-After`. */
function sendTooMany(response: ServerResponse, { message, retryAfter = 0 }: Refusal): void {
  response
    .writeHead(429, { 'content-type': 'application/json; charset=utf-8', 'retry-after': String(retryAfter) })
    .end(JSON.stringify({ message, code: 'too_many_requests' }));
}
