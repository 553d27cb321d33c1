import { assign, emit, fromCallback, sendTo, setup } from 'xstate';

/** The user of a connection. */
export interface ConnectionUser {
  userId: string;
  /** Goes into the handshake; the server takes identity from it alone. */
  token: string;
}

export interface ConnectionInput {
  /** The user at the start; undefined for a guest. */
  user: ConnectionUser | undefined;
  /** 0 up to 1, e.g. `Math.random`. Jitter: spreads the retries of many pages after a server restart. */
  random: () => number;
}

/** What the machine tells the `socket` actor. */
export interface JoinRoom {
  type: 'room.join';
  userId: string;
}

export type ConnectionEvent =
  /** From the `socket` actor: the connection is made. */
  | { type: 'socket.opened' }
  /** From the `socket` actor: the connection ended, or could not be made. */
  | { type: 'socket.dropped' }
  /** A user logged in: reconnects and joins the room, unless the connection already has this session. */
  | { type: 'session.started'; user: ConnectionUser }
  /** The user logged out: reconnects as a guest. */
  | { type: 'session.ended' }
  /** The browser says that the network is back. */
  | { type: 'network.restored' };

export type ConnectionEmitted =
  /** Live. `isReconnect`: after a gap, in which events may have been missed. */
  | { type: 'connection.opened'; isReconnect: boolean }
  /** The user's room was requested. */
  | { type: 'connection.joined'; userId: string }
  /** The connection dropped; retries follow. */
  | { type: 'connection.lost' };

const MIN_BACKOFF = 1000;
const MAX_BACKOFF = 30_000;

/**
 * The one live connection. Connects at the start.
 *
 * The handshake carries the token, so each change of the user reconnects: after a log-in to join the user's room,
 * after a log-out as a guest, who can still read the chat.
 */
export const connectionMachine = setup({
  types: {
    input: {} as ConnectionInput,
    context: {} as ConnectionInput & {
      failures: number;
      /** Whether it was live before. */
      hasOpened: boolean;
    },
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionEmitted,
  },
  actors: {
    /** Connects when started, disconnects when stopped, retries nothing itself; `app` binds it with `provide`. */
    socket: fromCallback<JoinRoom, { token: string | undefined }>(() => {
      throw new Error('connectionMachine: provide the "socket" actor before starting it.');
    }),
  },
  actions: {
    setUser: assign({
      user: ({ context, event }) => (event.type === 'session.started' ? event.user : context.user),
      failures: 0,
    }),
    forgetUser: assign({ user: undefined, failures: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
    joinRoom: sendTo('socket', ({ context }) => ({ type: 'room.join', userId: context.user?.userId ?? '' })),
    emitOpened: emit(({ context }) => ({ type: 'connection.opened', isReconnect: context.hasOpened })),
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
    backoff: ({ context: { failures, random } }) =>
      Math.min(MIN_BACKOFF * 2 ** (failures - 1), MAX_BACKOFF) * (1 - random() / 2),
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ ...input, failures: 0, hasOpened: false }),
  initial: 'open',
  on: {
    'session.started': [{ guard: 'isSameSession' }, { target: '.open', actions: 'setUser' }],
    'session.ended': [{ guard: 'isGuest' }, { target: '.open', actions: 'forgetUser' }],
  },
  states: {
    open: {
      initial: 'connecting',
      invoke: { id: 'socket', src: 'socket', input: ({ context }) => ({ token: context.user?.token }) },
      on: { 'socket.dropped': { target: 'waiting', actions: 'countFailure' } },
      states: {
        connecting: {
          on: {
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
      on: { 'network.restored': 'open' },
    },
  },
});
