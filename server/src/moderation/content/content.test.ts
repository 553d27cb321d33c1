import type { ChatMessage, Comment, Post } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { comment, publish, signUp, vote, type TestMember } from '../../testing/members';
import { mention, notificationsOf } from '../../testing/notifications';
import { signUpModerator } from '../../testing/roles';
import { addMessage } from '../../testing/rows';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { moderationMessages } from '../messages';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
/** Moderates Memes. */
let mod: TestMember;
/** Moderates all zones. */
let eve: TestMember;
let now: Date;

beforeAll(async () => {
  server = await createTestApp({ now: () => now });
  now = new Date();
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
  mod = await signUpModerator(server, 'Mona', 'Memes');
  eve = await signUpModerator(server, 'Eve');
});
afterAll(() => server.close());

type Kind = 'post' | 'comment' | 'chat message';

const decide = (member: TestMember, kind: string, target: { kind: Kind; _id: string }, fields: object = {}) =>
  member.request({
    method: 'POST',
    url: '/api/moderation/content',
    payload: { kind, target, reason: 'spam', ...fields },
  });

const post = (_id: string) => ({ kind: 'post' as const, _id });

const restore = (member: TestMember, decision: string) =>
  member.request({ method: 'POST', url: `/api/moderation/content/restore/${decision}` });

const remove = async (target: { kind: Kind; _id: string }, member = eve) => {
  const response = await decide(member, 'remove', target);
  expect(response.statusCode).toBe(200);
  return response.json<{ _id: string }>()._id;
};

const read = async <T>(url: string, reader?: TestMember) =>
  (await (reader ?? server).request({ url })).json<T>();

const inMemes = (fields: object = {}) => publish(ada, { category: 'Memes', ...fields });

describe('a removed post', () => {
  it('is hidden from others everywhere, until it is restored', async () => {
    const { _id } = await inMemes({
      postTitle: 'Zebra crossing',
      postTags: ['zebra'],
      postBody: mention(bob),
    });
    await vote(bob, _id);
    const urls = [
      '/posts/get',
      '/posts/get?limit=50',
      '/posts/get?limit=50&sort=new',
      '/posts/get?limit=50&category=memes',
      '/posts/get?limit=50&tag=zebra',
      '/posts/get?limit=50&q=zebra',
      `/posts/get?limit=50&author=${ada.id}`,
      `/posts/get?id=${_id}`,
      `/posts/get?id=${_id}&commentsLimit=5`,
      '/posts/suggestions?q=zebra',
      '/posts/suggestions?q=zebr',
      '/posts/suggestions?q=zeebra',
      '/api/search/posts?q=zebra',
      '/api/tags',
      '/api/leaderboard',
    ];
    // One request each, so that shared responses are cached.
    const before = await Promise.all(urls.map((url) => read(url)));
    expect(JSON.stringify(await notificationsOf(bob))).toContain('Zebra crossing');

    const decision = await remove(post(_id), mod);

    for (const url of urls) {
      for (const reader of [undefined, ada, bob, mod])
        expect(JSON.stringify(await read(url, reader))).not.toMatch(/zebra/i);
    }
    expect(JSON.stringify(await notificationsOf(bob))).not.toContain('Zebra');
    for (const response of await Promise.all([
      vote(bob, _id),
      bob.request({ url: `/api/posts/${_id}/comments` }),
      bob.request({ method: 'POST', url: `/posts/share/${_id}` }),
    ]))
      expect(response.statusCode).toBe(404);

    expect((await restore(mod, decision)).statusCode).toBe(200);
    expect(await Promise.all(urls.map((url) => read(url)))).toEqual(before);
  });

  it('is announced like a deletion, and its media stay', async () => {
    const { _id } = await inMemes();
    server.published.length = 0;
    const decision = await remove(post(_id));
    expect(server.published).toEqual([{ _id, deleted: true }]);
    await restore(eve, decision);
    expect(server.published.slice(1)).toMatchObject([{ _id, upVotes: 0 }]);
  });

  it('is readable for its author and moderators of its zone; others read the reason', async () => {
    const { _id } = await inMemes({ postTitle: 'Okapi' });
    await comment(bob, _id, 'Striped.');
    const url = `/api/moderation/posts/${_id}`;
    expect((await server.request({ url })).statusCode).toBe(404);
    const decision = await remove(post(_id));

    for (const reader of [undefined, bob]) {
      expect(await read(url, reader)).toEqual({ hidden: 'removed', reason: 'spam' });
    }
    for (const reader of [ada, mod, eve]) {
      expect(await read(url, reader)).toMatchObject({
        hidden: 'removed',
        reason: 'spam',
        decision,
        post: { _id, postTitle: 'Okapi', comment: [{ commentBody: 'Striped.' }] },
      });
    }
  });

  it('can be deleted by its author, and counts stay right', async () => {
    const { _id } = await inMemes();
    const decision = await remove(post(_id));
    expect((await bob.request({ method: 'DELETE', url: `/posts/delete/${_id}` })).statusCode).toBe(404);
    expect((await ada.request({ method: 'DELETE', url: `/posts/delete/${_id}` })).statusCode).toBe(200);
    expect((await restore(eve, decision)).statusCode).toBe(200);
  });
});

describe('a decision', () => {
  it('needs the permission in the zone, and in both zones to move', async () => {
    const inNews = await publish(ada, { category: 'News' });
    const { _id } = await inMemes();

    for (const kind of ['remove', 'lock', 'approve'])
      expect((await decide(mod, kind, post(inNews._id))).statusCode).toBe(403);
    expect((await decide(bob, 'remove', post(_id))).statusCode).toBe(403);
    expect((await decide(mod, 'move', post(_id), { zone: 'News' })).statusCode).toBe(403);
    expect((await decide(eve, 'move', post(_id), { zone: 'nowhere' })).statusCode).toBe(400);
    expect(
      (await decide(eve, 'move', post(_id), { zone: 'news', expected: { zone: 'Memes' } })).statusCode,
    ).toBe(200);
    expect(await read<Post[]>(`/posts/get?id=${_id}`)).toMatchObject([{ category: 'News' }]);
  });

  it('refuses a tag that is too long in lower case', async () => {
    const { _id } = await inMemes();
    const refused = await decide(eve, 'edit tags', post(_id), { tags: ['a', 'İ'.repeat(26)] });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ message: 'tags.1: must have at most 50 characters.' }),
    ]);
  });

  it('is refused with the concurrent change', async () => {
    const { _id } = await inMemes({ postTags: ['one'] });
    const target = post(_id);
    const conflicts = async (member: TestMember, kind: string, fields?: object) => {
      const response = await decide(member, kind, target, fields);
      expect(response.statusCode).toBe(409);
      return response.json<{ message: string }>().message;
    };

    await decide(eve, 'edit tags', target, { tags: ['Two', 'two'], expected: { tags: ['one'] } });
    expect(await conflicts(mod, 'edit tags', { tags: ['three'], expected: { tags: ['one'] } })).toContain(
      'now two',
    );
    await decide(eve, 'move', target, { zone: 'News' });
    expect(await conflicts(eve, 'move', { zone: 'Cryptocurrency', expected: { zone: 'Memes' } })).toContain(
      'in News',
    );
    await decide(eve, 'lock', target);
    expect(await conflicts(eve, 'lock')).toContain('locked already');
    expect(await conflicts(eve, 'approve')).toContain(moderationMessages.notHeld);
    await remove(target);
    expect(await conflicts(eve, 'remove')).toContain('Spam or advertising');
    expect(await conflicts(eve, 'lock')).toContain('already been removed');
  });

  it('restores zone, tags and comments when undone, unless they changed since', async () => {
    const { _id } = await inMemes({ postTags: ['one'] });
    const made = async (kind: string, fields?: object) =>
      (await decide(eve, kind, post(_id), fields)).json<{ _id: string }>()._id;
    const moved = await made('move', { zone: 'News' });
    const tagged = await made('edit tags', { tags: ['two'] });
    const locked = await made('lock');
    expect(await read<Post[]>(`/posts/get?id=${_id}`)).toMatchObject([
      { category: 'News', postTags: ['two'], commentsLocked: true },
    ]);
    expect(
      (
        await bob.request({
          method: 'POST',
          url: `/comment/${_id}`,
          payload: { commentBody: 'Late.', userId: bob.id },
        })
      ).json(),
    ).toMatchObject({ message: 'Comments are locked.' });

    const unlock = () => mod.request({ method: 'POST', url: `/api/moderation/posts/${_id}/unlock` });
    expect((await unlock()).statusCode).toBe(403);

    const later = await made('edit tags', { tags: ['three'] });
    for (const decision of [moved, tagged, locked])
      expect((await restore(eve, decision)).statusCode).toBe(200);
    const [restored] = await read<Post[]>(`/posts/get?id=${_id}`);
    expect(restored).toMatchObject({ category: 'Memes', postTags: ['three'] });
    expect(restored).not.toHaveProperty('commentsLocked');
    await comment(bob, _id);
    expect((await restore(eve, tagged)).statusCode).toBe(409);
    expect((await restore(mod, later)).statusCode).toBe(200);
    await made('lock');
    expect((await unlock()).statusCode).toBe(200);
    expect((await unlock()).statusCode).toBe(404);
    await comment(bob, _id, 'Open again.');
  });

  it('is taken back without effect while a later equal one is in force', async () => {
    const { _id } = await inMemes({ postTags: ['one'] });
    const made = async (kind: string, fields: object) =>
      (await decide(eve, kind, post(_id), fields)).json<{ _id: string }>()._id;
    const place = async () => (await read<Post[]>(`/posts/get?id=${_id}`))[0];
    const moved: string[] = [];
    for (const zone of ['News', 'Memes', 'News']) moved.push(await made('move', { zone }));
    const tagged: string[] = [];
    for (const tag of ['two', 'one', 'two']) tagged.push(await made('edit tags', { tags: [tag] }));

    for (const decision of [moved[0]!, tagged[0]!])
      expect((await restore(eve, decision)).statusCode).toBe(200);
    expect(await place()).toMatchObject({ category: 'News', postTags: ['two'] });

    for (const decision of [moved[2]!, tagged[2]!])
      expect((await restore(eve, decision)).statusCode).toBe(200);
    expect(await place()).toMatchObject({ category: 'Memes', postTags: ['one'] });
  });

  it('is undone silently within a minute, and later with a notification to the author', async () => {
    const { _id } = await inMemes();
    const notifiedBefore = (await notificationsOf(ada)).length;
    const undone = await remove(post(_id), mod);
    expect(await notificationsOf(ada)).toHaveLength(notifiedBefore + 1);
    await restore(mod, undone);
    expect(await notificationsOf(ada)).toHaveLength(notifiedBefore);
    expect((await ada.request({ url: `/api/decisions/${undone}` })).statusCode).toBe(404);
    expect((await mod.request({ url: `/api/decisions/${undone}` })).statusCode).toBe(200);
    for (const url of ['/api/decisions', `/api/users/${ada.id}/export`])
      expect((await ada.request({ url })).body).not.toContain(undone);

    const decision = await remove(post(_id), mod);
    now = new Date(now.getTime() + 61_000);
    await restore(mod, decision);
    const [notified] = await notificationsOf(ada);
    expect(notified).toMatchObject({ decision: { _id: decision, kind: 'remove' } });
    expect((await ada.request({ url: `/api/decisions/${decision}` })).statusCode).toBe(200);
  });

  it('reversed after the minute stays readable without its notification', async () => {
    const { _id } = await inMemes();
    const decision = await remove(post(_id), mod);
    now = new Date(now.getTime() + 61_000);
    await restore(mod, decision);
    await server.db.deleteFrom('notifications').where('decision_id', '=', decision).execute();

    expect((await ada.request({ url: `/api/decisions/${decision}` })).statusCode).toBe(200);
    for (const url of ['/api/decisions', `/api/users/${ada.id}/export`])
      expect((await ada.request({ url })).body).toContain(decision);
  });

  it('that locked comments cannot be reversed by another moderator during its appeal', async () => {
    const { _id } = await inMemes();
    const decision = (await decide(mod, 'lock', post(_id))).json<{ _id: string }>()._id;
    await ada.request({
      method: 'POST',
      url: `/api/decisions/${decision}/appeal`,
      payload: { version: 0, text: 'We were nearly done.' },
    });

    const unlocked = await eve.request({ method: 'POST', url: `/api/moderation/posts/${_id}/unlock` });
    expect(unlocked.statusCode).toBe(409);
  });

  it('about a held post is refused to its author, and sends no notifications', async () => {
    const held = await publish(mod, { category: 'Memes' });
    await server.db.updateTable('posts').set({ hidden: 'held' }).where('id', '=', held._id).execute();
    const announced = server.published.length;

    expect((await decide(eve, 'edit tags', post(held._id), { tags: ['tidy'] })).statusCode).toBe(200);
    expect((await decide(eve, 'lock', post(held._id))).statusCode).toBe(200);
    expect(server.published).toHaveLength(announced);
    expect((await decide(mod, 'approve', post(held._id))).statusCode).toBe(403);
    expect((await decide(eve, 'approve', post(held._id))).statusCode).toBe(200);
  });
});

describe('a removed comment', () => {
  it('stays as a placeholder with its author, and is counted', async () => {
    const { _id: postId } = await inMemes();
    const { _id } = await comment(bob, postId, 'Buy my coins.');
    await remove({ kind: 'comment', _id }, mod);
    expect(server.moderated.at(-1)).toEqual({ kind: 'comment', _id, postId, isHidden: true });

    for (const reader of [undefined, ada, bob, mod]) {
      const [shown] = await read<Post[]>(`/posts/get?id=${postId}`, reader);
      expect(shown).toMatchObject({ noOfComments: 1 });
      for (const list of [shown?.comment, await read<Comment[]>(`/api/posts/${postId}/comments`, reader)])
        expect(list).toMatchObject([
          { _id, userCommented: 'Bob', commentBody: '[removed by moderators]', hidden: 'removed' },
        ]);
    }
    const url = `/api/moderation/comments/${_id}`;
    for (const reader of [bob, mod])
      expect(await read(url, reader)).toMatchObject({ commentBody: 'Buy my coins.' });
    expect((await ada.request({ url })).statusCode).toBe(404);
  });

  it('is not listed or counted while it waits for approval', async () => {
    const { _id: postId } = await inMemes();
    const { _id } = await comment(bob, postId);
    const target = { kind: 'comment' as const, _id };
    await server.db.updateTable('comments').set({ hidden: 'held' }).where('id', '=', _id).execute();
    await server.db.updateTable('posts').set({ comment_count: 0 }).where('id', '=', postId).execute();
    expect(await read(`/posts/get?id=${postId}`)).toMatchObject([{ noOfComments: 0, comment: [] }]);

    const approved = await decide(mod, 'approve', target);
    expect(await read(`/posts/get?id=${postId}`)).toMatchObject([{ noOfComments: 1, comment: [{ _id }] }]);
    await restore(mod, approved.json<{ _id: string }>()._id);
    expect(await read(`/posts/get?id=${postId}`)).toMatchObject([{ noOfComments: 0, comment: [] }]);

    // An undone removal does not approve it.
    await restore(mod, await remove(target, mod));
    expect(await read(`/posts/get?id=${postId}`)).toMatchObject([{ noOfComments: 0, comment: [] }]);
  });
});

it('hides a chat message from the history; only moderators of all zones may', async () => {
  await addMessage(server.db, bob.id, 'Send me your keys.');
  const history = () => read<ChatMessage[]>('/api/globalchat/history');
  const [message] = await history();
  const target = { kind: 'chat message' as const, _id: message?._id ?? '' };
  expect((await decide(mod, 'remove', target)).statusCode).toBe(403);
  const decision = await remove(target);
  expect(await history()).toEqual([]);
  // Clients that have it learn that it is removed.
  const { headers } = await server.request({ url: '/api/globalchat/history' });
  expect(headers['x-read-until']).toBe(message?.timestamp);
  expect(server.moderated.at(-1)).toEqual({ ...target, isHidden: true });
  await restore(eve, decision);
  expect(await history()).toMatchObject([{ text: 'Send me your keys.' }]);
});
