import type { ChatMessage, Post, User } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { storeMessages } from '../../chat/store-messages';
import { noFilters } from '../../filters/filters';
import { messages } from '../../messages';
import { decide } from '../../moderation/decisions/decide';
import { createChange, type Change } from '../../outcome/change';
import { countBlocked } from '../../testing/blocked-transactions';
import { exampleCall, offeredOperations, unknownIds } from '../../testing/contract-calls';
import { multipart, testFiles } from '../../testing/files';
import { comment, publish, signUp, testPassword, vote, type TestMember } from '../../testing/members';
import { perform } from '../../testing/outcomes';
import { appointAdmin, addMessage } from '../../testing/rows';
import { createTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let leaver: TestMember;
let bob: TestMember;
let count = 0;

beforeAll(async () => {
  server = await createTestApp();
  bob = await signUp(server, 'Bob');
});
beforeEach(async () => {
  leaver = await signUp(server, `Gone${(count += 1)}`);
  server.published.length = 0;
});
afterAll(() => server.close());

const remove = (payload: Record<string, unknown> = {}, id = leaver.id) =>
  leaver.request({
    method: 'DELETE',
    url: `/api/users/${id}`,
    payload: { password: testPassword, ...payload },
  });

const change: Change = (work) => createChange(server.db, () => Promise.resolve())(work);

const rowOf = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function get<T>(url: string): Promise<T> {
  return (await server.request({ url })).json<T>();
}

const post = async (id: string) => (await get<Post[]>(`/posts/get?id=${id}`))[0];

async function createActivity(member: TestMember) {
  const own = await publish(member);
  await comment(bob, own._id);
  await vote(bob, own._id);
  const bobs = await publish(bob);
  await comment(member, bobs._id, 'By me.');
  await vote(member, bobs._id);
  const disliked = await publish(bob);
  await vote(member, disliked._id, 'downVote');
  await addMessage(server.db, member.id, `gm from ${member.name}`);
  return { own: own._id, bobs: bobs._id, disliked: disliked._id };
}

const warn = async (member: TestMember) => {
  const target = { kind: 'member' as const, id: member.id };
  const warning = {
    kind: 'warn' as const,
    target,
    memberId: member.id,
    moderatorId: bob.id,
    reason: 'spam' as const,
  };
  return (await perform(server.db, ({ change }) => change((unit) => decide(unit, warning, new Date()))))
    .result.id;
};

const appeal = (decisionId: string) =>
  leaver.request({
    method: 'POST',
    url: `/api/decisions/${decisionId}/appeal`,
    payload: { version: 0, text: `I am ${leaver.name}.` },
  });

async function findWrongCounters(): Promise<unknown[]> {
  const { rows } = await sql`
    select id from users where
      posts_count <> (select count(*) from posts where author_id = users.id)
      or comments_count <> (select count(*) from comments where user_id = users.id)
      or likes_given_count <> (select count(*) from votes where user_id = users.id and value = 1)
    union all
    select id from posts where
      up_votes <> (select count(*) from votes where post_id = posts.id and value = 1)
      or down_votes <> (select count(*) from votes where post_id = posts.id and value = -1)
      or comment_count <> (select count(*) from comments where post_id = posts.id)`.execute(server.db);
  return rows;
}

describe('deleteUser', () => {
  it('removes deleted messages from open chats', async () => {
    await addMessage(server.db, leaver.id, 'gm');
    const sent = (await get<ChatMessage[]>('/api/globalchat/history')).at(-1)!;
    server.moderated.length = 0;

    await remove({ content: 'delete' });

    expect(server.moderated).toEqual([{ kind: 'chat message', _id: sent._id, isHidden: true }]);
  });

  it('deletes all personal data', async () => {
    await leaver.request({
      method: 'PATCH',
      url: `/api/users/update/${leaver.id}`,
      payload: { about: 'me', tags: ['mine'], socialLinks: { x: 'https://x.example/me' } },
    });
    const before = await rowOf(leaver.id);

    const response = await remove();

    const { id, joined_on, deleted_on, token_version, ...rest } = await rowOf(leaver.id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: messages.accountDeleted });
    expect([id, joined_on, token_version]).toEqual([before.id, before.joined_on, 1]);
    expect(deleted_on).toBeInstanceOf(Date);
    expect(rest).toMatchObject({
      name: 'Deleted member',
      username: null,
      email: null,
      password_hash: null,
      about: '',
      tags: [],
      picture_url: null,
      social_links: {},
      referred_by: null,
    });
    expect(JSON.stringify(rest).toLowerCase()).not.toContain('gone');
    expect(rest.referral_code).not.toBe(before.referral_code);
  });

  it('keeps content under the name of a deleted member', async () => {
    const { own, bobs } = await createActivity(leaver);

    await remove();

    expect(await post(own)).toMatchObject({ userPosted: 'Deleted member', noOfComments: 1, upVotes: 1 });
    expect((await post(bobs))?.comment).toMatchObject([
      { userCommented: 'Deleted member', commentBody: 'By me.' },
    ]);
    expect((await get<ChatMessage[]>('/api/globalchat/history')).at(-1)).toMatchObject({
      userName: 'Deleted member',
      text: `gm from ${leaver.name}`,
    });
    expect(await findWrongCounters()).toEqual([]);
  });

  it('deletes the content on request, but none of others', async () => {
    const { own, bobs, disliked } = await createActivity(leaver);
    const decision = await warn(leaver);
    expect((await appeal(decision)).json()).toMatchObject({ appeal: `I am ${leaver.name}.` });
    server.published.length = 0;

    await remove({ content: 'delete' });

    const kept = server.db.selectFrom('decisions').select(['state', 'appeal']).where('id', '=', decision);
    expect(await kept.execute()).toEqual([{ state: 'appealed', appeal: null }]);
    expect(await post(own)).toBeUndefined();
    expect(await post(bobs)).toMatchObject({ noOfComments: 0, comment: [], upVotes: 0 });
    expect(await post(disliked)).toMatchObject({ downVotes: 0 });
    expect(JSON.stringify(await get('/api/globalchat/history'))).not.toContain(leaver.name);
    expect(await findWrongCounters()).toEqual([]);
    expect(server.published).toEqual(
      expect.arrayContaining([
        { _id: own, deleted: true },
        expect.objectContaining({ _id: bobs, upVotes: 0, noOfComments: 0 }),
        expect.objectContaining({ _id: disliked, downVotes: 0 }),
      ]),
    );
    expect(server.published).toHaveLength(3);
  });

  it('keeps counters correct during concurrent votes, comments and deletions', async () => {
    const { own, bobs } = await createActivity(leaver);
    const eve = await signUp(server, `Eve${count}`);
    const hers = await publish(eve);
    await comment(leaver, hers._id);
    await vote(leaver, hers._id);

    const [deletion, ...others] = await Promise.all([
      remove({ content: 'delete' }),
      vote(eve, bobs),
      vote(bob, bobs),
      vote(bob, own),
      vote(eve, own),
      eve.request({ method: 'DELETE', url: `/posts/delete/${hers._id}` }),
    ]);

    expect(deletion.statusCode).toBe(200);
    // A late request finds no post. No request fails with a deadlock.
    expect([200, 404]).toEqual(expect.arrayContaining(others.map(({ statusCode }) => statusCode)));
    expect(await findWrongCounters()).toEqual([]);
  });

  it('leaves nothing of the member’s concurrent actions', async () => {
    await createActivity(leaver);
    const decision = await warn(leaver);
    const untouched = await publish(bob);
    const about = `Late ${leaver.name}`;
    const url = `/api/users/update/${leaver.id}`;
    const acts = [
      () => publish(leaver),
      () => comment(leaver, untouched._id),
      () => vote(leaver, untouched._id),
      () => leaver.request({ method: 'PATCH', url, payload: { about } }),
      () =>
        storeMessages(change, [{ userId: leaver.id, text: about }], {
          flood: undefined,
          filters: () => noFilters,
        }),
      () =>
        leaver.request({
          method: 'POST',
          url: '/api/upload/file',
          ...multipart({ name: 'file', content: testFiles.png, filename: 'x.png' }),
        }),
      () => appeal(decision),
      () =>
        leaver.request({
          method: 'PUT',
          url: '/api/push',
          payload: {
            kinds: ['mention'],
            subscription: {
              endpoint: 'https://push.example/x',
              keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
            },
          },
        }),
    ];

    const [deletion, meanwhile] = await server.db.transaction().execute(async (transaction) => {
      await sql`select from users where id = ${leaver.id} for update`.execute(transaction);
      const leaving = remove({ content: 'delete' });
      await expect.poll(() => countBlocked(server.db)).toBeGreaterThanOrEqual(1);
      const late = Promise.allSettled(acts.map((act) => act()));
      await expect.poll(() => countBlocked(server.db)).toBeGreaterThanOrEqual(1 + acts.length);
      return [leaving, late] as const;
    });

    expect((await deletion).statusCode).toBe(200);
    await meanwhile;
    const { rows } = await sql`
      select 'post' from posts where author_id = ${leaver.id}
      union all select 'comment' from comments where user_id = ${leaver.id}
      union all select 'vote' from votes where user_id = ${leaver.id}
      union all select 'message' from chat_messages where user_id = ${leaver.id}
      union all select 'profile' from users where id = ${leaver.id} and about = ${about}
      union all select 'upload' from uploads where owner_id = ${leaver.id}
      union all select 'appeal' from decisions where member_id = ${leaver.id} and state <> 'decided'
      union all select 'subscription' from push_subscriptions where user_id = ${leaver.id}`.execute(
      server.db,
    );
    expect(rows).toEqual([]);
    expect(await findWrongCounters()).toEqual([]);
  });

  it('leaves no log-in and no second factor that is added at its end', async () => {
    const { email } = await rowOf(leaver.id);
    const acts = [
      () =>
        server.request({
          method: 'POST',
          url: '/api/users/login',
          payload: { email, password: testPassword },
        }),
      () => leaver.request({ method: 'POST', url: '/api/second-factor/totp' }),
    ];

    const [deletion, meanwhile] = await server.db.transaction().execute(async (transaction) => {
      // One of the last tables from which the deletion deletes.
      await sql`lock table member_filters in exclusive mode`.execute(transaction);
      const leaving = remove();
      await expect.poll(() => countBlocked(server.db)).toBeGreaterThanOrEqual(1);
      const late = Promise.all(acts.map((act) => act()));
      await expect.poll(() => countBlocked(server.db)).toBeGreaterThanOrEqual(1 + acts.length);
      return [leaving, late] as const;
    });

    expect((await deletion).statusCode).toBe(200);
    expect((await meanwhile).map((late) => late.json<{ code: string }>().code)).toEqual([
      'unauthorized',
      'account_deleted',
    ]);
    const { rows } = await sql`
      select 'session' from sessions where user_id = ${leaver.id}
      union all select 'secret' from totp_secrets where user_id = ${leaver.id}`.execute(server.db);
    expect(rows).toEqual([]);
  });

  it('removes the user from lists and searches', async () => {
    await remove();

    expect((await server.request({ url: `/api/users/${leaver.id}` })).statusCode).toBe(404);
    expect((await get<User[]>('/api/users/all')).map(({ _id }) => _id)).not.toContain(leaver.id);
    expect((await server.request({ url: '/api/users/all?limit=100' })).headers['x-total-count']).toBe(
      String((await get<User[]>('/api/users/all')).length),
    );
    for (const url of ['/api/users/search?q=Deleted', '/api/users?search=Deleted']) {
      expect(await get(url)).toEqual([]);
    }
  });

  it('leaves no trace in any list when the content is deleted too', async () => {
    await createActivity(leaver);
    await remove({ content: 'delete' });

    const lists = offeredOperations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
    expect(lists.map(({ id }) => id)).toContain('listPosts');
    for (const operation of lists) {
      const { body } = await bob.request(exampleCall(operation, unknownIds()));
      expect(body, operation.id).not.toContain(leaver.id);
    }
  });

  it('ends all sessions and frees the name and the email address', async () => {
    await remove();

    const login = await server.request({
      method: 'POST',
      url: '/api/users/login',
      payload: { email: leaver.email, password: testPassword },
    });
    expect(login.statusCode).toBe(401);
    expect((await signUp(server, leaver.name)).id).not.toBe(leaver.id);
  });

  it('invalidates the referral code', async () => {
    const { referral_code } = await rowOf(leaver.id);
    await remove();

    await expect(signUp(server, `Late${count}`, referral_code)).rejects.toThrow('referralCode');
  });

  it('ends notifications and referral rewards', async () => {
    const { referral_code } = await rowOf(leaver.id);
    const newcomer = await signUp(server, `Referred${count}`, referral_code);
    const own = await publish(leaver);
    await remove();

    await comment(bob, own._id, `@[${leaver.name}](${leaver.id})`);
    await vote(bob, own._id);
    await publish(newcomer);

    const notified = await server.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', leaver.id)
      .execute();
    const rewarded = await server.db
      .selectFrom('xp_entries')
      .select('cause')
      .where('user_id', '=', leaver.id)
      .execute();
    expect({ notified, rewarded }).toEqual({ notified: [], rewarded: [] });
    expect((await rowOf(leaver.id)).xp).toBe(0);
  });

  it('requires the password', async () => {
    const response = await remove({ password: 'wrong horse 1' });

    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      message: messages.wrongPassword,
      code: 'forbidden',
      details: [{ field: 'password', message: messages.wrongPassword }],
    });
    expect((await rowOf(leaver.id)).deleted_on).toBeNull();
  });

  it('is limited to the account owner', async () => {
    expect((await remove({}, bob.id)).statusCode).toBe(403);
    expect((await remove({}, 'nobody')).statusCode).toBe(404);
    expect((await rowOf(bob.id)).deleted_on).toBeNull();
  });

  it('refuses the administrator', async () => {
    await appointAdmin(server.db, leaver.id);
    const response = await remove();
    await appointAdmin(server.db, bob.id);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ message: messages.adminStays, code: 'conflict' });
    expect((await rowOf(leaver.id)).deleted_on).toBeNull();
  });
});
