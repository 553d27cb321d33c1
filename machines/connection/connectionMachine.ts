import { assign, emit, fromCallback, sendTo, setup } from 'xstate';

import { backoffMs } from '../shared/backoff';
import { missingActor } from '../shared/missingActor';

export interface ConnectionUser {
  userId: string;
  /** Sent in the handshake; the server takes the identity from it alone. */
  token: string;
}

export interface ConnectionInput {
  /** The user at the start; undefined for a guest. */
  user: ConnectionUser | undefined;
  /** Random number from 0 up to 1, for jitter: spreads the reconnects of many clients after a server restart. */
  random: () => number;
}

export interface JoinRoom {
  type: 'room.join';
  userId: string;
}

export type ConnectionEvent =
  /** From the `socket` actor: the handshake succeeded. */
  | { type: 'socket.opened' }
  /** From the `socket` actor: the connection ended or failed. */
  | { type: 'socket.dropped' }
  /** A user logged in: reconnects and joins the user's room, unless the connection already has this session. */
  | { type: 'session.started'; user: ConnectionUser }
  /** The user logged out: reconnects as a guest. */
  | { type: 'session.ended' }
  /** The browser is online again: reconnects without waiting for the backoff. */
  | { type: 'network.restored' };

export type ConnectionEmitted =
  /** The connection is open. A reconnect follows an earlier connection or a failed attempt: events may have been missed. */
  | { type: 'connection.opened'; isReconnect: boolean }
  /** The machine sent the request to join the user's room. */
  | { type: 'connection.joined'; userId: string }
  /** The connection dropped; retries follow. */
  | { type: 'connection.lost' };

const maxBackoffMs = 30_000;

/**
 * The live connection, with exponential backoff. Reconnects on log-in and log-out, because the token is part of the
 * handshake. Guests stay connected to read the chat.
 */
export const connectionMachine = setup({
  types: {
    input: {} as ConnectionInput,
    context: {} as ConnectionInput & {
      failures: number;
      hasOpened: boolean;
    },
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionEmitted,
  },
  actors: {
    /** Connects on start and disconnects on stop. Must not reconnect by itself. */
    socket: fromCallback<JoinRoom, { token: string | undefined }>(missingActor('connection', 'socket')),
  },
  actions: {
    setUser: assign({
      user: ({ context, event }) => (event.type === 'session.started' ? event.user : context.user),
      failures: 0,
    }),
    clearUser: assign({ user: undefined, failures: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
    joinRoom: sendTo('socket', ({ context }) => ({ type: 'room.join', userId: context.user?.userId ?? '' })),
    emitOpened: emit(({ context: { hasOpened, failures } }) => ({
      type: 'connection.opened',
      isReconnect: hasOpened || failures > 0,
    })),
    markOpened: assign({ hasOpened: true }),
    emitJoined: emit(({ context }) => ({ type: 'connection.joined', userId: context.user?.userId ?? '' })),
    emitLost: emit({ type: 'connection.lost' }),
  },
  guards: {
    isGuest: ({ context }) => context.user === undefined,
    isSameSession: ({ context: { user }, event }) =>
      event.type === 'session.started' &&
      event.user.userId === user?.userId &&
      event.user.token === user.token,
  },
  delays: {
    backoff: ({ context }) => backoffMs(context, maxBackoffMs),
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ ...input, failures: 0, hasOpened: false }),
  initial: 'open',
  on: {
    'session.started': [{ guard: 'isSameSession' }, { target: '.open', actions: 'setUser' }],
    'session.ended': [{ guard: 'isGuest' }, { target: '.open', actions: 'clearUser' }],
  },
  states: {
    open: {
      initial: 'connecting',
      invoke: { id: 'socket', src: 'socket', input: ({ context }) => ({ token: context.user?.token }) },
      on: { 'socket.dropped': { target: 'waiting', actions: 'countFailure' } },
      states: {
        connecting: {
          on: {
            // The attempt would wait for its timeout.
            'network.restored': '#connection.open',
            'socket.opened': [
              { guard: 'isGuest', target: 'online', actions: ['emitOpened', 'markOpened'] },
              { target: 'online', actions: ['joinRoom', 'emitOpened', 'markOpened', 'emitJoined'] },
            ],
          },
        },
        online: {
          entry: 'clearFailures',
          on: { 'socket.dropped': { target: '#connection.waiting', actions: ['countFailure', 'emitLost'] } },
        },
      },
    },
    waiting: {
      after: { backoff: 'open' },
      on: { 'network.restored': '#connection.open' },
    },
  },
});
