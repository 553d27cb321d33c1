import { describe, expect, it, vi } from 'vitest';

import { createSessionStore, preloadSession } from '../session/SessionStore';
import { bob } from '../testing/testForum';
import { testSockets } from '../testing/testSocket';
import { createRealtime } from './realtime';

await preloadSession();

const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function setUp() {
  const session = createSessionStore({ storage: emptyStorage, now: () => 0, log: vi.fn() });
  const sockets = testSockets();
  const realtime = createRealtime({ connect: sockets.connect, session, random: () => 0 });
  realtime.connection.start();
  return { session, sockets, realtime };
}

const hello = { userId: 'bob', userName: 'Bob', text: 'gm' };
const sent = { _id: 'm1', ...hello, senderName: 'Bob', timestamp: '2026-11-02T10:00:00.000Z' };

describe('realtime', () => {
  it('connects a guest without a token or a room', () => {
    const { sockets } = setUp();
    sockets.last().open();

    expect(sockets.opened.map(({ token }) => token)).toEqual([undefined]);
    expect(sockets.last().emitted).toEqual([]);
  });

  it("reconnects with the token after a log-in and joins the user's room", () => {
    const { session, sockets } = setUp();
    session.start(bob);
    sockets.last().open();

    expect(sockets.opened.map(({ token, isDisconnected }) => [token, isDisconnected])).toEqual([
      [undefined, true],
      [bob.token, false],
    ]);
    expect(sockets.last().emitted).toEqual([['join', 'bob', expect.any(Function)]]);
  });

  it('reconnects as a guest after a log-out', () => {
    const { session, sockets } = setUp();
    session.start(bob);
    session.end();

    expect(sockets.opened.map(({ isDisconnected }) => isDisconnected)).toEqual([true, true, false]);
    expect(sockets.last().token).toBeUndefined();
  });

  it('delivers events across reconnects until unsubscribed', () => {
    const { session, sockets, realtime } = setUp();
    const listener = vi.fn();
    const stop = realtime.on('global message', listener);
    session.start(bob);
    sockets.last().receive('global message', sent);
    stop();
    sockets.last().receive('global message', sent);

    expect(listener).toHaveBeenCalledExactlyOnceWith(sent);
  });

  it('follows the queue across reconnects until stopped, and calls catchUp each time', () => {
    const { session, sockets, realtime } = setUp();
    const catchUp = vi.fn();
    const stop = realtime.followQueue(catchUp);
    const follow = () => sockets.last().emitted.find(([event]) => event === 'follow queue');
    session.start(bob);
    sockets.last().open();
    expect(catchUp).not.toHaveBeenCalled();
    const acknowledge = follow()?.[1] as () => void;
    acknowledge();
    expect(catchUp).toHaveBeenCalledOnce();

    stop();
    session.end();
    sockets.last().open();
    expect(follow()).toBeUndefined();
  });

  it('resolves a message with the acknowledgement', async () => {
    const { session, sockets, realtime } = setUp();
    session.start(bob);
    sockets.last().open();
    const pendingSend = realtime.sendMessage(hello);
    const [event, message, acknowledge] = sockets.last().emitted[1] ?? [];
    (acknowledge as (ack: unknown) => void)({ ok: true, value: sent });

    expect([event, message]).toEqual(['global message', hello]);
    await expect(pendingSend).resolves.toEqual(sent);
  });

  it("rejects with the server's message, or with none when offline", async () => {
    const { session, sockets, realtime } = setUp();
    session.start(bob);
    sockets.last().drop();
    await expect(realtime.sendMessage(hello)).rejects.toMatchObject({ serverMessage: undefined });

    realtime.retry();
    sockets.last().open();
    const pendingSend = realtime.sendMessage(hello);
    const [, , acknowledge] = sockets.last().emitted[1] ?? [];
    (acknowledge as (ack: unknown) => void)({ ok: false, message: 'Slow down.' });
    await expect(pendingSend).rejects.toMatchObject({ serverMessage: 'Slow down.' });
    realtime.connection.stop();
  });

  it('gives up a message without an acknowledgement if others were acknowledged', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { session, sockets, realtime } = setUp();
    session.start(bob);
    sockets.last().open();
    const first = realtime.sendMessage(hello);
    const [, , acknowledge] = sockets.last().emitted[1] ?? [];
    (acknowledge as (ack: unknown) => void)({ ok: true, value: sent });
    await first;

    const unanswered = expect(realtime.sendMessage(hello)).rejects.toMatchObject({ code: 'unreachable' });
    await vi.advanceTimersByTimeAsync(9_000);
    await unanswered;
    vi.useRealTimers();
  });

  it('gives up an unacknowledged message once `join` is acknowledged after a reconnect', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { session, sockets, realtime } = setUp();
    session.start(bob);
    sockets.last().open();
    const unanswered = expect(realtime.sendMessage(hello)).rejects.toMatchObject({ code: 'unreachable' });
    sockets.last().drop();
    realtime.retry();
    sockets.last().open();
    (sockets.last().emitted[0]?.[2] as ((ack: unknown) => void) | undefined)?.({ ok: true });
    await vi.advanceTimersByTimeAsync(4_000);
    await unanswered;
    vi.useRealTimers();
  });

  it('sends a queued message once connected', async () => {
    const { session, sockets, realtime } = setUp();
    session.start(bob);
    void realtime.sendMessage(hello);
    expect(sockets.last().emitted).toEqual([]);

    sockets.last().open();
    await vi.waitFor(() => expect(sockets.last().emitted).toHaveLength(2));
    expect(sockets.last().emitted[1]?.slice(0, 2)).toEqual(['global message', hello]);
  });

  it('sends neither aborted messages nor those of another user', async () => {
    const { session, sockets, realtime } = setUp();
    session.start(bob);
    const bobsMessage = realtime.sendMessage(hello);
    session.start({ token: 'eve.token', result: { _id: 'eve', name: 'Eve', profilePicture: '' } });
    const controller = new AbortController();
    const abortedMessage = realtime.sendMessage({ ...hello, userId: 'eve' }, controller.signal);
    controller.abort();
    sockets.last().open();

    await expect(bobsMessage).rejects.toMatchObject({ serverMessage: undefined });
    await expect(abortedMessage).rejects.toMatchObject({ serverMessage: undefined });
    expect(sockets.last().emitted).toEqual([['join', 'eve', expect.any(Function)]]);
  });

  it('reconnects immediately on retry', () => {
    const { sockets, realtime } = setUp();
    sockets.last().open();
    sockets.last().drop();
    expect(sockets.opened).toHaveLength(1);

    realtime.retry();
    expect(sockets.opened).toHaveLength(2);
    realtime.connection.stop();
  });
});
