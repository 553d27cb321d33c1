import { expect, it, onTestFinished, vi } from 'vitest';

import { late } from '../forum/late/late';
import { createSessionStore } from './SessionStore';

const ada = { token: 'token-1', result: { _id: 'u1', name: 'Ada' } };
const bob = { token: 'token-2', result: { _id: 'u2', name: 'Bob' } };

function open(stored: string, load = () => import('./sessionActor')) {
  const values = new Map([['profile', stored]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const unwatch = vi.fn();
  const session = createSessionStore(
    { storage, watch: () => unwatch, now: () => 0, log: vi.fn() },
    late(load),
  );
  const changes: string[] = [];
  session.onChange((change) => changes.push('by' in change ? change.by : change.type));
  return { session, values, changes, unwatch };
}

it('restores the session before its machine loads, without notifying listeners again', async () => {
  const { session, changes } = open(JSON.stringify(ada));
  const restored = session.current();
  expect([restored, session.ownerId()]).toEqual([ada, 'u1']);
  await session.load();

  expect(session.current()).toBe(restored);
  expect(changes).toEqual([]);
});

it('keeps a log-out until its machine is loaded', async () => {
  const { session, values, changes } = open(JSON.stringify(ada));
  session.end();
  await session.load();

  expect([session.current(), session.ownerId(), values.size]).toEqual([undefined, undefined, 0]);
  expect(changes).toEqual(['session.closed']);
});

it('forgets a session that ends while its machine cannot be loaded', async () => {
  const { session, values } = open(JSON.stringify(ada), () => Promise.reject(new Error('offline')));
  const notified = vi.fn();
  session.subscribe(notified);
  session.end();
  await expect(session.load()).rejects.toThrow('offline');

  expect([session.current(), session.ownerId(), values.size]).toEqual([undefined, undefined, 0]);
  expect(notified).toHaveBeenCalledOnce();
});

it('starts as a guest if the session is unreadable, and clears it', async () => {
  const { session, values, changes } = open('{broken');
  expect(session.current()).toBeUndefined();
  await session.load();

  expect([values.size, changes]).toEqual([0, []]);
});

it('follows another tab’s changes from before its machine was loaded', async () => {
  const { session, values, changes } = open(JSON.stringify(ada));
  values.set('profile', JSON.stringify(bob));
  await session.load();

  expect(session.current()).toEqual(bob);
  expect(changes).toEqual(['anotherTab']);
});

it('a log-out before its machine is loaded leaves a newer session of another tab', async () => {
  const { session, values, changes } = open(JSON.stringify(ada));
  session.end();
  values.set('profile', JSON.stringify(bob));
  await session.load();

  expect([session.current(), values.get('profile')]).toEqual([bob, JSON.stringify(bob)]);
  expect(changes).toEqual(['session.closed', 'anotherTab']);
});

it.each(['before', 'after'])(
  'leaves no timer or listener when it stops %s its machine loads',
  async (when) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const module = await import('./sessionActor');
    const { session, values, unwatch } = open(JSON.stringify(ada), () => Promise.resolve(module));
    if (when === 'before') session.stop();
    await session.load();
    if (when === 'after') session.stop();

    expect(vi.getTimerCount()).toBe(0);
    expect(unwatch).toHaveBeenCalledTimes(when === 'after' ? 1 : 0);
    session.end();
    expect(values.size).toBe(0);
  },
);
