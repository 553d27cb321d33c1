import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock, transition } from 'xstate';

import { reachedStates, unreachedStates } from '../testing/reachedStates';
import { watchTransitions } from '../testing/takenTransitions';
import {
  connectionMachine,
  type ConnectionEmitted,
  type ConnectionInput,
  type JoinRoom,
} from './connectionMachine';

const ann = { userId: 'a', token: 'token-a' };
const bob = { userId: 'b', token: 'token-b' };

interface Socket {
  token: string | undefined;
  joined: string[];
  isOpen: boolean;
  open: () => void;
  drop: () => void;
}

const { inspect, missed } = watchTransitions(connectionMachine);

function startConnection({ user, random = () => 0 }: Partial<ConnectionInput> = {}) {
  const clock = new SimulatedClock();
  const sockets: Socket[] = [];
  const emitted: ConnectionEmitted[] = [];
  const socket = fromCallback<JoinRoom, { token: string | undefined }>(({ input, sendBack, receive }) => {
    const created: Socket = {
      token: input.token,
      joined: [],
      isOpen: true,
      open: () => sendBack({ type: 'socket.opened' }),
      drop: () => sendBack({ type: 'socket.dropped' }),
    };
    sockets.push(created);
    receive(({ userId }) => created.joined.push(userId));
    return () => (created.isOpen = false);
  });
  const actor = createActor(connectionMachine.provide({ actors: { socket } }), {
    clock,
    inspect,
    input: { user, random },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    clock,
    sockets,
    emitted,
    state: () => actor.getSnapshot().value,
    newest: () => {
      const newest = sockets.at(-1);
      if (!newest) throw new Error('No socket was made.');
      return newest;
    },
  };
}

describe('connectionMachine', () => {
  it('connects a guest on start, without a room', () => {
    const { newest, state, emitted } = startConnection();
    expect(newest().token).toBeUndefined();
    expect(state()).toEqual({ open: 'connecting' });
    newest().open();
    expect(state()).toEqual({ open: 'online' });
    expect(newest().joined).toEqual([]);
    expect(emitted).toEqual([{ type: 'connection.opened', isReconnect: false }]);
  });

  it("connects a user with the token and joins the user's room", () => {
    const { newest, emitted } = startConnection({ user: ann });
    expect(newest().token).toBe('token-a');
    expect(newest().joined).toEqual([]);
    newest().open();
    expect(newest().joined).toEqual(['a']);
    expect(emitted).toEqual([
      { type: 'connection.opened', isReconnect: false },
      { type: 'connection.joined', userId: 'a' },
    ]);
  });

  it('marks a reconnect, even of another user', () => {
    const { actor, newest, emitted } = startConnection();
    newest().open();
    actor.send({ type: 'session.started', user: ann });
    newest().open();
    expect(emitted.filter(({ type }) => type === 'connection.opened')).toEqual([
      { type: 'connection.opened', isReconnect: false },
      { type: 'connection.opened', isReconnect: true },
    ]);
  });

  it('marks a first connection after a failed attempt: the page may be cached', () => {
    const { clock, newest, emitted } = startConnection();
    newest().drop();
    clock.increment(30_000);
    newest().open();
    expect(emitted).toEqual([{ type: 'connection.opened', isReconnect: true }]);
  });

  describe('at log-in', () => {
    // @spec 4.25
    it.each(['connecting', 'online', 'waiting'])('reconnects and joins when %s', (mode) => {
      const { actor, sockets, newest, state } = startConnection();
      if (mode === 'online') newest().open();
      if (mode === 'waiting') newest().drop();
      actor.send({ type: 'session.started', user: ann });
      expect(sockets.map(({ isOpen, token }) => [isOpen, token])).toEqual([
        [false, undefined],
        [true, 'token-a'],
      ]);
      newest().open();
      expect(newest().joined).toEqual(['a']);
      expect(state()).toEqual({ open: 'online' });
    });

    it('keeps the connection for the same session', () => {
      const { actor, sockets, newest, state } = startConnection({ user: ann });
      newest().open();
      actor.send({ type: 'session.started', user: { ...ann } });
      expect(sockets).toHaveLength(1);
      expect(state()).toEqual({ open: 'online' });
    });

    it.each([bob, { ...ann, token: 'newer' }])('reconnects for %j', (user) => {
      const { actor, sockets, newest } = startConnection({ user: ann });
      newest().open();
      actor.send({ type: 'session.started', user });
      expect(sockets).toHaveLength(2);
      expect(newest().token).toBe(user.token);
    });
  });

  describe('at log-out', () => {
    // @spec 4.25
    it('reconnects as a guest', () => {
      const { actor, sockets, newest, state } = startConnection({ user: ann });
      newest().open();
      actor.send({ type: 'session.ended' });
      expect(sockets.map(({ isOpen, token }) => [isOpen, token])).toEqual([
        [false, 'token-a'],
        [true, undefined],
      ]);
      newest().open();
      expect(newest().joined).toEqual([]);
      expect(state()).toEqual({ open: 'online' });
    });

    it('changes nothing for a guest', () => {
      const { actor, sockets } = startConnection();
      actor.send({ type: 'session.ended' });
      expect(sockets).toHaveLength(1);
    });
  });

  describe('when the connection is lost', () => {
    it('reports the loss once, then reconnects after a second and rejoins', () => {
      const { clock, sockets, newest, state, emitted } = startConnection({ user: ann });
      newest().open();
      newest().drop();
      expect(state()).toBe('waiting');
      expect(emitted.at(-1)).toEqual({ type: 'connection.lost' });
      clock.increment(999);
      expect(sockets).toHaveLength(1);
      clock.increment(1);
      expect(sockets).toHaveLength(2);
      newest().drop();
      expect(emitted.filter(({ type }) => type === 'connection.lost')).toHaveLength(1);
      clock.increment(2000);
      newest().open();
      expect(newest().joined).toEqual(['a']);
      expect(emitted.at(-1)).toEqual({ type: 'connection.joined', userId: 'a' });
    });

    function waitsOf(
      { clock, sockets, newest }: ReturnType<typeof startConnection>,
      times: number,
    ): number[] {
      return Array.from({ length: times }, () => {
        const before = sockets.length;
        newest().drop();
        let waited = 0;
        for (; sockets.length === before && waited < 120_000; waited += 500) clock.increment(500);
        return waited;
      });
    }

    it('doubles the backoff, up to 30 seconds', () => {
      const connection = startConnection();
      expect(waitsOf(connection, 8)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    });

    it('adds jitter to the second half of the backoff', () => {
      expect(waitsOf(startConnection({ random: () => 1 }), 3)).toEqual([500, 1000, 2000]);
    });

    it('resets the backoff once online', () => {
      const connection = startConnection();
      waitsOf(connection, 4);
      connection.newest().open();
      expect(waitsOf(connection, 1)).toEqual([1000]);
    });

    it('reconnects immediately when the network is restored', () => {
      const { actor, sockets, newest } = startConnection();
      newest().drop();
      actor.send({ type: 'network.restored' });
      expect(sockets).toHaveLength(2);
    });

    it('connects again when the network is restored during an attempt', () => {
      const { actor, sockets } = startConnection();
      actor.send({ type: 'network.restored' });
      expect(sockets).toHaveLength(2);
    });
  });

  const reached = reachedStates(connectionMachine, { user: undefined, random: () => 0 }, [
    { type: 'socket.opened' },
    { type: 'socket.dropped' },
  ]);

  it('reaches every state', () => {
    expect(unreachedStates(connectionMachine, reached)).toEqual([]);
  });

  it.each(reached)('connects for a user who logs in at $name', ({ snapshot }) => {
    const [next] = transition(connectionMachine, snapshot, { type: 'session.started', user: ann });
    expect(next.value).toEqual({ open: 'connecting' });
  });

  it('takes every transition', () => {
    expect(missed()).toEqual([]);
  });
});
