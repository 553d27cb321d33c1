import { expect, it, vi } from 'vitest';

import { memoryStore } from '../session/keyValueStore';
import { bob, failure, heldResponses, testForum } from '../testing/testForum';
import { ann, comment, created, testOutbox } from '../testing/testOutbox';
import { texts } from '../texts';
import { deleteAccount } from '../users/accountMutations';
import { keepOutbox } from './keepOutbox';

const outbox = testOutbox();

it('drops pending entries with the account', async () => {
  const page = await outbox.openWaiting();
  const remove = deleteAccount(page.forum, 'bob', () => Promise.resolve());
  await remove.accept?.({ message: 'Account deleted.' });
  await outbox.settle();

  expect(await outbox.storage.list('bob')).toEqual([]);
});

it('drops an entry that is being sent with the account', async () => {
  const page = await outbox.openWaiting();
  const { hold, release } = heldResponses();
  await outbox.resend(page, hold);

  await deleteAccount(page.forum, 'bob', () => Promise.resolve()).accept?.({ message: 'Account deleted.' });
  await outbox.settle();
  await release(failure(401));
  await outbox.settle();

  expect(await outbox.storage.list('bob')).toEqual([]);
});

it('drops pending entries of an account that was deleted on another device', async () => {
  const page = await outbox.openWaiting();
  page.session.refuse(bob.token, 'account_deleted');
  await outbox.settle();

  expect(await outbox.storage.list('bob')).toEqual([]);
});

it('drops them too if the outbox loads after that', async () => {
  await outbox.openWaiting();
  const { forum, session } = testForum(() => created(), { outbox: keepOutbox(outbox.storage) });
  session.refuse(bob.token, 'account_deleted');
  await forum.outbox.kept?.load();
  await outbox.settle();

  expect(await outbox.storage.list('bob')).toEqual([]);
});

it('sends nothing with the token of a user who logs in while an attempt is stored', async () => {
  const page = await outbox.openWaiting();
  await comment(page, 'second');
  await outbox.settle();
  const bodies: unknown[] = [];
  outbox.respond = ({ body }) => {
    bodies.push(body);
    return created();
  };
  const put = outbox.storage.put.bind(outbox.storage);
  const stored = vi.spyOn(outbox.storage, 'put').mockImplementationOnce(async (entry) => {
    await put(entry);
    page.session.start(ann);
  });
  page.send({ type: 'network.restored' });
  await outbox.settle();

  expect(stored).toHaveBeenCalled();
  expect(bodies).toHaveLength(1);
  expect(await outbox.storage.list('bob')).toHaveLength(1);
});

it('sends nothing if another user logs in while the outbox loads', async () => {
  outbox.respond = created;
  const page = outbox.open();
  page.stop();
  const sent = page.forum.outbox.send('vote', { postId: 'p', value: 'upVote' });
  page.session.start({ token: 't', result: { _id: 'ann', name: 'Ann' } });

  await expect(sent).rejects.toMatchObject({ code: 'unreachable' });
  expect(outbox.keys).toEqual([]);
});

it('sends nothing for another user, and shows it again to its author', async () => {
  const bobs = await outbox.openWaiting();
  bobs.stop();
  const count = outbox.keys.length;

  outbox.respond = created;
  const other = outbox.open({ storage: memoryStore({ profile: JSON.stringify(ann) }) });
  await outbox.settle();
  expect([other.entries(), outbox.keys.length]).toEqual([[], count]);

  other.session.start(bob);
  await outbox.settle();
  expect(outbox.keys.length).toBe(count + 1);
});

it('sends nothing when another user logs in before the request', async () => {
  const page = await outbox.openWaiting();
  const count = outbox.keys.length;

  outbox.respond = created;
  vi.spyOn(outbox.storage, 'has').mockImplementationOnce(() => {
    page.session.start(ann);
    return Promise.resolve(true);
  });
  page.send({ type: 'network.restored' });
  await outbox.settle();

  expect(outbox.keys.length).toBe(count);
  expect(await outbox.storage.list('bob')).toHaveLength(1);
});

it.each([
  ['is stored', () => Promise.resolve()],
  ['cannot be stored', () => Promise.reject(new Error('The disk is full.'))],
])('sends nothing when another user logs in while the action %s', async (_, put) => {
  outbox.respond = created;
  const page = outbox.open();
  vi.spyOn(outbox.storage, 'put').mockImplementationOnce(() => {
    page.session.start(ann);
    return put();
  });

  expect(await comment(page)).toMatchObject({ ok: false, error: { status: 401 } });
  expect(outbox.keys).toEqual([]);
  expect(page.alerts).toEqual([]);
});

it.each([
  ['is held', 'held', bob, [texts.commentHeld]],
  ['is held, after another user has logged in', 'held', ann, []],
  ['is shown', undefined, bob, []],
])('tells only the author that a sent comment %s', async (_, hidden, user, alerts) => {
  const page = await outbox.openWaiting();
  const { hold, release } = heldResponses();
  await outbox.resend(page, hold);

  if (user !== bob) {
    page.session.end();
    page.session.start(user);
  }
  await outbox.settle();
  const sent = (await created().json()) as { comment: object };
  await release(Response.json({ ...sent, comment: { ...sent.comment, hidden } }, { status: 201 }));
  await outbox.settle();

  expect(await outbox.storage.list('bob')).toEqual([]);
  expect(page.alerts).toEqual(alerts);
});

it('does not cancel what another tab is sending or has just sent', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const page = await outbox.openWaiting();
  const other = outbox.open();
  await outbox.settle();
  const [{ key = '' } = {}] = other.entries();
  const { hold, release } = heldResponses();
  await outbox.resend(page, hold);

  expect(await other.forum.outbox.remove(key)).toBe(false);
  await release(created());
  await outbox.settle();
  expect(await other.forum.outbox.remove(key)).toBe(false);
  expect(new Set(outbox.keys)).toEqual(new Set([key]));
});

/** Web Locks of one browser, whose tabs are the forums of this process. */
function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, ...given: unknown[]) {
      const run = given.at(-1) as (lock: object | null) => Promise<unknown>;
      const { ifAvailable = false } = given.length > 1 ? (given[0] as { ifAvailable?: boolean }) : {};
      const before = held.get(name);
      if (before && ifAvailable) return run(null);
      const result = (before ?? Promise.resolve()).catch(() => undefined).then(() => run({ name }));
      held.set(name, result);
      try {
        return await result;
      } finally {
        if (held.get(name) === result) held.delete(name);
      }
    },
  };
}
