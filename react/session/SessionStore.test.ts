import { describe, expect, it, vi } from 'vitest';

import { browserSession } from './browserSession';
import { createSessionStore, preloadSession } from './SessionStore';
import { sessionKey } from './storedSession';

await preloadSession();

const ada = { token: 'token-1', result: { _id: 'u1', name: 'Ada' } };

function storageWith(text?: string) {
  const values = new Map(text === undefined ? [] : [[sessionKey, text]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const open = (storage = storageWith(), log = vi.fn()) => ({
  log,
  storage,
  session: createSessionStore({ storage, now: () => 0, log }),
});

describe('session store', () => {
  it('restores the session stored under "profile"', () => {
    const { session } = open(storageWith(JSON.stringify(ada)));

    expect(session.current()).toEqual(ada);
  });

  // @spec 4.5
  it.each(['{broken', 'null', '{"token":"t"}', '{"token":"t","result":{"name":"Ada"}}'])(
    'clears a stored %s and starts as a guest',
    (text) => {
      const { session, storage } = open(storageWith(text));

      expect(session.current()).toBeUndefined();
      expect(storage.getItem(sessionKey)).toBeNull();
    },
  );

  it('stores a new session and clears it at the end', () => {
    const { session, storage } = open();

    expect(session.start(ada)).toBe(true);
    expect(JSON.parse(storage.getItem(sessionKey) ?? '')).toEqual(ada);

    session.end();
    expect(storage.getItem(sessionKey)).toBeNull();
    expect(session.current()).toBeUndefined();
  });

  it('rejects a session without a result, an _id or a token', () => {
    const { session, storage } = open();

    expect(
      [{}, { token: 't' }, { ...ada, token: '' }, { ...ada, result: { name: 'Ada' } }].map(session.start),
    ).toEqual([false, false, false, false]);
    expect(storage.getItem(sessionKey)).toBeNull();
  });

  it('ends when the server rejects its token, but not an older one', () => {
    const { session } = open(storageWith(JSON.stringify(ada)));

    session.refuse('token-0');
    expect(session.current()).toEqual(ada);
    session.refuse('token-1');
    expect(session.current()).toBeUndefined();
  });

  it('leaves a newer session in storage when its own token is rejected', () => {
    const { session, storage } = open(storageWith(JSON.stringify(ada)));
    const newer = JSON.stringify({ ...ada, token: 'token-2' });
    storage.setItem(sessionKey, newer);

    session.refuse('token-1');
    expect(session.current()).toBeUndefined();
    expect(storage.getItem(sessionKey)).toBe(newer);
  });

  it('reads a session that it missed while the page was in the back/forward cache', () => {
    const page = Object.assign(new EventTarget(), { localStorage: storageWith(JSON.stringify(ada)) });
    vi.stubGlobal('window', page);
    const session = createSessionStore({ ...browserSession(), now: () => 0, log: vi.fn() });
    const newer = { ...ada, token: 'token-2' };
    page.localStorage.setItem(sessionKey, JSON.stringify(newer));
    const show = (persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

    show(false);
    expect(session.current()).toEqual(ada);
    show(true);
    expect(session.current()).toEqual(newer);
    vi.unstubAllGlobals();
  });

  it('works without storage and logs the error', () => {
    const refuse = () => {
      throw new Error('The quota has been exceeded.');
    };
    const { session, log } = open({ getItem: refuse, setItem: refuse, removeItem: refuse });

    expect(session.start(ada)).toBe(true);
    expect(session.current()).toEqual(ada);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('does not undo another tab’s log-out by saving a profile', () => {
    const storage = storageWith(JSON.stringify(ada));
    const session = createSessionStore({
      storage,
      watch: () => () => undefined,
      now: () => 0,
      log: vi.fn(),
    });
    // The storage event is still queued.
    storage.removeItem(sessionKey);

    session.update({ _id: 'u1', name: 'Ada Lovelace' });

    expect(storage.getItem(sessionKey)).toBeNull();
    expect(session.current()).toBeUndefined();
  });

  const openWatched = (storage: ReturnType<typeof storageWith>) => {
    let notify = (): void => undefined;
    const session = createSessionStore({
      storage,
      watch: (_, changed) => {
        notify = changed;
        return () => undefined;
      },
      now: () => 0,
      log: vi.fn(),
    });
    return { session, notify: () => notify() };
  };

  it('ends although another tab has stored a changed profile of it', () => {
    const storage = storageWith(JSON.stringify(ada));
    const { session } = openWatched(storage);
    storage.setItem(sessionKey, JSON.stringify({ ...ada, result: { ...ada.result, name: 'Ada L.' } }));

    session.end();
    expect(session.current()).toBeUndefined();
    expect(storage.getItem(sessionKey)).toBeNull();
  });

  it('follows another tab', () => {
    const storage = storageWith();
    const { session, notify } = openWatched(storage);

    storage.setItem(sessionKey, JSON.stringify(ada));
    notify();
    expect(session.current()).toEqual(ada);
    storage.removeItem(sessionKey);
    notify();
    expect(session.current()).toBeUndefined();
  });

  it.each([
    ['rejected: the user may still be typing', 'refuse', 'rejected', 'u1'],
    ['a log-out', 'end', 'anotherTab', undefined],
  ] as const)('follows another tab’s end of the session as %s', (_, how, reason, ownerId) => {
    const storage = storageWith(JSON.stringify(ada));
    const [first, second] = [openWatched(storage).session, openWatched(storage)];
    const onChange = vi.fn();
    second.session.onChange(onChange);

    first[how](ada.token);
    // Of a request that was under way.
    first.refuse(ada.token);
    second.notify();

    expect(second.session.current()).toBeUndefined();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ type: 'session.closed', reason });
    expect([first.ownerId(), second.session.ownerId()]).toEqual([ownerId, ownerId]);
  });

  it('keeps a log-in when the event of an earlier log-out in another tab arrives', () => {
    const { session, notify } = openWatched(storageWith());
    session.start(ada);

    notify();
    expect(session.current()).toEqual(ada);
  });
});
