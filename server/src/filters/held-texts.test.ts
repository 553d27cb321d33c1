import { randomUUID } from 'node:crypto';

import type { Comment, components, Post, User } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createChat } from '../chat/chat';
import { announceNothing } from '../outcome/announce';
import { messages } from '../messages';
import { findDifferences, keptCounts } from '../testing/kept-counts';
import { comment, publish, requestPost, signUp, testPassword, type TestMember } from '../testing/members';
import { mention, notificationsOf, unreadOf } from '../testing/notifications';
import { signUpModerator } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { filterMessages } from './filter-messages';
import { noFilters, parseFilters, type Filters } from './filters';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let mod: TestMember;
let filters: Filters;
let now = new Date();

beforeAll(async () => {
  filters = noFilters;
  server = await createTestApp({ filters: () => filters, now: () => now });
  [ada, bob] = [await signUp(server, 'Ada'), await signUp(server, 'Bob')];
  mod = await signUpModerator(server, 'Mona');
});
beforeEach(async () => {
  now = new Date();
  await server.db.deleteFrom('recent_texts').execute();
  await sql`truncate cases cascade`.execute(server.db);
  await server.db.deleteFrom('notifications').execute();
  filters = parseFilters(
    JSON.stringify({
      words: [
        { words: ['casino'], action: 'hold' },
        { words: ['bonus'], action: 'report' },
      ],
      names: { action: 'report', words: ['boss'] },
    }),
  );
});
afterAll(() => server.close());

const say = (text: string, idempotencyKey?: string) =>
  createChat({ db: server.db, announce: announceNothing, rateLimits: false, filters: () => filters }).say(
    bob.id,
    {
      text,
      idempotencyKey,
    },
  );
const update = (member: TestMember, payload: object) =>
  member.request({ method: 'PATCH', url: `/api/users/update/${member.id}`, payload });
const cases = async () =>
  (await mod.request({ url: '/api/moderation/cases' }))
    .json<components['schemas']['Case'][]>()
    .map(({ target, targetId }) => [target, targetId]);
const decide = async (decision: 'approve' | 'remove', kind: 'post' | 'comment', _id: string) => {
  const payload = { kind: decision, target: { kind, _id }, reason: 'other' };
  const response = await mod.request({ method: 'POST', url: '/api/moderation/content', payload });
  expect(response.statusCode).toBe(200);
  return response.json<{ _id: string }>()._id;
};
const approve = (kind: 'post' | 'comment', _id: string) => decide('approve', kind, _id);
const restore = async (decision: string) => {
  const url = `/api/moderation/content/restore/${decision}`;
  expect((await mod.request({ method: 'POST', url })).statusCode).toBe(200);
};
/** Kinds, without rewards and decisions. */
const notifiedOf = async (member: TestMember) =>
  (await notificationsOf(member)).map(({ type }) => type).filter((type) => type !== 'other');
const xpOf = async ({ id }: TestMember) =>
  (await server.request({ url: `/api/users/${id}` })).json<User>().xp;
/** What a guest sees of a post's comments. */
const threadOf = async (postId: string) => {
  const [post] = (await server.request({ url: `/posts/get?id=${postId}` })).json<Post[]>();
  const [page] = (await server.request({ url: `/posts/get?id=${postId}&commentsLimit=10` })).json<Post[]>();
  const list = (await server.request({ url: `/api/posts/${postId}/comments` })).json<Comment[]>();
  const texts = [post?.comment, page?.comment, list].map((comments) =>
    comments?.map(({ commentBody }) => commentBody),
  );
  expect(texts).toEqual([texts[0], texts[0], texts[0]]);
  return { count: post?.noOfComments, texts: texts[0] };
};
const expectHealthy = async () => expect(await findDifferences(server.db)).toEqual([]);
const countOf = async (id: string) =>
  (await server.request({ url: `/api/users/${id}` })).json<User>().postsCount;

describe('held and reported texts', () => {
  it('hold a post: in the queue, unannounced, hidden from other members', async () => {
    const before = await countOf(bob.id);
    const response = await requestPost(bob, { postBody: `${mention(ada)} Casino!` });
    const held = response.json<Post>();

    expect(response.statusCode).toBe(201);
    expect(held.hidden).toBe('held');
    expect((await server.request({ url: `/posts/get?id=${held._id}` })).json()).toEqual([]);
    expect((await server.request({ url: '/posts/get?limit=5' })).body).not.toContain(held._id);
    expect(await countOf(bob.id)).toBe(before);
    expect(await cases()).toEqual([['post', held._id]]);
    expect((await notificationsOf(ada)).map(({ type }) => type)).not.toContain('mention');
    await approve('post', held._id);
    expect((await server.request({ url: `/posts/get?id=${held._id}` })).json()).toMatchObject([
      { postTitle: held.postTitle },
    ]);
    expect(await countOf(bob.id)).toBe((before ?? 0) + 1);
    expect((await notificationsOf(ada)).map(({ type }) => type)).toContain('mention');
    const { kept, counted } = await keptCounts(server.db);
    expect(kept).toEqual(counted);
  });

  it('hold a comment and a chat message, and say so', async () => {
    const post = await publish(ada);
    const commented = await comment(bob, post._id, 'casino');
    const key = randomUUID();
    const said = [await say('casino', key), await say('casino', key)];

    expect(commented.hidden).toBe('held');
    const heldAck = { ok: false, message: filterMessages.chatHeld, code: 'held' };
    expect(said).toEqual([heldAck, heldAck]);
    expect((await cases()).map(([target]) => target).sort()).toEqual(['chat message', 'comment']);
    expect((await server.request({ url: '/api/globalchat/history' })).body).not.toContain('casino');
    expect((await notificationsOf(ada)).map(({ type }) => type)).not.toContain('reply');
    const [read] = (await server.request({ url: `/posts/get?id=${post._id}` })).json<Post[]>();
    expect(read?.noOfComments).toBe(0);
    expect(server.published.at(-1)).toMatchObject({ _id: post._id, noOfComments: 0 });

    await approve('comment', commented._id);
    expect((await notificationsOf(ada)).map(({ type }) => type)).toContain('reply');
    expect(server.published.at(-1)).toMatchObject({ _id: post._id, noOfComments: 1 });
  });

  it('show a held comment only to its author, and do not count it', async () => {
    const { _id: postId } = await publish(ada);
    await comment(ada, postId, 'Welcome.');
    const { _id } = await comment(bob, postId, 'casino');
    const dora = await signUp(server, 'Dora');
    // With a held comment of her own, her responses are not shared.
    await comment(dora, (await publish(ada))._id, 'casino');
    const urls = [
      `/posts/get?id=${postId}`,
      `/posts/get?id=${postId}&commentsLimit=5`,
      `/api/posts/${postId}/comments`,
      `/api/posts/${postId}/comments?author=${bob.id}`,
    ];
    const idsIn = async (url: string, reader: Pick<TestMember, 'request'>) => {
      const response = (await reader.request({ url })).json<(Post | Comment)[]>();
      return response
        .flatMap((item) => ('comment' in item ? (item.comment ?? []) : [item]))
        .map((item) => item._id);
    };

    for (const url of urls) {
      expect(await idsIn(url, bob)).toContain(_id);
      for (const reader of [server, ada, dora]) expect(await idsIn(url, reader)).not.toContain(_id);
      expect(await idsIn(url, bob)).toContain(_id);
    }
    const [own] = (await bob.request({ url: urls[0] ?? '' })).json<Post[]>();
    expect(own).toMatchObject({
      noOfComments: 1,
      comment: [{}, { _id, commentBody: 'casino', hidden: 'held' }],
    });

    await approve('comment', _id);
    for (const url of urls) expect(await idsIn(url, ada)).toContain(_id);
  });

  it('do not count a held comment for its author, until it is approved', async () => {
    const eli = await signUp(server, 'Eli');
    const { _id: postId } = await publish(ada);
    const { _id } = await comment(eli, postId, 'casino');
    const { _id: other } = await comment(eli, postId, 'casino again');
    const counted = async () =>
      (await server.request({ url: `/api/users/${eli.id}` })).json<User>().commentsCount;
    const remove = (id: string) =>
      eli.request({ method: 'DELETE', url: `/comment/${id}`, payload: { postId } });

    expect(await counted()).toBe(0);
    const approval = await approve('comment', _id);
    expect(await counted()).toBe(1);
    await restore(approval);
    expect(await counted()).toBe(0);
    await approve('comment', _id);
    for (const id of [_id, other]) expect((await remove(id)).statusCode).toBe(200);
    expect(await counted()).toBe(0);
    expect(await findDifferences(server.db)).toEqual([]);
  });

  it('are not announced before they are approved', async () => {
    const own = await publish(ada);
    server.published.length = 0;
    server.moderated.length = 0;
    const commented = await comment(bob, own._id, 'casino');
    const held = (await requestPost(bob, { postBody: 'Casino!' })).json<Post>();
    await say('casino', randomUUID());

    expect(server.moderated).toEqual([]);
    expect(server.published).toEqual([expect.objectContaining({ _id: own._id, noOfComments: 0 })]);

    await approve('comment', commented._id);
    await approve('post', held._id);
    expect(server.moderated).toEqual([
      { kind: 'comment', _id: commented._id, postId: own._id, isHidden: false },
    ]);
    expect(server.published.slice(1)).toMatchObject([{ _id: own._id, noOfComments: 1 }, { _id: held._id }]);
  });

  it('notify once for each approval, and not while an approval is taken back', async () => {
    const cy = await signUp(server, 'Cy');
    await server.db.updateTable('users').set({ referred_by: bob.id }).where('id', '=', cy.id).execute();
    const { _id } = (await requestPost(bob, { postBody: `${mention(ada)} Casino!` })).json<Post>();
    const own = await publish(ada);
    const { _id: commentId } = await comment(bob, own._id, `casino, ${mention(cy)}`);
    const all = async () => [await notifiedOf(ada), await notifiedOf(cy)];
    const none = await all();

    const approveBoth = async () => [await approve('post', _id), await approve('comment', commentId)];
    const restoreAll = async (decisions: readonly string[]) => {
      for (const decision of decisions) await restore(decision);
    };

    const first = await approveBoth();
    const approved = await all();
    expect([none, approved]).toEqual([
      [[], []],
      [
        ['reply', 'mention'],
        ['mention', 'new_post'],
      ],
    ]);
    await comment(bob, _id, `For ${mention(cy)}.`);
    const unread = await unreadOf(ada);
    await restoreAll(first);
    expect(await all()).toEqual([[], ['mention']]);
    expect(server.notified.findLast(({ userId }) => userId === ada.id)?.count).toBe(unread - 2);

    const second = await approveBoth();
    const again = [
      ['reply', 'mention'],
      ['mention', 'new_post', 'mention'],
    ];
    expect(await all()).toEqual(again);

    // An earlier release kept the notifications.
    const kept = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('sender_id', '=', bob.id)
      .execute();
    await restoreAll(second);
    const ids = kept.map(({ id }) => id);
    await server.db.deleteFrom('notifications').where('id', 'in', ids).execute();
    await server.db.insertInto('notifications').values(kept).execute();
    await approveBoth();
    expect(await all()).toEqual(again);
  });

  it('do not notify of a comment that is approved while its post is removed', async () => {
    const cy = await signUp(server, 'Cyan');
    const eve = await signUp(server, 'Eve');
    const own = await publish(ada);
    const [approved, restored] = [
      await comment(eve, own._id, `casino, ${mention(cy)}`),
      await comment(bob, own._id, `The casino, ${mention(cy)}`),
    ];
    const removal = await decide('remove', 'comment', restored._id);
    const xp = await xpOf(eve);
    const removedPost = await decide('remove', 'post', own._id);
    now = new Date(now.getTime() + 61_000);

    await approve('comment', approved._id);
    await restore(removal);
    expect([await notifiedOf(ada), await notifiedOf(cy)]).toEqual([[], []]);
    expect(await xpOf(eve)).toBeGreaterThan(Number(xp));

    await restore(removedPost);
    expect([await notifiedOf(ada), await notifiedOf(cy)]).toEqual([[], []]);
  });

  it('are announced and paid when a removal is restored, not when it is undone', async () => {
    const other = await signUpModerator(server, 'Otto');
    const dee = await signUp(server, 'Dee');
    const { _id } = (await requestPost(dee, { postBody: `${mention(ada)} Casino!` })).json<Post>();
    const own = await publish(ada);
    const { _id: commentId } = await comment(dee, own._id, 'casino');
    const state = async () => [await notifiedOf(ada), await xpOf(dee)];
    const [, xp] = await state();

    await restore(await decide('remove', 'comment', commentId));
    expect(await state()).toEqual([[], xp]);

    const removal = await decide('remove', 'comment', commentId);
    now = new Date(now.getTime() + 61_000);
    await restore(removal);
    const [kinds, paid] = await state();
    expect(kinds).toEqual(['reply']);
    expect(paid).toBeGreaterThan(Number(xp));

    const appealed = await decide('remove', 'post', _id);
    const step = (member: TestMember, name: string, fields: object) =>
      member.request({ method: 'POST', url: `/api/decisions/${appealed}/${name}`, payload: fields });
    await step(dee, 'appeal', { version: 0, text: 'It is a film.' });
    await step(other, 'review', { version: 1 });
    expect((await step(other, 'restore', { version: 2 })).statusCode).toBe(200);
    expect(await notifiedOf(ada)).toEqual(['mention', 'reply']);
    expect(await xpOf(dee)).toBeGreaterThan(Number(paid));
  });

  it('stay out of the thread when they are removed, until the removal is restored', async () => {
    const own = await publish(ada);
    const { _id } = await comment(bob, own._id, 'casino');
    const unseen = { count: 0, texts: [] };
    const readBy = async (member: TestMember) =>
      (await member.request({ url: `/api/moderation/comments/${_id}` })).json<object>();

    const undone = await decide('remove', 'comment', _id);
    expect(await threadOf(own._id)).toEqual(unseen);
    const removed = { hidden: 'removed', commentBody: 'casino', decision: undone };
    expect([await readBy(bob), await readBy(mod)]).toMatchObject([removed, removed]);
    await expectHealthy();

    await restore(undone);
    expect(await threadOf(own._id)).toEqual(unseen);
    expect(await readBy(mod)).toMatchObject({ hidden: 'held' });
    await expectHealthy();

    const removal = await decide('remove', 'comment', _id);
    now = new Date(now.getTime() + 61_000);
    await restore(removal);
    expect(await threadOf(own._id)).toEqual({ count: 1, texts: ['casino'] });
    await expectHealthy();

    await decide('remove', 'comment', _id);
    expect(await threadOf(own._id)).toEqual({ count: 1, texts: [messages.removedComment] });
    await expectHealthy();
  });

  it('leave the count alone when they are deleted after their removal', async () => {
    const dan = await signUp(server, 'Dan');
    const own = await publish(ada);
    await comment(ada, own._id, 'Welcome.');
    const [first, second] = [
      await comment(dan, own._id, 'casino'),
      await comment(dan, own._id, 'The casino'),
    ];
    for (const { _id } of [first, second]) await decide('remove', 'comment', _id);

    const deletion = { url: `/comment/${first._id}`, payload: { postId: own._id } };
    expect((await dan.request({ method: 'DELETE', ...deletion })).statusCode).toBe(200);
    expect(await threadOf(own._id)).toEqual({ count: 1, texts: ['Welcome.'] });
    const payload = { password: testPassword, content: 'delete' };
    await dan.request({ method: 'DELETE', url: `/api/users/${dan.id}`, payload });
    expect(await threadOf(own._id)).toEqual({ count: 1, texts: ['Welcome.'] });
    await expectHealthy();
  });

  it('of a removed post are not known to others', async () => {
    const { _id } = (await requestPost(bob, { postBody: 'Casino!' })).json<Post>();
    const removal = await decide('remove', 'post', _id);
    const read = async (member: Pick<TestMember, 'request'>) =>
      (await member.request({ url: `/api/moderation/posts/${_id}` })).statusCode;
    const all = async () => [await read(bob), await read(mod), await read(ada), await read(server)];
    expect(await all()).toEqual([200, 200, 404, 404]);

    now = new Date(now.getTime() + 61_000);
    await restore(removal);
    await decide('remove', 'post', _id);
    expect(await all()).toEqual([200, 200, 200, 200]);
  });

  it('report a post that all can see, and a member for the name', async () => {
    const post = await publish(bob, { postBody: 'A bonus.' });
    const named = await update(bob, { name: 'Big Boss' });

    expect(named.statusCode).toBe(200);
    expect(await cases()).toEqual(
      expect.arrayContaining([
        ['post', post._id],
        ['member', bob.id],
      ]),
    );
    expect((await server.request({ url: `/posts/get?id=${post._id}` })).json()).toHaveLength(1);
  });

  it('refuse a profile instead of holding it, because profiles are not approved', async () => {
    expect((await update(bob, { about: 'casino' })).statusCode).toBe(400);
    const tags = await update(bob, { tags: ['defi', 'casino'] });
    expect(tags.json()).toMatchObject({ details: [{ field: 'tags' }] });
  });

  it('report a new member', async () => {
    const boss = await signUp(server, 'Boss');

    expect(await cases()).toEqual([['member', boss.id]]);
  });
});
