import type { Post, Session, Site, User } from '@alphazone/client';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { migrateToLatest } from '../database/migrate';
import { createTestApp, type TestApp } from '../testing/test-app';
import { testSite } from '../testing/test-site';
import { seedDatabase, type FirstStart, type SeedSettings } from './seed-database';

const settings: SeedSettings = {
  seed: 'welcome',
  adminEmail: 'Admin@Example.org',
  adminPassword: undefined,
  adminUserId: undefined,
};

let forum: TestApp;

beforeEach(async () => {
  forum = await createTestApp();
});

afterEach(() => forum.close());

const seed = (changes: Partial<SeedSettings> = {}, ofSite = testSite): Promise<FirstStart | undefined> =>
  seedDatabase(forum.db, { ...settings, ...changes }, ofSite);

async function get<T>(url: string): Promise<T> {
  return (await forum.request({ method: 'GET', url })).json();
}

async function login(password: string): Promise<Session> {
  const payload = { email: 'admin@example.org', password };
  const response = await forum.request({ method: 'POST', url: '/api/users/login', payload });
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('the first start', () => {
  it('creates an administrator who can log in with the one-time password', async () => {
    const first = await seed();

    expect(first).toMatchObject({ email: 'Admin@Example.org' });
    const { result } = await login(first?.oneTimePassword ?? '');
    expect((await get<Site>('/api/site')).adminUserId).toBe(result._id);
  });

  it('uses ADMIN_PASSWORD and ADMIN_USER_ID', async () => {
    const id = '01a1fc97-0000-7000-8000-000000000001';

    const first = await seed({ seed: 'none', adminPassword: 'my password 1', adminUserId: id });

    expect(first).toEqual({ email: 'Admin@Example.org', oneTimePassword: undefined });
    expect((await login('my password 1')).result._id).toBe(id);
  });

  it('creates only the administrator with SEED=none', async () => {
    await seed({ seed: 'none' });

    expect(await get('/api/users/all')).toHaveLength(1);
    expect(await get('/posts/get')).toEqual([]);
    expect(await get('/api/globalchat/history')).toEqual([]);
  });

  it('seeds once for concurrent starts', async () => {
    const results = await Promise.all([seed(), seed(), seed()]);

    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await get('/posts/get')).toHaveLength(9);
    expect(await seed()).toBeUndefined();
  });

  it('does nothing when there are users, even without posts', async () => {
    await seed({ seed: 'none' });

    expect(await seed()).toBeUndefined();
    expect(await get('/posts/get')).toEqual([]);
  });
});

describe('the welcome community', () => {
  it('has posts in every zone, one of them pinned, with tags, votes and comments', async () => {
    await seed();
    const posts = await get<Post[]>('/posts/get');

    expect(new Set(posts.map(({ category }) => category))).toEqual(
      new Set(testSite.zones.map(({ name }) => name)),
    );
    expect(posts.filter(({ pinned }) => pinned).map(({ postTitle }) => postTitle)).toEqual([
      `Welcome to ${testSite.brand.name}: start here`,
    ]);
    for (const post of posts) {
      expect(post.postTags?.length).toBeGreaterThan(0);
      expect(post.upVote?.length).toBeGreaterThan(0);
      expect(post.noOfComments).toBe(post.comment?.length);
    }
    expect(await get<unknown[]>('/api/globalchat/history')).toHaveLength(5);
  });

  it('has correct counters for every member', async () => {
    await seed();
    const posts = await get<Post[]>('/posts/get');
    const users = await get<User[]>('/api/users/all');

    expect(users).toHaveLength(5);
    for (const { _id, postsCount, commentsCount, likesGivenCount } of users) {
      const comments = posts.flatMap(({ comment }) => comment ?? []);
      expect({ postsCount, commentsCount, likesGivenCount }).toEqual({
        postsCount: posts.filter(({ userId }) => userId === _id).length,
        commentsCount: comments.filter(({ userId }) => userId === _id).length,
        likesGivenCount: posts.filter(({ upVote }) => upVote?.includes(_id)).length,
      });
    }
  });

  it('has achievements, and XP that matches the ledger', async () => {
    await seed();
    const { rows } = await sql<{ xp: number; ledger: number }>`
      select xp, (select coalesce(sum(amount), 0)::int from xp_entries where user_id = users.id) as ledger
      from users`.execute(forum.db);
    const authors = new Set((await get<Post[]>('/posts/get')).map(({ userId }) => userId));
    const earned = await forum.db.selectFrom('achievements_earned').select('achievement_id').execute();

    for (const { xp, ledger } of rows) expect(xp).toBe(ledger);
    expect(rows.filter(({ xp }) => xp > 0)).toHaveLength(5);
    expect(earned.filter(({ achievement_id }) => achievement_id === 'first-post')).toHaveLength(authors.size);
  });

  it('has members who joined before the first post', async () => {
    await seed();
    const posts = await get<Post[]>('/posts/get');
    const first = posts.map(({ postedOn }) => postedOn).sort()[0] ?? '';
    const joined = (await get<User[]>('/api/users/all')).map(({ joinedOn }) => joinedOn ?? '');

    expect(joined.filter((moment) => moment < first)).toHaveLength(5);
  });

  it('mentions only existing members', async () => {
    await seed();
    const posts = await get<Post[]>('/posts/get');
    const ids = new Set((await get<User[]>('/api/users/all')).map(({ _id }) => _id));
    const texts = posts.flatMap(({ postBody, comment }) => [
      postBody,
      ...(comment ?? []).map((c) => c.commentBody),
    ]);

    const mentions = texts.flatMap((text) =>
      [...text.matchAll(/@\[[^\]]+\]\(([^)]+)\)/g)].map(([, id]) => id),
    );

    expect(mentions.length).toBeGreaterThan(5);
    for (const id of mentions) expect(ids).toContain(id);
    expect(texts.join()).not.toContain('{mention');
  });

  it('uses the zones of the site', async () => {
    await seed({}, { ...testSite, zones: [{ name: 'Garden', description: 'Plants' }] });

    const posts = await get<Post[]>('/posts/get');

    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(['Garden']));
  });
});

it('migrates once for concurrent starts', async () => {
  await Promise.all([migrateToLatest(forum.db), migrateToLatest(forum.db), migrateToLatest(forum.db)]);

  expect((await forum.request({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
});
