import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock, transition } from 'xstate';

import { jwtWith } from '../testing/jwt';
import { reachedStates, unreachedStates } from '../testing/reachedStates';
import { watchTransitions } from '../testing/takenTransitions';
import type { StoredProfile } from './profile';
import { sessionMachine, type SessionEmitted, type StorageCommand } from './sessionMachine';

const start = 1_000_000_000_000;
const ann = { token: 'opaque', result: { _id: 'a', name: 'Ann' } };
const bob = { token: 'other', result: { _id: 'b', name: 'Bob' } };
const annUntil = (ms: number) => ({ ...ann, token: jwtWith({ exp: (start + ms) / 1000 }) });

/** Records the longest timer: browsers fire one beyond 2^31 - 1 ms immediately. */
class WatchedClock extends SimulatedClock {
  longest = 0;

  override setTimeout(fn: () => void, timeout: number): number {
    this.longest = Math.max(this.longest, timeout);
    return super.setTimeout(fn, timeout);
  }
}

const { inspect, missed } = watchTransitions(sessionMachine);

/** `tab` simulates a change by another tab. */
function startSession(saved: StoredProfile = null) {
  const clock = new WatchedClock();
  const emitted: SessionEmitted[] = [];
  let stored: StoredProfile = saved;
  let slept = 0;
  let otherTab: (profile: StoredProfile) => void = () => undefined;
  const storage = fromCallback<StorageCommand>(({ sendBack, receive }) => {
    otherTab = (profile) => sendBack({ type: 'storage.changed', profile });
    receive((command) => (stored = command.type === 'storage.save' ? command.profile : null));
    sendBack({ type: 'storage.loaded', profile: saved });
  });
  const actor = createActor(sessionMachine.provide({ actors: { storage } }), {
    clock,
    inspect,
    input: { now: () => start + clock.now() + slept },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    clock,
    emitted,
    state: () => actor.getSnapshot().value,
    profile: () => actor.getSnapshot().context.profile,
    owner: () => actor.getSnapshot().context.ownerId,
    stored: () => stored,
    tab: (profile: StoredProfile) => otherTab(profile),
    /** Advances the time without firing timers, like a sleeping computer. */
    sleep: (ms: number) => (slept += ms),
    /** Advances the clock minute by minute, so that timers set meanwhile fire too. */
    pass: (ms: number) => {
      for (let rest = ms; rest > 0; rest -= 60_000) clock.increment(Math.min(rest, 60_000));
    },
  };
}

describe('sessionMachine', () => {
  describe('at the start', () => {
    it('explains how to provide the storage actor', () => {
      const actor = createActor(sessionMachine, { input: { now: () => start } });
      let error: unknown;
      actor.subscribe({ error: (reason) => (error = reason) });
      actor.start();
      expect(String(error)).toContain('provide the "storage" actor');
    });

    it('is logged out with empty storage', () => {
      const { state, emitted } = startSession();
      expect(state()).toBe('loggedOut');
      expect(emitted).toEqual([]);
    });

    it('restores a saved profile', () => {
      const { state, profile, emitted, stored } = startSession(ann);
      expect(state()).toBe('loggedIn');
      expect(profile()).toEqual(ann);
      expect(emitted).toEqual([{ type: 'session.opened', profile: ann, by: 'restoring' }]);
      expect(stored()).toEqual(ann);
    });

    it('clears an unreadable profile', () => {
      const { state, stored, emitted } = startSession('unreadable');
      expect(state()).toBe('loggedOut');
      expect(stored()).toBeNull();
      expect(emitted).toEqual([]);
    });

    it('clears a saved profile whose token has expired', () => {
      const { state, stored, emitted } = startSession(annUntil(0));
      expect(state()).toBe('loggedOut');
      expect(stored()).toBeNull();
      expect(emitted).toEqual([{ type: 'session.closed', reason: 'expired' }]);
    });
  });

  describe('logging in', () => {
    // @spec 4.2
    it('stores the session', () => {
      const { actor, state, stored, emitted } = startSession();
      actor.send({ type: 'session.started', profile: ann });
      expect(state()).toBe('loggedIn');
      expect(stored()).toEqual(ann);
      expect(emitted).toEqual([{ type: 'session.opened', profile: ann, by: 'loggingIn' }]);
    });

    // @spec 4.2
    it('rejects a response that is not a session', () => {
      const { actor, state, stored, emitted } = startSession();
      actor.send({ type: 'session.started', profile: undefined });
      expect(state()).toBe('loggedOut');
      expect(stored()).toBeNull();
      expect(emitted).toEqual([{ type: 'session.refused' }]);
    });

    it('replaces an open session, and keeps it when the new one is refused', () => {
      const { actor, profile, stored } = startSession(ann);
      actor.send({ type: 'session.started', profile: bob });
      actor.send({ type: 'session.started', profile: undefined });
      expect(profile()).toEqual(bob);
      expect(stored()).toEqual(bob);
    });
  });

  describe('logging out', () => {
    // @spec 2.4
    it('clears the storage and the profile', () => {
      const { actor, state, profile, stored, emitted } = startSession(ann);
      actor.send({ type: 'session.ended' });
      expect(state()).toBe('loggedOut');
      expect(profile()).toBeUndefined();
      expect(stored()).toBeNull();
      expect(emitted.at(-1)).toEqual({ type: 'session.closed', reason: 'logout' });
    });

    it('is emitted again when the user of an expired session logs out', () => {
      const { actor, emitted } = startSession(ann);
      actor.send({ type: 'token.refused', token: ann.token });
      actor.send({ type: 'session.ended' });
      expect(emitted.slice(-2)).toEqual([
        { type: 'session.closed', reason: 'rejected' },
        { type: 'session.closed', reason: 'logout' },
      ]);
    });

    it('happens when the server rejects the current token, not an older one', () => {
      const { actor, state, stored, emitted } = startSession(ann);
      actor.send({ type: 'token.refused', token: 'older' });
      expect(state()).toBe('loggedIn');
      actor.send({ type: 'token.refused', token: ann.token });
      expect(state()).toBe('loggedOut');
      expect(stored()).toBeNull();
      expect(emitted.at(-1)).toEqual({ type: 'session.closed', reason: 'rejected' });
    });
  });

  it('leaves no owner when the server says that the account has been deleted', () => {
    const { actor, state, owner, stored, emitted } = startSession(ann);
    actor.send({ type: 'account.deleted', token: 'older' });
    expect(state()).toBe('loggedIn');
    actor.send({ type: 'account.deleted', token: ann.token });

    expect([state(), owner(), stored()]).toEqual(['loggedOut', undefined, null]);
    expect(emitted.at(-1)).toEqual({ type: 'session.closed', reason: 'deleted', userId: 'a' });
  });

  describe("the token's expiry", () => {
    // @spec 4.4
    it('ends the session on time', () => {
      const { pass, state, stored, emitted } = startSession(annUntil(90_000));
      pass(89_999);
      expect(state()).toBe('loggedIn');
      pass(1);
      expect(state()).toBe('loggedOut');
      expect(stored()).toBeNull();
      expect(emitted.at(-1)).toEqual({ type: 'session.closed', reason: 'expired' });
    });

    it('supports an expiry beyond the range of a timer', () => {
      const days25 = 25 * 24 * 3_600_000;
      const { clock, pass, sleep, state } = startSession(annUntil(days25));
      expect(clock.longest).toBeLessThan(2 ** 31);
      sleep(days25 - 120_000);
      pass(119_999);
      expect(state()).toBe('loggedIn');
      pass(1);
      expect(state()).toBe('loggedOut');
    });

    it('never ends a session whose token is not a JWT', () => {
      const { pass, state } = startSession(ann);
      pass(24 * 3_600_000);
      expect(state()).toBe('loggedIn');
    });

    it('follows the newest session', () => {
      const { actor, pass, state } = startSession(annUntil(10_000));
      actor.send({ type: 'session.started', profile: annUntil(50_000) });
      pass(49_999);
      expect(state()).toBe('loggedIn');
      pass(1);
      expect(state()).toBe('loggedOut');
    });
  });

  describe('updating the user', () => {
    // @spec 4.19
    it('merges and saves when the ids match', () => {
      const { actor, stored, emitted } = startSession(ann);
      actor.send({ type: 'user.updated', user: { _id: 'a', name: 'Anna' } });
      const updated = { ...ann, result: { _id: 'a', name: 'Anna' } };
      expect(stored()).toEqual(updated);
      expect(emitted.at(-1)).toEqual({ type: 'session.updated', profile: updated });
    });

    // @spec 4.19
    it('ignores another user', () => {
      const { actor, profile, stored } = startSession(ann);
      actor.send({ type: 'user.updated', user: { _id: 'b', name: 'Bob' } });
      expect(profile()).toEqual(ann);
      expect(stored()).toEqual(ann);
    });
  });

  describe('another tab', () => {
    it('logs in here too', () => {
      const { tab, state, emitted } = startSession();
      tab(bob);
      expect(state()).toBe('loggedIn');
      expect(emitted).toEqual([{ type: 'session.opened', profile: bob, by: 'anotherTab' }]);
    });

    it('logs out here too', () => {
      const { tab, state, profile, emitted } = startSession(ann);
      tab(null);
      expect(state()).toBe('loggedOut');
      expect(profile()).toBeUndefined();
      expect(emitted.at(-1)).toEqual({ type: 'session.closed', reason: 'anotherTab' });
    });

    it('that detects the expiry first does not cause a log-out', () => {
      const { sleep, tab, state, emitted } = startSession(annUntil(90_000));
      sleep(90_000);
      tab(null);
      expect(state()).toBe('loggedOut');
      expect(emitted.at(-1)).toEqual({ type: 'session.closed', reason: 'expired' });
    });

    it('changes the user', () => {
      const { tab, profile, emitted } = startSession(ann);
      tab(bob);
      expect(profile()).toEqual(bob);
      expect(emitted.at(-1)).toEqual({ type: 'session.opened', profile: bob, by: 'anotherTab' });
    });

    it('changes the name', () => {
      const { tab, emitted } = startSession(ann);
      const renamed = { ...ann, result: { _id: 'a', name: 'Anna' } };
      tab(renamed);
      expect(emitted.at(-1)).toEqual({ type: 'session.updated', profile: renamed });
    });

    it('is ignored when it stores garbage', () => {
      const { tab, state } = startSession();
      tab('unreadable');
      expect(state()).toBe('loggedOut');
    });
  });

  describe('the owner of the data on screen', () => {
    it('is the current user', () => {
      const { actor, tab, owner } = startSession(ann);
      expect(owner()).toBe('a');
      actor.send({ type: 'session.started', profile: bob });
      expect(owner()).toBe('b');
      tab(ann);
      expect(owner()).toBe('a');
    });

    it.each([
      ['expired', annUntil(90_000), (pass: (ms: number) => void) => pass(90_000)],
      ['was rejected', ann, (_: unknown, refuse: () => void) => refuse()],
    ] as const)('is still the user whose session %s, until the log-out', (_, saved, end) => {
      const { actor, pass, state, owner } = startSession(saved);
      end(pass, () => actor.send({ type: 'token.refused', token: saved.token }));
      expect([state(), owner()]).toEqual(['loggedOut', 'a']);
      actor.send({ type: 'session.ended' });
      expect(owner()).toBeUndefined();
    });

    it.each([
      ['a log-out', ({ actor }: ReturnType<typeof startSession>) => actor.send({ type: 'session.ended' })],
      ['a log-out in another tab', ({ tab }: ReturnType<typeof startSession>) => tab(null)],
    ])('is undefined after %s', (_, leave) => {
      const session = startSession(ann);
      leave(session);
      expect(session.owner()).toBeUndefined();
    });
  });

  const reached = reachedStates(sessionMachine, { now: () => start }, [
    { type: 'storage.loaded', profile: null },
    { type: 'storage.loaded', profile: ann },
    { type: 'session.started', profile: bob },
    { type: 'session.ended' },
  ]);

  it('reaches every state', () => {
    expect(unreachedStates(sessionMachine, reached)).toEqual([]);
  });

  it.each(reached)('has a profile exactly while logged in: $name', ({ snapshot }) => {
    expect(snapshot.context.profile !== undefined).toBe(snapshot.matches('loggedIn'));
  });

  it.each(reached)('accepts a new session from $name', ({ snapshot }) => {
    const [next] = transition(sessionMachine, snapshot, { type: 'session.started', profile: ann });
    expect(next.value).toBe('loggedIn');
    expect(next.context.profile).toEqual(ann);
  });

  it('takes every transition', () => {
    expect(missed()).toEqual([]);
  });
});
