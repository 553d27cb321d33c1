import type { ChatMessage, OutgoingChatMessage, ServerToClientEvents, Session } from '@alphazone/client';
import { connectionMachine, type ConnectionUser, type JoinRoom } from '@alphazone/machines';
import { createActor, fromCallback, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { SessionStore } from '../session/SessionStore';
import { deliver, unreachable, type HeldMessage } from './deliver';
import type { ConnectSocket, LiveSocket } from './LiveSocket';

/** The server's payloads by event. Plain servers only send chat messages. */
export type LiveEvents = {
  [E in keyof ServerToClientEvents]: Parameters<ServerToClientEvents[E]>[0];
};

export interface Realtime {
  connection: ActorRefFrom<typeof connectionMachine>;
  on: <E extends keyof LiveEvents>(event: E, listener: (value: LiveEvents[E]) => void) => () => void;
  /**
   * Sends a chat message. Waits up to 5 s for a pending connection. Never settles if the server does not acknowledge messages.
   * Rejects with `serverMessage`, or as unreachable. After a timeout, the message may be stored.
   */
  sendMessage: (message: OutgoingChatMessage, signal?: AbortSignal) => Promise<ChatMessage | HeldMessage>;
  /**
   * Follows the moderators' queue, over reconnections. Returns a function that stops it.
   * @param catchUp Called at every (re)start, to fetch changes that were not pushed.
   */
  followQueue: (catchUp?: () => void) => () => void;
  /** Calls back after a reconnect. Returns a function that unsubscribes. */
  onReconnect: (catchUp: () => void) => () => void;
  /** Whether the server is connected and has acknowledged nothing, not even the join. */
  isSilent: () => boolean;
  /** Reconnects without waiting for the backoff. */
  retry: () => void;
}

export interface RealtimeOptions {
  connect: ConnectSocket;
  session: Pick<SessionStore, 'current' | 'onChange'>;
  random?: () => number;
}

/** Plus `ackTimeoutMs`, shorter than the chat's timeout: the outbox can still store the message with its key. */
const connectTimeoutMs = 5_000;

/** Connects when `connection` is started. */
export function createRealtime({ connect, session, random = Math.random }: RealtimeOptions): Realtime {
  // Every socket subscribes to these events.
  const listeners: { [E in keyof LiveEvents]: Set<(value: LiveEvents[E]) => void> } = {
    'global message': new Set(),
    notification: new Set(),
    'post changed': new Set(),
    'content moderated': new Set(),
    'queue changed': new Set(),
    'decision changed': new Set(),
    'session ended': new Set(),
  };
  let open: LiveSocket | undefined;
  const queueFollowers = new Set<() => void>();
  let hasAcknowledged = false;
  const markAcknowledged = () => {
    hasAcknowledged = true;
  };

  const relay = <E extends keyof LiveEvents>(socket: LiveSocket, event: E) => {
    const notify = (value: LiveEvents[E]) => listeners[event].forEach((listener) => listener(value));
    // Safe cast: `LiveEvents` is derived from these types.
    socket.on(event, notify as ServerToClientEvents[E]);
  };

  const follow = (socket: LiveSocket) =>
    socket.emit('follow queue', () => queueFollowers.forEach((catchUp) => catchUp()));

  const socketActor = fromCallback<JoinRoom, { token: string | undefined }>(
    ({ input, sendBack, receive }) => {
      const socket = connect(input.token);
      socket.onOpen(() => {
        open = socket;
        if (queueFollowers.size > 0) follow(socket);
        sendBack({ type: 'socket.opened' });
      });
      socket.onDrop(() => {
        if (open === socket) open = undefined;
        sendBack({ type: 'socket.dropped' });
      });
      // Safe cast: the type of `listeners` names all its keys.
      for (const event of Object.keys(listeners) as (keyof LiveEvents)[]) relay(socket, event);
      receive(({ userId }) => socket.emit('join', userId, markAcknowledged));
      return () => {
        if (open === socket) open = undefined;
        socket.disconnect();
      };
    },
  );

  const connection = createActor(connectionMachine.provide({ actors: { socket: socketActor } }), {
    input: { user: connectionUser(session.current()), random },
  });
  session.onChange((change) => {
    if (change.type === 'session.opened') {
      connection.send({ type: 'session.started', user: connectionUser(change.profile) });
    }
    if (change.type === 'session.closed') connection.send({ type: 'session.ended' });
  });

  return {
    connection,
    on(event, listener) {
      listeners[event].add(listener);
      return () => void listeners[event].delete(listener);
    },
    followQueue(catchUp = () => undefined) {
      queueFollowers.add(catchUp);
      if (open) follow(open);
      return () => void queueFollowers.delete(catchUp);
    },
    async sendMessage(message, signal) {
      if (isConnecting(connection.getSnapshot())) await connected(connection);
      const socket = open;
      const isSameUser = session.current()?.result._id === message.userId;
      if (!socket || !isSameUser || signal?.aborted) throw unreachable();
      return deliver(message, {
        socket,
        connection,
        hasAcknowledged: () => hasAcknowledged,
        markAcknowledged,
      });
    },
    onReconnect(catchUp) {
      const subscription = connection.on('connection.opened', ({ isReconnect }) => {
        if (isReconnect) catchUp();
      });
      return () => subscription.unsubscribe();
    },
    isSilent: () => open !== undefined && !hasAcknowledged,
    retry: () => connection.send({ type: 'network.restored' }),
  };
}

/** Also settles after a failure or a timeout: the caller then finds no open socket. */
const connected = (connection: ActorRefFrom<typeof connectionMachine>) =>
  waitFor(connection, (snapshot) => !isConnecting(snapshot), { timeout: connectTimeoutMs }).catch(
    () => undefined,
  );

const isConnecting = (snapshot: SnapshotFrom<typeof connectionMachine>) =>
  snapshot.matches({ open: 'connecting' });

function connectionUser(session: Session): ConnectionUser;
function connectionUser(session: Session | undefined): ConnectionUser | undefined;
function connectionUser(session: Session | undefined): ConnectionUser | undefined {
  return session && { userId: session.result._id, token: session.token };
}
