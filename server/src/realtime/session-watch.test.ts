import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { TokenClaims } from '../accounts/sessions/tokens';
import { createQueueFollowers } from './queue-followers';
import { createSessionWatch, type SessionWatch } from './session-watch';
import { createIdentity } from './socket-identity';

const minute = 60_000;

const ended = new Set<string>();
const areCurrent = vi.fn((claims: readonly TokenClaims[]) =>
  Promise.resolve(claims.map(({ userId }) => !ended.has(userId))),
);
const onError = vi.fn();
let moderates: string[];
let watch: SessionWatch;

beforeEach(() => {
  vi.useFakeTimers();
  moderates = ['Memes'];
  const followers = createQueueFollowers(() => Promise.resolve({ administrator: false, moderates }));
  watch = createSessionWatch({ areCurrent, followers, onError });
});

afterEach(() => {
  watch.close();
  vi.useRealTimers();
  vi.clearAllMocks();
  ended.clear();
});

function addSocket(userId: string, rooms = new Set<string>()) {
  const expiresAt = new Date(Date.now() + 1_000 * minute);
  const claims: TokenClaims = { userId, version: 0, sessionId: undefined, expiresAt };
  const identity = createIdentity(claims, () => undefined);
  const socket = { rooms, join: () => undefined, leave: (room: string) => void rooms.delete(room) };
  const watched = { socket, claims, identity };
  watch.add(watched, watch.endings());
  return watched;
}

it('demotes sockets of ended sessions within a minute, without an event', async () => {
  const [ada, bob] = [addSocket('ada'), addSocket('bob')];
  ended.add('ada');

  await vi.advanceTimersByTimeAsync(minute);

  expect([ada, bob].map(({ identity }) => identity.userId())).toEqual([undefined, 'bob']);
  expect(areCurrent).toHaveBeenCalledOnce();
});

it('checks at most 500 sessions per statement, and none without members', async () => {
  await vi.advanceTimersByTimeAsync(minute);
  expect(areCurrent).not.toHaveBeenCalled();

  const last = Array.from({ length: 1_100 }, (_, n) => addSocket(`${n}`)).at(-1);
  ended.add('1099');
  await vi.advanceTimersByTimeAsync(minute);

  expect(areCurrent.mock.calls.map(([claims]) => claims.length)).toEqual([500, 500, 100]);
  expect(last?.identity.userId()).toBeUndefined();
});

it('removes moderators who lost the role from the queue', async () => {
  const { socket } = addSocket('ada', new Set(['queue:Memes']));
  moderates = [];

  await vi.advanceTimersByTimeAsync(minute);

  expect(socket.rooms).toEqual(new Set());
});

it('checks again when asked during a check, and after one that failed', async () => {
  const ada = addSocket('ada');
  areCurrent.mockImplementationOnce(() => Promise.reject(new Error('no database')));

  watch.checkAll();
  ended.add('ada');
  watch.checkAll();
  await vi.advanceTimersByTimeAsync(0);

  expect(onError).toHaveBeenCalledOnce();
  expect(ada.identity.userId()).toBeUndefined();
});

it('forgets sockets that disconnect, and stops when it closes', async () => {
  watch.delete(addSocket('ada'));
  await vi.advanceTimersByTimeAsync(minute);
  addSocket('bob');
  watch.close();
  await vi.advanceTimersByTimeAsync(minute);

  expect(areCurrent).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(2); // Sockets of both identities.
});
