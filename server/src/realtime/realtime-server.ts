import type { IncomingMessage, Server as HttpServer } from 'node:http';

import type { Ack, ChatMessage, ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';
import { Server, type Socket } from 'socket.io';

import type { TokenClaims } from '../accounts/tokens';
import type { Chat } from '../chat/chat';
import { createChatFeed } from '../chat/chat-feed';
import { chatTexts } from '../chat/chat-rules';
import type { Publisher } from '../publisher';
import type { NodeLink } from './node-link';
import { servePlainUpgrades } from './plain-upgrades';
import { createIdentity, type SocketIdentity } from './socket-identity';
import { createBudget, createTally, type SocketLimits } from './socket-limits';

/** What servers tell each other. */
interface InterServerEvents {
  /** There is a message to read. */
  'chat stored': () => void;
  /** Tokens of this member are no longer good. */
  'sessions ended': (userId: string) => void;
}
interface SocketData {
  token: string | undefined;
  claims: TokenClaims | undefined;
  identity: SocketIdentity;
}
type RealtimeIo = Server<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;

export interface RealtimeOptions {
  /** Reads a token; undefined when it is not valid, or its session was ended. */
  verify: (token: string) => Promise<TokenClaims | undefined>;
  /** The global chat. */
  chat: Chat;
  /** Reaches the other servers; undefined for the only one. */
  nodes?: NodeLink | undefined;
  limits: SocketLimits;
  /** The address that a request comes from. */
  addressOf: (request: IncomingMessage) => string;
  /** Origins of other sites that may connect. */
  corsOrigins: readonly string[];
  /** Hears of errors that nobody foresaw. */
  onError: (error: unknown) => void;
}

/** The realtime side: docs/realtime.md. */
export interface Realtime {
  /** Carries news to everybody who is connected, to whichever server. */
  publisher: Publisher;
  /** How many sockets are connected to this server. */
  socketCount(): number;
  /** Begins to take sockets on an HTTP server. @throws when the database does not answer. */
  attach(server: HttpServer): Promise<void>;
  /**
   * Finishes what was said, then closes all sockets in a way that lets them connect again elsewhere. Leaves
   * the HTTP server and the other servers alone.
   */
  close(): Promise<void>;
}

const path = '/socket.io/';

// A message has at most 1,000 characters, each of at most 12 bytes when it is escaped.
const largestPacket = 16 * 1024;

/** How long messages under way, and then sockets, may take to finish, in milliseconds. */
const patience = { messages: 5_000, sockets: 1_000 } as const;

const texts = {
  ownRoomOnly: 'You can only join your own room. Log in again.',
  tooMany: 'Too many connections. Try again later.',
  tooManyOfYours: 'You have too many pages open.',
  failed: 'The server cannot take this connection. Try again later.',
} as const;

/** Makes the realtime side, not yet attached to a server. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { verify, chat, nodes, limits, addressOf, corsOrigins, onError } = options;
  const addresses = createTally();
  const members = createTally();
  const underWay = new Set<Promise<void>>();
  let isClosing = false;

  const io: RealtimeIo = new Server({
    path,
    serveClient: false,
    // Done by servePlainUpgrades.
    destroyUpgrade: false,
    maxHttpBufferSize: largestPacket,
    allowRequest(request, decide) {
      const isFull = io.engine.clientsCount >= limits.total;
      const isGreedy = addresses.of(addressOf(request)) >= limits.perAddress;
      const refused = isClosing || isFull || isGreedy;
      decide(refused ? texts.tooMany : null, !refused);
    },
    ...(nodes && { adapter: nodes.adapter }),
    ...(corsOrigins.length > 0 && { cors: { origin: [...corsOrigins] } }),
  });
  const feed = createChatFeed({
    chat,
    deliver: (message) => io.local.emit('global message', message),
    onError,
  });

  io.on('chat stored', () => void feed.catchUp());
  io.on('sessions ended', (userId) => void recheck(userId).catch(onError));

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
    const identity = createIdentity(claims, (userId) => void socket.leave(roomOf(userId)));
    const forget = claims && members.add(claims.userId);
    const maySend = createBudget(limits.events);
    socket.data.identity = identity;
    socket.on('disconnect', () => {
      identity.dispose();
      forget?.();
    });
    socket.use((_event, next) => {
      if (maySend()) next();
      else socket.disconnect(true);
    });

    socket.on('join', (userId: unknown, acknowledge: unknown) => {
      const own = identity.userId();
      if (own === undefined || userId !== own) {
        answer(acknowledge, { ok: false, message: texts.ownRoomOnly });
        return;
      }
      void socket.join(roomOf(own));
      answer(acknowledge, { ok: true, value: undefined });
    });

    socket.on('global message', (payload: unknown, acknowledge: unknown) => {
      if (isClosing) return;
      const done = say(identity.userId(), payload)
        .catch((error: unknown) => {
          onError(error);
          return { ok: false, message: chatTexts.failed } as const;
        })
        .then((ack) => {
          answer(acknowledge, ack);
        })
        .finally(() => underWay.delete(done));
      underWay.add(done);
    });
  });

  /** Who it is; a text when the socket is not let in. */
  async function identify(socket: RealtimeSocket): Promise<string | undefined> {
    // Whatever the client put into its handshake.
    const { token } = socket.handshake.auth as Record<string, unknown>;
    socket.data.token = typeof token === 'string' ? token : undefined;
    socket.data.claims = socket.data.token === undefined ? undefined : await verify(socket.data.token);
    const userId = socket.data.claims?.userId;
    const isGreedy = userId !== undefined && members.of(userId) >= limits.perMember;
    return isGreedy ? texts.tooManyOfYours : undefined;
  }

  /** What is acknowledged has been told to everybody here: nobody sees it before what came earlier. */
  async function say(userId: string | undefined, payload: unknown): Promise<Ack<ChatMessage>> {
    const ack = await chat.say(userId, payload);
    if (ack.ok) {
      tellServers('chat stored');
      await feed.catchUp();
    }
    return ack;
  }

  /** Makes those of a member's sockets visitors' whose token is no longer good. */
  async function recheck(userId: string): Promise<void> {
    for (const { data } of io.of('/').sockets.values()) {
      if (data.identity.userId() !== userId || data.token === undefined) continue;
      if (!(await verify(data.token))) data.identity.end();
    }
  }

  function tellServers<E extends keyof InterServerEvents>(
    event: E,
    ...values: Parameters<InterServerEvents[E]>
  ): void {
    // The adapter for one process can do nothing but warn.
    if (nodes) io.serverSideEmit<E>(event, ...values);
  }

  return {
    publisher: {
      postChanged(change) {
        io.emit('post changed', change);
      },
      notified(userId, push) {
        io.to(roomOf(userId)).emit('notification', push);
      },
      sessionsEnded(userId) {
        tellServers('sessions ended', userId);
        void recheck(userId).catch(onError);
      },
    },
    socketCount: () => io.engine.clientsCount,
    async attach(server) {
      await feed.start();
      io.attach(server);
      servePlainUpgrades(server, path);
      io.engine.on('connection', (connection: { request: IncomingMessage; once: OnClose }) => {
        connection.once('close', addresses.add(addressOf(connection.request)));
      });
    },
    async close() {
      isClosing = true;
      await within(patience.messages, Promise.all(underWay));
      feed.stop();
      // Not told to go, which socket.io's clients obey, but cut off, after which they come back.
      const sockets = [...io.of('/').sockets.values()];
      const closed = sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
      for (const { conn } of sockets) conn.close();
      await within(patience.sockets, Promise.all(closed));
      io.engine.close();
    },
  };
}

type OnClose = (event: 'close', listener: () => void) => void;

/** The room of one member, which all of the member's sockets may join. */
const roomOf = (userId: string) => `user:${userId}`;

/** Clients ask for an acknowledgement by sending a function last; they may as well send anything else. */
function answer(acknowledge: unknown, ack: Ack<unknown>): void {
  if (typeof acknowledge === 'function') (acknowledge as (ack: Ack<unknown>) => void)(ack);
}

/** Waits for something, but not longer than so many milliseconds. */
async function within(milliseconds: number, done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([done, tooLong]);
  clearTimeout(timer);
}
