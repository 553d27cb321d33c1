import { describe, expect, it, vi } from 'vitest';

import { createSessionStore, preloadSession } from '../../react/session/SessionStore';
import { sessionKey } from '../../react/session/storedSession';
import { createDraftStore } from './draftStore';

await preloadSession();

const ada = { token: 'token-1', result: { _id: 'ada', name: 'Ada' } };
const bob = { token: 'token-2', result: { _id: 'bob', name: 'Bob' } };

function memory() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function setUp(storage = memory(), profile = memory()) {
  let notify = (): void => undefined;
  const watch = (_: string, changed: () => void) => {
    notify = changed;
    return () => undefined;
  };
  const anotherTab = (text: string | null) => {
    if (text === null) profile.removeItem(sessionKey);
    else profile.setItem(sessionKey, text);
    notify();
  };
  const session = createSessionStore({ storage: profile, watch, now: () => 0, log: vi.fn() });
  let restorePage: () => void = () => undefined;
  const drafts = createDraftStore({
    storage,
    session,
    onRestored: (listener) => (restorePage = listener),
    log: vi.fn(),
  });
  return {
    storage,
    profile,
    restorePage: () => restorePage(),
    session,
    drafts,
    anotherTab,
    type: (text: string, key = 'comment p1') => drafts.write(drafts.owner(), key, text),
    shown: (key = 'comment p1') => drafts.read(drafts.owner(), key),
  };
}

function startWithWaitingDraft() {
  const tab = setUp();
  tab.session.start(ada);
  tab.type('Ada’s own');
  tab.session.end();
  tab.type('as a guest');
  tab.session.start(ada);
  return tab;
}

describe('draft store', () => {
  it('keeps drafts by target until they are cleared', () => {
    const { type, shown, storage } = setUp();
    type('I think');

    expect(shown()).toBe('I think');
    expect(shown('comment p2')).toBe('');

    type('');
    expect(storage.values.size).toBe(0);
  });

  it('restores drafts after a reload', () => {
    const { type, storage, profile, session } = setUp();
    session.start(ada);
    type('I think');

    expect(setUp(storage, profile).shown()).toBe('I think');
  });

  it('shows drafts only to their owner', () => {
    const { session, type, shown } = setUp();
    session.start(ada);
    type('my secret');

    session.end();
    expect(shown()).toBe('');
    session.start(bob);
    expect(shown()).toBe('');
    session.end();
    session.start(ada);
    expect(shown()).toBe('my secret');
  });

  it('keeps drafts on screen after a rejected session, until another user logs in', () => {
    const { session, type, shown } = setUp();
    session.start(ada);
    type('half a thought');

    session.refuse(ada.token);
    expect(shown()).toBe('half a thought');
    type('a thought');
    session.start(bob);
    expect(shown()).toBe('');
    session.end();
    session.start(ada);
    expect(shown()).toBe('a thought');
  });

  it('hides the drafts of a rejected session after a reload', () => {
    const { session, type, storage, profile } = setUp();
    session.start(ada);
    type('half a thought');
    session.refuse(ada.token);

    const reloaded = setUp(storage, profile);
    expect(reloaded.shown()).toBe('');
    reloaded.session.start(ada);
    expect(reloaded.shown()).toBe('half a thought');
  });

  it('moves guest drafts to the user who logs in', () => {
    const { session, type, shown } = setUp();
    session.start(ada);
    type('older, elsewhere', 'comment p2');
    session.end();
    type('as a guest');

    session.start(ada);
    expect(shown()).toBe('as a guest');
    expect(shown('comment p2')).toBe('older, elsewhere');
    session.end();
    expect(shown()).toBe('');
  });

  it('queues a guest draft behind the user’s own for the same target', () => {
    const { session, type, shown } = setUp();
    session.start(ada);
    type('Ada’s own');
    session.end();
    type('as a guest');

    session.start(ada);
    expect(shown()).toBe('Ada’s own');
    session.end();
    expect(shown()).toBe('');
    type('as a guest again');
    session.start(ada);
    type('Ada’s own, longer');
    expect(shown()).toBe('Ada’s own, longer');
  });

  it('shows a waiting draft when the field opens, not when it is emptied', () => {
    const { type, shown, drafts } = startWithWaitingDraft();
    type('');
    expect(shown()).toBe('');
    type('next');
    expect(shown()).toBe('next');
    drafts.restoreWaiting('ada', 'comment p1');
    expect(shown()).toBe('next');

    type('');
    drafts.restoreWaiting('ada', 'comment p1');
    expect(shown()).toBe('as a guest');
  });

  it('shows waiting drafts one at a time', () => {
    const { session, type, shown } = startWithWaitingDraft();
    session.end();
    type('as a guest again');
    session.start(ada);

    type('');
    session.end();
    session.start(ada);
    expect(shown()).toBe('as a guest');
    type('');
    session.start(bob);
    session.start(ada);
    expect(shown()).toBe('as a guest again');
  });

  it('restores waiting drafts after a reload', () => {
    const { type, storage, profile } = startWithWaitingDraft();
    const reloaded = setUp(storage, profile);
    expect(reloaded.shown()).toBe('Ada’s own');
    type('');

    expect(setUp(storage, profile).shown()).toBe('as a guest');
  });

  it('ignores blank drafts', () => {
    const { session, type, shown } = setUp();
    session.start(ada);
    type(' ');
    session.end();
    type('as a guest');

    session.start(ada);
    expect(shown()).toBe('as a guest');
  });

  it.each(['auth', 'auth ref ALPHA'])('drops the log-in form draft "%s" at log-in', (key) => {
    const { session, type, shown, storage } = setUp();
    type('Dora’s address', key);
    session.start(ada);
    session.refuse(ada.token);
    expect(shown(key)).toBe('');

    type('Dora’s address', key);
    session.start(ada);
    expect(storage.values.size).toBe(0);

    session.refuse(ada.token);
    type('Dora’s address', key);
    session.start(bob);
    session.end();
    session.start(ada);
    expect(shown(key)).toBe('');
  });

  it('drops a log-in form draft after a log-in in another tab', () => {
    const { type, storage, profile } = setUp();
    type('Dora’s address', 'auth');
    profile.setItem('profile', JSON.stringify(ada));

    const reloaded = setUp(storage, profile);
    expect(reloaded.shown('auth')).toBe('');
    expect(storage.values.size).toBe(0);
  });

  it('erases only the drafts of a deleted account', () => {
    const { session, drafts, type, shown, storage } = setUp();
    session.start(bob);
    type('Bob’s own');
    session.start(ada);
    type('Ada’s own');

    drafts.erase('ada');
    expect(shown()).toBe('');
    expect([...storage.values.keys()]).toEqual(['drafts bob']);
  });

  it('hides drafts when the user of a rejected session logs out', () => {
    const { session, type, shown } = setUp();
    session.start(ada);
    type('half a thought');
    session.refuse(ada.token);

    session.end();
    expect(shown()).toBe('');
  });

  it('follows a log-out and log-in in another tab', () => {
    const { session, anotherTab, type, shown } = setUp();
    session.start(ada);
    type('here');

    anotherTab(null);
    expect(shown()).toBe('');
    anotherTab(JSON.stringify(ada));
    expect(shown()).toBe('here');
  });

  it('clears a sent draft of its owner after a log-out', () => {
    const { session, drafts, type, shown } = setUp();
    session.start(ada);
    const sender = drafts.owner();
    type('on its way');
    session.end();
    session.start(bob);
    type('Bob’s own');

    drafts.write(sender, 'comment p1', '');
    expect(shown()).toBe('Bob’s own');
  });

  it('notifies listeners only of changes', () => {
    const { session, drafts, type } = setUp();
    const listener = vi.fn();
    const stop = drafts.subscribe(listener);

    type('a');
    type('a');
    expect(listener).toHaveBeenCalledTimes(1);
    session.start(ada);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    type('b');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each(['{broken', 'null', '["a"]', '{"comment p1":1}', '{"comment p1":[1]}'])(
    'ignores a stored %s',
    (text) => {
      const storage = memory();
      storage.setItem('drafts guest', text);

      expect(setUp(storage).shown()).toBe('');
    },
  );

  it('keeps a draft typed while the page was in the back/forward cache', () => {
    const page = setUp();
    page.type('first');
    const next = setUp(page.storage);
    next.type('second', 'comment p2');

    page.restorePage();
    expect(page.shown('comment p2')).toBe('second');
    page.type('first, continued');

    expect(setUp(page.storage).shown('comment p2')).toBe('second');
  });

  it('keeps drafts in memory and logs when storage fails', () => {
    const refuse = () => {
      throw new Error('The quota has been exceeded.');
    };
    const log = vi.fn();
    const session = createSessionStore({ storage: memory(), now: () => 0, log });
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    let restorePage: () => void = () => undefined;
    const onRestored = (listener: () => void) => (restorePage = listener);
    const drafts = createDraftStore({ storage, session, onRestored, log });

    drafts.write(drafts.owner(), 'post memes', 'text');
    restorePage();
    expect(drafts.read(drafts.owner(), 'post memes')).toBe('text');
    expect(log).toHaveBeenCalledTimes(2);
  });
});
