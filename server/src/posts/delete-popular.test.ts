import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { transact } from '../database/database';
import { wasPostDeleted } from '../head/head-repository';
import { announceNothing } from '../outcome/announce';
import { createChange } from '../outcome/change';
import { findDifferences, keptCounts } from '../testing/kept-counts';
import { comment, publish, signUp, testPassword, vote, type TestMember } from '../testing/members';
import { grantRole } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createPostSweeper, sweepDeletedPosts, sweepPart } from './sweep-deleted-posts';

const fans = 501;

let server: TestApp;
let author: TestMember;
let bob: TestMember;
let moderator: TestMember;
let post: string;
let number = 0;
beforeAll(async () => {
  server = await createTestApp();
  bob = await signUp(server, 'Bob');
  moderator = await signUp(server, 'Cyd');
  await grantRole(server.db, moderator.id, 'moderator');
  await sql`
    insert into users (id, name, username, email, password_hash, referral_code, tags, joined_on)
    select md5('fan ' || n)::uuid, 'Fan ' || n, 'fan' || n, 'fan' || n || '@example.org', '', 'code' || n, '{}', now()
    from generate_series(1, ${fans}::int) n`.execute(server.db);
});
beforeEach(async () => {
  author = await signUp(server, `Author${(number += 1)}`);
  ({ _id: post } = await publish(author, { postTags: ['popular'] }));
  await vote(bob, post);
  await vote(author, post, 'downVote');
  await comment(bob, post);
  await bob.request({ method: 'POST', url: `/posts/share/${post}` });
  await addHeldComment(post);
  await addFans(post);
});
afterEach(() => sweepDeletedPosts(server.db));
afterAll(() => server.close());

/** Counted neither for its author nor for the post. */
async function addHeldComment(postId: string) {
  await sql`
    insert into comments (id, post_id, user_id, body, hidden)
    values (gen_random_uuid(), ${postId}, md5('fan 2')::uuid, 'Nice.', 'held')`.execute(server.db);
}

/** Each fan votes. Every third votes down. */
async function addFans(postId: string) {
  await sql`
    with added as (
      insert into votes (post_id, user_id, value)
      select ${postId}, md5('fan ' || n)::uuid, case when n % 3 = 0 then -1 else 1 end from generate_series(1, ${fans}::int) n
      returning user_id, value
    ), liked as (
      update users set likes_given_count = likes_given_count + 1 from added where id = user_id and value = 1
    )
    update posts set up_votes = up_votes + (select count(*) from added where value = 1),
      down_votes = down_votes + (select count(*) from added where value = -1)
    where id = ${postId}`.execute(server.db);
}

const deletePost = () => author.request({ method: 'DELETE', url: `/posts/delete/${post}` });

/** Locks the row of one fan while it works. */
const withLockedFan = <T>(work: () => Promise<T>) =>
  transact(server.db, async (transaction) => {
    await sql`select from users where id = md5('fan 1')::uuid for update`.execute(transaction);
    return work();
  });

const likesOf = async ({ id }: Pick<TestMember, 'id'>) =>
  (await server.request({ url: `/api/users/${id}` })).json<{ likesGivenCount: number }>().likesGivenCount;

async function countLeft(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from posts where id = ${post})::int + (select count(*) from votes where post_id = ${post})::int
      + (select count(*) from comments where post_id = ${post})::int as count`.execute(server.db);
  return rows[0]!.count;
}

async function expectRightCounts() {
  const { kept, counted } = await keptCounts(server.db);
  expect(kept).toEqual(counted);
  expect(await findDifferences(server.db)).toEqual([]);
}

const change = () => createChange(server.db, announceNothing);

it('deletes a popular post without waiting for its voters', async () => {
  const deleted = await withLockedFan(() => Promise.race([deletePost(), setTimeout(5_000)]));

  expect(deleted?.statusCode).toBe(200);
});

it('hides a deleted popular post from everybody immediately', async () => {
  const looked = await comment(moderator, post, 'Look.');
  const { headers } = await server.request({ url: '/posts/get?limit=1&tag=popular' });
  expect(headers['x-total-count']).toBe('1');

  expect((await deletePost()).statusCode).toBe(200);

  expect(server.published.at(-1)).toEqual({ _id: post, deleted: true });
  expect(await wasPostDeleted(server.db, post)).toBe(true);
  await expectRightCounts();
  const list = await server.request({ url: '/posts/get?limit=1&tag=popular' });
  expect([list.json(), list.headers['x-total-count']]).toEqual([[], '0']);
  const profile = (await server.request({ url: `/api/users/${author.id}` })).json<{ postsCount: number }>();
  expect(profile.postsCount).toBe(0);
  const target = { kind: 'post', _id: post };
  const payload = { kind: 'remove', reason: 'spam', target };
  const report = (fields: object) =>
    bob.request({ method: 'POST', url: '/api/reports', payload: { reason: 'spam', ...fields } });
  const answers = await Promise.all([
    vote(bob, post),
    deletePost(),
    ...[author, moderator].map((reader) => reader.request({ url: `/api/moderation/posts/${post}` })),
    moderator.request({ method: 'POST', url: '/api/moderation/content', payload }),
    moderator.request({ url: `/api/moderation/posts/${post}/votes` }),
    report({ target: 'post', id: post }),
    report({ target: 'comment', id: looked._id }),
    bob.request({ method: 'PUT', url: `/posts/hide/${post}` }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
});

it('keeps all counts correct while its votes and comments are deleted in parts', async () => {
  await deletePost();
  expect(await countLeft()).toBeGreaterThan(fans);

  let parts = 0;
  while (await sweepPart(change(), post)) {
    parts += 1;
    await expectRightCounts();
  }

  expect(parts).toBeGreaterThan(5);
  expect(await countLeft()).toBe(0);
  expect(await likesOf(bob)).toBe(0);
});

it('is not delayed by a voter who is locked, whom it deletes later', async () => {
  await deletePost();
  await withLockedFan(async () => {
    await sweepDeletedPosts(server.db);
    expect(await countLeft()).toBe(2);
  });
  await expectRightCounts();

  await sweepDeletedPosts(server.db);

  expect(await countLeft()).toBe(0);
  await expectRightCounts();
});

it('shares the work between servers, while members vote', async () => {
  const { _id: other } = await publish(author);
  await deletePost();

  const [responses] = await Promise.all([
    Promise.all(Array.from({ length: 21 }, () => vote(bob, other))),
    ...Array.from({ length: 3 }, () => sweepDeletedPosts(server.db)),
  ]);
  await sweepDeletedPosts(server.db);

  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
  expect(await countLeft()).toBe(0);
  expect(await likesOf(bob)).toBe(1);
  await expectRightCounts();
  await vote(bob, other);
});

it('is finished by a server that starts later', async () => {
  await deletePost();
  const errors: unknown[] = [];
  const sweeper = createPostSweeper({
    db: server.db,
    log: { error: (error: unknown) => errors.push(error) },
    intervalMs: 10,
  });

  await expect.poll(countLeft, { timeout: 10_000 }).toBe(0);
  await sweeper.stop();

  expect(errors).toEqual([]);
});

it('deletes the popular posts of an account without waiting for their voters', async () => {
  const deleted = await withLockedFan(() =>
    Promise.race([
      author.request({
        method: 'DELETE',
        url: `/api/users/${author.id}`,
        payload: { password: testPassword, content: 'delete' },
      }),
      setTimeout(5_000),
    ]),
  );

  expect(deleted?.statusCode).toBe(200);
  await expectRightCounts();
  await sweepDeletedPosts(server.db);
  expect(await countLeft()).toBe(0);
  await expectRightCounts();
});

it('deletes a removed popular post, which was not public', async () => {
  const payload = { kind: 'remove', reason: 'spam', target: { kind: 'post', _id: post } };
  await moderator.request({ method: 'POST', url: '/api/moderation/content', payload });

  expect((await deletePost()).statusCode).toBe(200);

  expect(await wasPostDeleted(server.db, post)).toBe(false);
  await expectRightCounts();
  await sweepDeletedPosts(server.db);
  expect(await countLeft()).toBe(0);
  await expectRightCounts();
});
