import { assign, emit, fromCallback, sendTo, setup } from 'xstate';

/** Whose connection it is. */
export interface ConnectionUser {
  userId: string;
  /** Goes into the handshake; the server takes identity from it alone. */
  token: string;
}

export interface ConnectionInput {
  /** Who is logged in at the start; undefined for a guest. */
  user: ConnectionUser | undefined;
  /** 0 up to 1, e.g. `Math.random`: spreads the next attempts of many pages after a server's restart. */
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
  /** Somebody logged in: connects anew and joins the room, unless it is the session that has the connection. */
  | { type: 'session.started'; user: ConnectionUser }
  /** Somebody logged out: connects anew as a guest. */
  | { type: 'session.ended' }
  /** The browser says that the network is back. */
  | { type: 'network.restored' };

export type ConnectionEmitted =
  /** Live again, perhaps after a gap: what may have been missed can be loaded now. */
  | { type: 'connection.opened' }
  /** The room of this user was asked for. */
  | { type: 'connection.joined'; userId: string }
  /** It was live and is no more; the next attempts are on the way. */
  | { type: 'connection.lost' };

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/**
 * The one live connection. Spec section 4, Realtime connection.
 *
 * It connects at the start. As the handshake carries the token, each change of the user disconnects and
 * connects anew: at log-in to join the user's room, at log-out as a guest, who still reads the chat.
 */
export const connectionMachine = setup({
  types: {
    input: {} as ConnectionInput,
    context: {} as ConnectionInput & { failures: number },
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
    emitOpened: emit({ type: 'connection.opened' }),
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
      Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT) * (1 - random() / 2),
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ ...input, failures: 0 }),
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
              { guard: 'isGuest', target: 'online', actions: 'emitOpened' },
              { target: 'online', actions: ['joinRoom', 'emitOpened', 'emitJoined'] },
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
