import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findDifferences, keptCounts } from '../testing/kept-counts';
import { addManyPosts } from '../testing/many-posts';
import { publish, signUp, testPassword, vote, type TestMember } from '../testing/members';
import { grantRole } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let members: TestMember[];
beforeAll(async () => {
  server = await createTestApp();
  members = [];
  for (const name of ['Ada', 'Bob', 'Cyd', 'Dan']) members.push(await signUp(server, name));
});
afterAll(() => server.close());

const total = async (query: string) => {
  const { headers } = await server.request({ url: `/posts/get?limit=1${query}` });
  return { total: headers['x-total-count'], isCapped: headers['x-total-count-capped'] };
};

const expectRightCounts = async () => {
  const { kept, counted } = await keptCounts(server.db);
  expect(kept).toEqual(counted);
};

const deletePost = (member: TestMember, id: string) =>
  member.request({ method: 'DELETE', url: `/posts/delete/${id}` });

it('keeps all counts correct during concurrent posts, votes and deletions', async () => {
  const tags = ['btc', 'eth', 'sol', 'ada'];
  const zones = ['memes', 'news', 'cryptocurrency'];
  const runs = Array.from({ length: 48 }, async (_, index) => {
    const member = members[index % 3];
    const other = members[(index + 1) % 3];
    if (!member || !other) throw new Error('There are three members.');
    // Overlapping tags in different orders: locking the counts in the order of the tags would deadlock.
    const postTags = [0, 1, 2].map((step) => tags[(index * (step + 1)) % tags.length] ?? '');
    const { _id } = await publish(member, { postTags, category: zones[index % zones.length] });
    for (const value of ['upVote', 'downVote'] as const) {
      expect((await vote(other, _id, value)).statusCode).toBe(200);
    }
    await vote(member, _id);
    const share = await other.request({ method: 'POST', url: `/posts/share/${_id}` });
    expect(share.statusCode).toBe(200);
    if (index % 2 === 0) expect((await deletePost(member, _id)).statusCode).toBe(200);
  });
  await Promise.all(runs);

  await expectRightCounts();
  expect(await total('')).toEqual({ total: '24', isCapped: undefined });
});

it('keeps them correct while posts are hidden, shown, moved, tagged and deleted', async () => {
  const [ada, bob, cyd] = members;
  if (!ada || !bob || !cyd) throw new Error('There are four members.');
  await grantRole(server.db, cyd.id, 'moderator');
  const decide = (fields: object) =>
    cyd.request({ method: 'POST', url: '/api/moderation/content', payload: { reason: 'spam', ...fields } });
  const runs = Array.from({ length: 24 }, async (_, index) => {
    const author = index % 2 === 0 ? ada : bob;
    const { _id } = await publish(author, { postTags: ['btc', `hidden${index % 3}`], category: 'Memes' });
    const target = { kind: 'post', _id };
    await vote(cyd, _id);
    await cyd.request({ method: 'POST', url: `/posts/share/${_id}` });
    // Concurrent: any of them may come first.
    const [removal] = await Promise.all([
      decide({ kind: 'remove', target }),
      decide({ kind: 'move', target, zone: 'News' }),
      decide({ kind: 'edit tags', target, tags: ['eth', `tagged${index % 2}`] }),
      vote(author === ada ? bob : ada, _id, 'downVote'),
      ...(index % 4 === 0 ? [deletePost(author, _id)] : []),
    ]);
    const { _id: decision } = removal.json<{ _id?: string }>();
    if (index % 3 === 0 && decision !== undefined)
      await cyd.request({ method: 'POST', url: `/api/moderation/content/restore/${decision}` });
  });
  await Promise.all(runs);

  await expectRightCounts();
  expect(await findDifferences(server.db)).toEqual([]);
});

it('keeps them correct when an account is deleted with its posts', async () => {
  const [, , , dan] = members;
  if (!dan) throw new Error('Dan signed up.');
  for (const tag of ['btc', 'only-dan']) await publish(dan, { postTags: [tag, 'dan'] });
  const others = await server.db.selectFrom('posts').select('id').where('author_id', '<>', dan.id).execute();
  for (const { id } of others) await vote(dan, id);
  expect(await total('&tag=dan')).toMatchObject({ total: '2' });

  const response = await dan.request({
    method: 'DELETE',
    url: `/api/users/${dan.id}`,
    payload: { password: testPassword, content: 'delete' },
  });

  expect(response.statusCode).toBe(200);
  await expectRightCounts();
  expect(await total('&tag=dan')).toMatchObject({ total: '0' });
});

it('keeps them correct when a transaction is rolled back', async () => {
  const before = await keptCounts(server.db);
  const rolledBack = server.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('votes').execute();
    await transaction.deleteFrom('posts').execute();
    throw new Error('rolled back');
  });

  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await keptCounts(server.db)).toEqual(before);
});

it('updates them when a post or its author’s name changes', async () => {
  await sql`
    update posts
    set category = 'News', tags = array['moved', 'btc'], title = 'Retitled', pinned = not pinned, boost = boost + 7
    where id in (select id from posts order by id limit 5)`.execute(server.db);
  await sql`update users set name = 'Grace Hopper' where name = 'Bob'`.execute(server.db);

  await expectRightCounts();
  expect(await total('&tag=moved&category=news')).toMatchObject({ total: '5' });
});

it('counts each combination of filters, and at most 1,000 posts that contain a text', async () => {
  await addManyPosts(server.db, 1_100);
  const [ada] = members;
  if (!ada) throw new Error('Ada signed up.');
  for (const category of ['news', 'memes', 'memes']) await publish(ada, { postTags: ['adas'], category });
  const adas = await server.db.selectFrom('posts').select('id').where('author_id', '=', ada.id).execute();

  await expectRightCounts();
  expect(await total('&q=post')).toEqual({ total: '1000', isCapped: 'true' });
  expect(await total('&q=post 12')).toEqual({ total: '11', isCapped: undefined });
  expect(await total('&tag=tag7')).toEqual({ total: '22', isCapped: undefined });
  expect(await total('&tag=tag7&category=memes')).toMatchObject({ total: '8' });
  expect(await total(`&author=${ada.id}`)).toMatchObject({ total: String(adas.length) });
  expect(await total(`&author=${ada.id}&tag=adas`)).toMatchObject({ total: '3' });
  expect(await total(`&author=${ada.id}&tag=adas&category=memes`)).toMatchObject({ total: '2' });
  expect(await total(`&author=${ada.id}&category=nowhere`)).toMatchObject({ total: '0' });
  expect(await total(`&author=${ada.id}&tag=%20`)).toMatchObject({ total: '0' });
  const { rows: zones } = await sql<{ category: string; posts: string }>`
    select category, count(*)::text as posts from posts where author_id = ${ada.id} and hidden is null
    group by category`.execute(server.db);
  for (const { category, posts } of zones) {
    expect(await total(`&author=${ada.id}&category=${category}`)).toMatchObject({ total: posts });
  }
  expect(await total('&q=post&tag=tag7')).toEqual({ total: '22', isCapped: undefined });
  expect(await total('&q=post&tag=tag7&category=memes')).toMatchObject({ total: '8' });
  expect(await total(`&q=post&author=${ada.id}&tag=tag7`)).toMatchObject({ total: '0' });
});
