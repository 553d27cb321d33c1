import type { Post } from '@alphazone/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { comment, publish, signUp, vote, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
});
afterAll(() => server.close());

const draft = (fields: Record<string, unknown> = {}) => ({
  postTitle: ' Halving day ',
  postBody: 'It is close.',
  postTags: ['Bitcoin', 'bitcoin', 'NEWS'],
  mediaUrls: [],
  userPosted: 'Somebody famous',
  userId: ada.id,
  category: 'cryptoCURRENCY',
  ...fields,
});
const create = (fields: Record<string, unknown> = {}, member: TestMember | TestApp = ada) =>
  member.request({ method: 'POST', url: '/posts/CreatePost', payload: draft(fields) });

describe('createPost', () => {
  it("publishes as the token's user, with the zone's exact name", async () => {
    const response = await create();

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      postTitle: 'Halving day',
      postTags: ['bitcoin', 'news'],
      category: 'Cryptocurrency',
      userId: ada.id,
      userPosted: 'Ada',
      upVote: [],
      downVote: [],
      comment: [],
      noOfComments: 0,
      pinned: false,
      myVote: null,
    });
    expect(server.published.at(-1)).toMatchObject({ _id: response.json<Post>()._id, upVotes: 0 });
  });

  it('returns the post as it is stored, also when one that arrives with it is refused', async () => {
    const [created, refused] = await Promise.all([
      create({ mediaUrls: ['https://example.org/a.png'] }),
      create({ userId: bob.id, category: 'Nowhere' }, bob),
    ]);

    expect(refused.statusCode).toBe(400);
    const post = created.json<Post>();
    const [read] = (await ada.request({ url: `/posts/get?id=${post._id}` })).json<Post[]>();
    expect(post).toEqual(read);
  });

  it("increments the author's post count", async () => {
    const before = (await ada.request({ url: `/api/users/${ada.id}` })).json<{ postsCount: number }>()
      .postsCount;
    await create();

    const after = (await ada.request({ url: `/api/users/${ada.id}` })).json<{ postsCount: number }>()
      .postsCount;
    expect(after).toBe(before + 1);
  });

  it.each([
    ['an unknown zone', { category: 'Sports' }, 'category: must be one of: Cryptocurrency, Memes, News.'],
    ['a blank title', { postTitle: '  ' }, 'postTitle: must not be blank.'],
    ['an invisible title', { postTitle: '\u200b\u3164\u2800' }, 'postTitle: must not be blank.'],
    ['an invisible tag', { postTags: ['\u200b'] }, 'postTags.0: must not be blank.'],
    [
      'a tag that changes the direction of text',
      { postTags: ['\u202enioctib'] },
      'postTags.0: must not contain control characters or characters that change the direction of text.',
    ],
    ['a blank body', { postBody: '\n' }, 'postBody: must not be blank.'],
    ['no tags', { postTags: [] }, 'postTags: must have at least 1 item.'],
    ['a blank tag', { postTags: ['a', ' '] }, 'postTags.1: must not contain spaces.'],
    [
      'a tag that is too long in lower case',
      { postTags: ['a', 'İ'.repeat(26)] },
      'postTags.1: must have at most 50 characters.',
    ],
    ['an unknown field', { surprise: 1 }, 'surprise: is not a known field.'],
    [
      'a title that is too long',
      { postTitle: 'x'.repeat(201) },
      'postTitle: must have at most 200 characters.',
    ],
    [
      'a lone surrogate in a tag',
      { postTags: ['a\ud800'] },
      'postTags.0: contains a character that cannot be stored.',
    ],
  ])('refuses %s', async (_name, fields, message) => {
    const response = await create(fields);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, code: 'bad_request' });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'ftp://example.org/a.png',
    '//example.org/a.png',
    '/media/../secret.png',
    '/etc/passwd',
    'http://',
    'a.png',
    '/media/0193a1b2-0000-7000-8000-000000000001.png',
  ])('refuses media at %s', async (url) => {
    for (const media of [url, { url }]) {
      const response = await create({ mediaUrls: ['https://example.org/fine.png', media] });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ details: [{ field: 'mediaUrls.1' }] });
    }
  });

  it('keeps web media unchanged', async () => {
    const mediaUrls = ['https://example.org/a.png', { url: 'http://example.org/b', type: 'video/mp4' }];

    expect((await create({ mediaUrls })).json()).toMatchObject({ mediaUrls });
  });

  it('does not store a refused post', async () => {
    const count = async () => (await server.request({ url: '/posts/get' })).json<Post[]>().length;
    const before = await count();
    await create({ category: 'Sports' });
    await create({ mediaUrls: ['javascript:1'] });

    expect(await count()).toBe(before);
  });

  it('refuses guests and foreign user ids', async () => {
    expect((await create({}, server)).statusCode).toBe(401);
    const forged = await create({}, bob);
    expect(forged.statusCode).toBe(403);
    expect(forged.json()).toEqual({ message: messages.notYou, code: 'forbidden' });
  });
});

describe('deletePost', () => {
  const remove = (id: string, member: TestMember | TestApp = ada) =>
    member.request({ method: 'DELETE', url: `/posts/delete/${id}` });

  it('subtracts the post, its votes and comments from all counts', async () => {
    const carl = await signUp(server, 'Carl');
    const counts = async (member: TestMember) =>
      (await member.request({ url: `/api/users/${member.id}` })).json<Record<string, number>>();
    const post = await publish(carl);
    await vote(carl, post._id);
    await vote(bob, post._id, 'downVote');
    await comment(carl, post._id);
    await comment(carl, post._id);
    expect(await counts(carl)).toMatchObject({ postsCount: 1, commentsCount: 2, likesGivenCount: 1 });
    const bobBefore = await counts(bob);

    const response = await remove(post._id, carl);

    expect(response.json()).toEqual({ message: messages.postDeleted });
    expect(await counts(carl)).toMatchObject({ postsCount: 0, commentsCount: 0, likesGivenCount: 0 });
    expect(await counts(bob)).toEqual(bobBefore);
    expect((await server.request({ url: `/posts/get?id=${post._id}` })).json()).toEqual([]);
    const left = await server.db.selectFrom('votes').selectAll().where('post_id', '=', post._id).execute();
    expect(left).toEqual([]);
    expect(server.published.at(-1)).toEqual({ _id: post._id, deleted: true });
  });

  it('refuses all users except the author', async () => {
    const post = await publish(ada);

    expect((await remove(post._id, server)).statusCode).toBe(401);
    const foreign = await remove(post._id, bob);
    expect(foreign.statusCode).toBe(403);
    expect(foreign.json()).toEqual({ message: messages.onlyAuthorDeletesPost, code: 'forbidden' });
    expect((await server.request({ url: `/posts/get?id=${post._id}` })).json()).toHaveLength(1);
  });

  it.each(['no-id', '0193a1b2-0000-7000-8000-000000000001'])('returns 404 for %s', async (id) => {
    const response = await remove(id);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: messages.noPost, code: 'not_found' });
  });
});

describe('the administrator', () => {
  let adminServer: TestApp;
  let admin: TestMember;
  let member: TestMember;
  let post: Post;

  beforeAll(async () => {
    adminServer = await createTestApp();
    admin = await signUp(adminServer, 'Admin');
    member = await signUp(adminServer, 'Member');
    await adminServer.db
      .insertInto('site_settings')
      .values({ key: 'admin_user_id', value: admin.id })
      .execute();
  });
  beforeEach(async () => {
    post = await publish(member);
  });
  afterAll(() => adminServer.close());

  const pin = (by: TestMember | TestApp, id = post._id, payload?: object) =>
    by.request({ method: 'POST', url: `/posts/pin/${id}`, ...(payload && { payload }) });
  const boost = (by: TestMember | TestApp, amount: unknown, id = post._id) =>
    by.request({ method: 'PATCH', url: `/posts/boost/${id}`, payload: { amount } });

  it('pins and unpins, with or without an empty body', async () => {
    expect((await pin(admin)).json()).toMatchObject({ _id: post._id, pinned: true, myVote: null });
    expect((await pin(admin, post._id, {})).json()).toMatchObject({ pinned: false });
    expect(adminServer.published.at(-1)).toMatchObject({ _id: post._id, pinned: false });
  });

  it('gets a 400 for a pin request with fields in the body', async () => {
    expect((await pin(admin, post._id, { pinned: true })).statusCode).toBe(400);
  });

  it('boosts a post; boosts count as up-votes everywhere', async () => {
    await vote(member, post._id);
    expect((await boost(admin, 3)).json()).toMatchObject({ upVotes: 4, downVotes: 0, boost: 3 });
    expect((await boost(admin, 2)).json()).toMatchObject({ upVotes: 6, boost: 5 });

    const [whole] = (await adminServer.request({ url: `/posts/get?id=${post._id}` })).json<Post[]>();
    const [first] = (await adminServer.request({ url: '/posts/get?limit=1' })).json<Post[]>();
    expect(whole?.upVote).toEqual([member.id, ...Array<string>(5).fill('boost')]);
    expect(first).toMatchObject({ _id: post._id, upVotes: 6 });
  });

  it('cannot boost a post above 10,000', async () => {
    await boost(admin, 9_999);
    const response = await boost(admin, 2);

    expect(response.statusCode).toBe(409);
    expect(response.json<{ message: string }>().message).toBe(messages.boostFull(9_999, 10_000));
    expect((await boost(admin, 1)).json()).toMatchObject({ boost: 10_000 });
  });

  it.each([0, -1, 1.5, 10_001, '100', null])('cannot boost by %s', async (amount) => {
    const response = await boost(admin, amount);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ details: [{ field: 'amount' }] });
  });

  it('applies all concurrent boosts', async () => {
    await Promise.all(Array.from({ length: 20 }, () => boost(admin, 1)));

    expect((await boost(admin, 1)).json()).toMatchObject({ boost: 21 });
  });

  it('is the only user who can pin and boost', async () => {
    expect((await pin(adminServer)).statusCode).toBe(401);
    expect((await boost(adminServer, 1)).statusCode).toBe(401);
    expect((await pin(member)).json()).toEqual({ message: messages.onlyAdminPins, code: 'forbidden' });
    expect((await boost(member, 1)).json()).toEqual({ message: messages.onlyAdminBoosts, code: 'forbidden' });
  });

  it('gets 404 for an unknown post', async () => {
    expect((await pin(admin, 'no-id')).statusCode).toBe(404);
    expect((await boost(admin, 1, '0193a1b2-0000-7000-8000-000000000001')).statusCode).toBe(404);
  });

  // @spec 6.3, 6.4
  it("cannot delete other users' posts and comments", async () => {
    const written = await comment(member, post._id);

    const deletions = [
      await admin.request({ method: 'DELETE', url: `/posts/delete/${post._id}` }),
      await admin.request({
        method: 'DELETE',
        url: `/comment/${written._id}`,
        payload: { postId: post._id },
      }),
    ];
    expect(deletions.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });

  it('is the user from ADMIN_USER_ID rather than the stored one', async () => {
    const other = await createTestApp({ settings: { adminUserId: 'somebody' } });
    await other.db.insertInto('site_settings').values({ key: 'admin_user_id', value: 'stored' }).execute();

    expect((await other.request({ url: '/api/site' })).json()).toMatchObject({ adminUserId: 'somebody' });
    await other.close();
  });

  it('does not exist until configured', async () => {
    const site = await server.request({ url: '/api/site' });

    expect(site.json()).not.toHaveProperty('adminUserId');
    expect((await pin(ada, (await publish(ada))._id)).statusCode).toBe(403);
  });
});
