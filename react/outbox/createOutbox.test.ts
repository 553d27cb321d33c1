import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createComment } from '../comments/commentMutations';
import type { Forum } from '../forum/Forum';
import { attempt } from '../forum/mutation';
import { memoryStore } from '../session/keyValueStore';
import { postKeys } from '../posts/postCache';
import { castVote } from '../posts/castVote';
import { aPost } from '../testing/posts';
import { bob, cachedPost, failure, flushPromises, heldResponses, testForum } from '../testing/testForum';
import { testSockets } from '../testing/testSocket';
import { deleteAccount } from '../users/accountMutations';
import { texts } from '../texts';
import { keepOutbox } from './keepOutbox';
import { memoryOutbox, type OutboxStorage } from './outboxStorage';

type Respond = Parameters<typeof testForum>[0];

const networkError = () => Promise.reject(new TypeError('Failed to fetch'));
const created = () =>
  Response.json(
    {
      message: 'Saved.',
      comment: {
        _id: 'c',
        userId: 'bob',
        userCommented: 'Bob',
        commentBody: 'Hi',
        commentedOn: '2026-11-02T09:00:00.000Z',
      },
    },
    { status: 201 },
  );

let storage: OutboxStorage;
let respond: Respond;
let keys: (string | null)[];
let forums: Forum[];
let stops: (() => void)[];

beforeEach(() => {
  storage = memoryOutbox();
  keys = [];
  forums = [];
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

const ann = { token: 't', result: { _id: 'ann', name: 'Ann' } };

/** Simulates a reload: all forums share the storage. */
function openForum(options: Parameters<typeof testForum>[1] = {}) {
  const opened = testForum(() => created(), {
    outbox: keepOutbox(storage),
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/comment/') && !pathname.startsWith('/posts/vote')) return failure(404);
      keys.push(request.headers.get('Idempotency-Key'));
      return respond({ method: request.method, url: pathname, body: await request.json() });
    },
    connect: () => ({
      onOpen: () => undefined,
      onDrop: () => undefined,
      on: () => undefined,
      emit: () => undefined,
      disconnect: () => undefined,
    }),
    ...options,
  });
  const stop = opened.forum.outbox.start();
  forums.push(opened.forum);
  stops.push(stop, opened.forum.stop);
  return {
    ...opened,
    entries: () => opened.forum.outbox.kept?.current()?.actor.getSnapshot().context.entries ?? [],
    stop,
  };
}

const comment = ({ forum }: ReturnType<typeof testForum>, text = 'Hi') =>
  attempt(forum, createComment(forum, 'p', bob), text);

const settle = async () => {
  for (const forum of forums) await forum.outbox.kept?.load();
  for (let turn = 0; turn < 5; turn += 1) await flushPromises();
};

it('sends at once with a key, and keeps nothing', async () => {
  respond = created;
  const page = openForum();

  expect(await comment(page)).toMatchObject({ ok: true });

  expect(keys).toEqual([
    expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  ]);
  expect(await storage.list('bob')).toEqual([]);
});

it('keeps actions without a response across a reload, and sends them once', async () => {
  respond = networkError;
  const before = openForum();
  expect(await comment(before)).toEqual({ ok: true, data: undefined });
  await settle();
  expect(before.alerts).toEqual([]);
  before.stop();

  respond = created;
  const after = openForum();
  await settle();

  expect(after.entries()).toEqual([]);
  expect(await storage.list('bob')).toEqual([]);
  expect(new Set(keys).size).toBe(1);
});

it('drops pending entries with the account', async () => {
  respond = networkError;
  const page = openForum();
  await comment(page);
  await settle();
  const remove = deleteAccount(page.forum, 'bob', () => Promise.resolve());
  await remove.accept?.({ message: 'Account deleted.' });
  await settle();

  expect(await storage.list('bob')).toEqual([]);
});

it('drops an entry that is being sent with the account', async () => {
  respond = networkError;
  const page = openForum();
  await comment(page);
  await settle();
  const { hold, release } = heldResponses();
  respond = hold;
  page.forum.outbox.kept?.current()?.actor.send({ type: 'network.restored' });
  await settle();

  await deleteAccount(page.forum, 'bob', () => Promise.resolve()).accept?.({ message: 'Account deleted.' });
  await settle();
  await release(failure(401));
  await settle();

  expect(await storage.list('bob')).toEqual([]);
});

it('takes a comment as sent even if it cannot be removed', async () => {
  respond = created;
  const page = openForum();
  vi.spyOn(storage, 'remove').mockRejectedValue(new Error('The disk is full.'));

  expect(await comment(page)).toMatchObject({ ok: true });
  expect(page.alerts).toEqual([]);
});

it('queues a stored action even if the storage is lost during the request', async () => {
  const page = openForum();
  respond = () => {
    vi.spyOn(storage, 'put').mockRejectedValueOnce(new Error('Connection to Indexed Database server lost'));
    return networkError();
  };

  expect(await comment(page)).toEqual({ ok: true, data: undefined });
  expect(page.alerts).toEqual([]);
  expect(await storage.list('bob')).toHaveLength(1);
});

it('keeps an entry that a busy server refuses, and honours Retry-After', async () => {
  respond = () => new Response('', { status: 503, headers: { 'Retry-After': '5' } });
  const page = openForum();
  expect(await comment(page)).toEqual({ ok: true, data: undefined });
  await settle();
  expect(page.alerts).toEqual([]);
  expect(page.entries()).toHaveLength(1);
  expect(keys).toHaveLength(1);

  respond = created;
  page.forum.outbox.kept?.current()?.actor.send({ type: 'network.restored' });
  await settle();

  expect(page.entries()).toEqual([]);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('sends nothing if another user logs in while the outbox loads', async () => {
  respond = created;
  const page = openForum();
  page.stop();
  const sent = page.forum.outbox.send('vote', { postId: 'p', value: 'upVote' });
  page.session.start({ token: 't', result: { _id: 'ann', name: 'Ann' } });

  await expect(sent).rejects.toMatchObject({ code: 'unreachable' });
  expect(keys).toEqual([]);
});

it('sends nothing for another user, and shows it again to its author', async () => {
  respond = networkError;
  const bobs = openForum();
  await comment(bobs);
  await settle();
  bobs.stop();
  const count = keys.length;

  respond = created;
  const other = openForum({ storage: memoryStore({ profile: JSON.stringify(ann) }) });
  await settle();
  expect([other.entries(), keys.length]).toEqual([[], count]);

  other.session.start(bob);
  await settle();
  expect(keys.length).toBe(count + 1);
});

it('sends nothing when another user logs in before the request', async () => {
  respond = networkError;
  const page = openForum();
  await comment(page);
  await settle();
  const count = keys.length;

  respond = created;
  vi.spyOn(storage, 'has').mockImplementationOnce(() => {
    page.session.start(ann);
    return Promise.resolve(true);
  });
  page.forum.outbox.kept?.current()?.actor.send({ type: 'network.restored' });
  await settle();

  expect(keys.length).toBe(count);
  expect(await storage.list('bob')).toHaveLength(1);
});

it.each([
  ['is stored', () => Promise.resolve()],
  ['cannot be stored', () => Promise.reject(new Error('The disk is full.'))],
])('sends nothing when another user logs in while the action %s', async (_, put) => {
  respond = created;
  const page = openForum();
  vi.spyOn(storage, 'put').mockImplementationOnce(() => {
    page.session.start(ann);
    return put();
  });

  expect(await comment(page)).toMatchObject({ ok: false, error: { status: 401 } });
  expect(keys).toEqual([]);
  expect(page.alerts).toEqual([]);
});

it('does not queue an action of this window that is being sent', async () => {
  let finish: (response: Response) => void = () => undefined;
  respond = () => new Promise((resolve) => (finish = resolve));
  const page = openForum();
  const sending = comment(page);
  await settle();

  page.forum.outbox.kept?.current()?.actor.send({ type: 'entries.changed' });
  await settle();
  expect(page.entries()).toEqual([]);

  finish(created());
  await sending;
  expect(keys).toHaveLength(1);
});

it('shows a pending vote on fetched posts that lack it, even after a reload', async () => {
  respond = networkError;
  const page = openForum();
  const read = ({ forum }: typeof page) =>
    forum.cache.fetchQuery({ queryKey: postKeys.detail('p1'), queryFn: () => aPost({ upVotes: 3 }) });
  const shown = { upVotes: 4, score: 4, myVote: 'upVote' };
  const post = await read(page);
  await attempt(page.forum, castVote(page.forum, post, 'bob'), 'upVote');
  await settle();

  await read(page);
  expect(cachedPost(page.forum, 'p1')).toMatchObject(shown);
  page.stop();
  const reloaded = openForum();
  await read(reloaded);
  await settle();
  expect(cachedPost(reloaded.forum, 'p1')).toMatchObject(shown);
});

it('no longer shows a cancelled vote', async () => {
  respond = networkError;
  const page = openForum();
  const post = aPost({ upVotes: 3 });
  await page.forum.cache.fetchQuery({ queryKey: postKeys.detail('p1'), queryFn: () => post });
  const stop = new QueryObserver(page.forum.cache, {
    queryKey: postKeys.detail('p1'),
    queryFn: () => post,
    staleTime: Infinity,
  }).subscribe(() => undefined);
  await attempt(page.forum, castVote(page.forum, post, 'bob'), 'upVote');
  await settle();
  expect(cachedPost(page.forum, 'p1')).toMatchObject({ upVotes: 4, myVote: 'upVote' });

  page.forum.outbox.remove(page.entries()[0]?.key ?? '');
  await settle();
  stop();

  expect(page.entries()).toEqual([]);
  expect(cachedPost(page.forum, 'p1')).toMatchObject({ upVotes: 3, myVote: null });
});

it('shows a comment until posts are read again after it was sent', async () => {
  respond = networkError;
  const page = openForum();
  await comment(page);
  await settle();
  page.forum.cache.setQueryData(postKeys.detail('p'), aPost({ _id: 'p', comment: [] }));
  respond = created;
  page.forum.outbox.kept?.current()?.actor.send({ type: 'network.restored' });
  await settle();

  expect(page.entries()).toEqual([]);
  expect(cachedPost(page.forum, 'p')).toMatchObject({ noOfComments: 1, comment: [{ commentBody: 'Hi' }] });
});

it('sends pending entries when the socket reopens, except before Retry-After', async () => {
  const sockets = testSockets();
  const page = openForum({ connect: sockets.connect });
  const live = await page.forum.live.load();
  live.start('posts');
  sockets.last().open();
  const reconnect = () => {
    sockets.last().drop();
    live.realtime.retry();
    sockets.last().open();
    return settle();
  };
  respond = () => new Response('', { status: 503, headers: { 'Retry-After': '5' } });
  await comment(page);
  respond = created;
  await reconnect();
  expect(page.entries()).toHaveLength(1);

  respond = networkError;
  page.forum.outbox.kept?.current()?.actor.send({ type: 'network.restored' });
  await settle();
  respond = created;
  await reconnect();
  expect(page.entries()).toEqual([]);
});

it('does not tell another user that a post waits for approval', async () => {
  respond = networkError;
  const page = openForum();
  await comment(page);
  await settle();
  const { hold, release } = heldResponses();
  respond = hold;
  page.forum.outbox.kept?.current()?.actor.send({ type: 'network.restored' });
  await settle();

  page.session.end();
  page.session.start(ann);
  await settle();
  const held = (await created().json()) as { comment: object };
  await release(Response.json({ ...held, comment: { ...held.comment, hidden: 'held' } }, { status: 201 }));
  await settle();

  expect(await storage.list('bob')).toEqual([]);
  expect(page.alerts).toEqual([]);
});

it('hands back entries refused later, with the server’s message', async () => {
  respond = networkError;
  const page = openForum();
  await comment(page);
  await settle();
  respond = () => failure(403, 'Comments are locked.');
  page.forum.outbox.kept?.current()?.actor.send({ type: 'network.restored' });
  await settle();

  expect(page.entries()).toMatchObject([{ payload: { commentBody: 'Hi' }, refusal: 'Comments are locked.' }]);
  page.forum.outbox.remove(page.entries()[0]?.key ?? '');
  await settle();
  expect(await storage.list('bob')).toEqual([]);
});

it('does not bring back an entry that is discarded while the entries are read', async () => {
  respond = networkError;
  const page = openForum();
  await comment(page);
  await settle();
  respond = () => failure(403, 'Comments are locked.');
  page.forum.outbox.kept?.current()?.actor.send({ type: 'network.restored' });
  await settle();
  const stored = await storage.list('bob');
  let finish: (entries: typeof stored) => void = () => undefined;
  vi.spyOn(storage, 'list').mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  page.forum.outbox.kept?.current()?.actor.send({ type: 'entries.changed' });

  page.forum.outbox.remove(stored[0]?.key ?? '');
  await settle();
  finish(stored);
  await settle();

  expect(page.entries()).toEqual([]);
});

it('fails as before when the server refuses at once', async () => {
  respond = () => failure(400, 'Not today.');
  const page = openForum();

  expect(await comment(page)).toMatchObject({ ok: false, error: { message: 'Not today.' } });
  expect(page.alerts).toEqual(['Failed to post comment: Not today.']);
  expect(page.entries()).toEqual([]);
});

it('keeps the order: a later one waits behind an earlier one', async () => {
  respond = networkError;
  const page = openForum();
  await comment(page, 'one');
  await settle();
  const bodies: unknown[] = [];
  respond = ({ body }) => {
    bodies.push((body as { commentBody: string }).commentBody);
    return created();
  };
  await comment(page, 'two');
  page.forum.outbox.kept?.current()?.actor.send({ type: 'network.restored' });
  await settle();

  expect(bodies).toEqual(['one', 'two']);
});

it.each([
  [() => new Response('', { status: 429, headers: { 'Retry-After': '30' } }), 1],
  [() => failure(401), 1],
  [() => failure(422, 'x'), 0],
])('waits when the server says so (%#)', async (answer, waiting) => {
  respond = networkError;
  const page = openForum();
  await comment(page);
  await settle();
  respond = answer;
  page.forum.outbox.kept?.current()?.actor.send({ type: 'network.restored' });
  await settle();

  expect(
    await storage.list('bob').then((all) => all.filter(({ refusal }) => refusal === undefined)),
  ).toHaveLength(waiting);
});

it('does not send entries whose key has expired', async () => {
  respond = networkError;
  const page = openForum();
  await comment(page);
  page.stop();
  const count = keys.length;
  const later = openForum({ now: () => 7 * 24 * 60 * 60_000 });
  await settle();

  expect(keys).toHaveLength(count);
  expect(later.entries()).toMatchObject([{ refusal: texts.waitedTooLong }]);
});
