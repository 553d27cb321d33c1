import { describe, expect, it, vi } from 'vitest';

import { createSessionStore } from '../session/SessionStore';
import { bob } from '../testing/testApi';
import { testSockets } from '../testing/testSocket';
import { startRealtime } from './realtime';

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function setUp() {
  const session = createSessionStore({ storage: nowhere, now: () => 0, log: vi.fn() });
  const sockets = testSockets();
  const realtime = startRealtime({ connect: sockets.connect, session, random: () => 0 });
  return { session, sockets, realtime };
}

const hello = { userId: 'bob', userName: 'Bob', text: 'gm' };
const said = { _id: 'm1', ...hello, senderName: 'Bob', timestamp: '2026-11-02T10:00:00.000Z' };

describe('realtime', () => {
  it('connects a guest at the start, without a token or a room', () => {
    const { sockets } = setUp();
    sockets.last().open();

    expect(sockets.opened.map(({ token }) => token)).toEqual([undefined]);
    expect(sockets.last().emitted).toEqual([]);
  });

  it('connects anew with the token after the log-in, and joins the room of the user', () => {
    const { session, sockets } = setUp();
    session.start(bob);
    sockets.last().open();

    expect(sockets.opened.map(({ token, isDisconnected }) => [token, isDisconnected])).toEqual([
      [undefined, true],
      [bob.token, false],
    ]);
    expect(sockets.last().emitted).toEqual([['join', 'bob']]);
  });

  it('disconnects after the log-out and goes on as a guest', () => {
    const { session, sockets } = setUp();
    session.start(bob);
    session.end();

    expect(sockets.opened.map(({ isDisconnected }) => isDisconnected)).toEqual([true, true, false]);
    expect(sockets.last().token).toBeUndefined();
  });

  it('hands on what the server tells, across connections, until nobody listens', () => {
    const { session, sockets, realtime } = setUp();
    const heard = vi.fn();
    const stop = realtime.on('global message', heard);
    session.start(bob);
    sockets.last().tell('global message', said);
    stop();
    sockets.last().tell('global message', said);

    expect(heard).toHaveBeenCalledExactlyOnceWith(said);
  });

  it('resolves what is said with the acknowledgement', async () => {
    const { session, sockets, realtime } = setUp();
    session.start(bob);
    sockets.last().open();
    const done = realtime.say(hello);
    const [event, message, acknowledge] = sockets.last().emitted[1] ?? [];
    (acknowledge as (ack: unknown) => void)({ ok: true, value: said });

    expect([event, message]).toEqual(['global message', hello]);
    await expect(done).resolves.toEqual(said);
  });

  it("rejects with the server's message when it refuses, and without one when nothing is connected", async () => {
    const { session, sockets, realtime } = setUp();
    session.start(bob);
    sockets.last().drop();
    await expect(realtime.say(hello)).rejects.toMatchObject({ serverMessage: undefined });

    realtime.retry();
    sockets.last().open();
    const done = realtime.say(hello);
    (sockets.last().emitted[1]?.[2] as (ack: unknown) => void)({ ok: false, message: 'Slow down.' });
    await expect(done).rejects.toMatchObject({ serverMessage: 'Slow down.' });
    realtime.connection.stop();
  });

  it('says what was sent while it connects as soon as it is there', async () => {
    const { session, sockets, realtime } = setUp();
    session.start(bob);
    void realtime.say(hello);
    expect(sockets.last().emitted).toEqual([]);

    sockets.last().open();
    await vi.waitFor(() => expect(sockets.last().emitted).toHaveLength(2));
    expect(sockets.last().emitted[1]?.slice(0, 2)).toEqual(['global message', hello]);
  });

  it('says nothing in the name of who logs in meanwhile, and nothing that was taken back', async () => {
    const { session, sockets, realtime } = setUp();
    session.start(bob);
    const ofBob = realtime.say(hello);
    session.start({ token: 'eve.token', result: { _id: 'eve', name: 'Eve', profilePicture: '' } });
    const stopped = new AbortController();
    const takenBack = realtime.say({ ...hello, userId: 'eve' }, stopped.signal);
    stopped.abort();
    sockets.last().open();

    await expect(ofBob).rejects.toMatchObject({ serverMessage: undefined });
    await expect(takenBack).rejects.toMatchObject({ serverMessage: undefined });
    expect(sockets.last().emitted).toEqual([['join', 'eve']]);
  });

  it('tries again at once when the network is back', () => {
    const { sockets, realtime } = setUp();
    sockets.last().open();
    sockets.last().drop();
    expect(sockets.opened).toHaveLength(1);

    realtime.retry();
    expect(sockets.opened).toHaveLength(2);
    realtime.connection.stop();
  });
});
