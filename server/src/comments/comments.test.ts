import type { Comment, Post, User } from '@alphazone/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { comment, publish, signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let post: Post;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
});
beforeEach(async () => {
  post = await publish(ada);
});
afterAll(() => server.close());

const write = (member: TestMember | TestApp, payload: Record<string, unknown>, postId = post._id) =>
  member.request({ method: 'POST', url: `/comment/${postId}`, payload });
const remove = (member: TestMember | TestApp, id: string, payload: Record<string, unknown>) =>
  member.request({ method: 'DELETE', url: `/comment/${id}`, payload });
const read = async () => (await server.request({ url: `/posts/get?id=${post._id}` })).json<Post[]>()[0];

describe('createComment', () => {
  it("stores the trimmed text as the token's user and counts it", async () => {
    const response = await write(bob, {
      commentBody: '  Nice @[Ada](x).\n',
      userCommented: 'Somebody famous',
      userId: bob.id,
      noOfComments: 41,
    });

    const { comment: written } = response.json<{ comment: Comment }>();
    expect(response.statusCode).toBe(201);
    expect(written).toMatchObject({ userId: bob.id, userCommented: 'Bob', commentBody: 'Nice @[Ada](x).' });
    expect(await read()).toMatchObject({ noOfComments: 1, comment: [written] });
    expect(server.published.at(-1)).toMatchObject({ _id: post._id, noOfComments: 1 });
  });

  it('lists comments oldest first, even within a millisecond', async () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) await comment(bob, post._id, text);

    expect((await read())?.comment?.map(({ commentBody }) => commentBody).join('')).toBe('123456');
  });

  it.each([
    [{ commentBody: '   ' }, 'commentBody: must not be blank.'],
    [{ commentBody: '\u200b' }, 'commentBody: must not be blank.'],
    [{ commentBody: 'x'.repeat(5001) }, 'commentBody: must have at most 5000 characters.'],
    [{ commentBody: 'x', surprise: 1 }, 'surprise: is not a known field.'],
    [{ commentBody: 'x', noOfComments: -1 }, 'noOfComments: must be at least 0.'],
    [{ commentBody: 'a\u0000b' }, 'commentBody: contains a character that cannot be stored.'],
    [{}, 'commentBody: is required.'],
  ])('refuses %j', async (fields, message) => {
    const response = await write(bob, { userId: bob.id, ...fields });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
    expect((await read())?.noOfComments).toBe(0);
  });

  it('refuses guests and foreign user ids', async () => {
    expect((await write(server, { commentBody: 'x', userId: bob.id })).statusCode).toBe(401);
    expect((await write(bob, { commentBody: 'x', userId: ada.id })).json()).toEqual({
      message: messages.notYou,
      code: 'forbidden',
    });
  });

  it.each(['no-id', '0193a1b2-0000-7000-8000-000000000001'])('returns 404 for %s', async (id) => {
    const response = await write(bob, { commentBody: 'x', userId: bob.id }, id);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: messages.noPost, code: 'not_found' });
  });
});

describe('listComments', () => {
  const bodies = (comments: readonly Comment[] = []) =>
    comments.map(({ commentBody }) => commentBody).join('');
  const firstPage = async () =>
    (await server.request({ url: `/posts/get?id=${post._id}&commentsLimit=2` })).json<Post[]>()[0];

  beforeEach(async () => {
    for (const text of ['1', '2', '3', '4', '5']) await comment(bob, post._id, text);
    // Ties are ordered by id.
    await server.db
      .updateTable('comments')
      .set({ commented_on: new Date(0) })
      .execute();
  });

  it('continues after the first comments of a post, each comment once', async () => {
    const first = await firstPage();
    const seen = [bodies(first?.comment)];
    let url: string | undefined = `/api/posts/${post._id}/comments?limit=2&cursor=${first?.commentCursor}`;
    while (url !== undefined) {
      const response = await server.request({ url });
      seen.push(bodies(response.json<Comment[]>()));
      expect(response.headers['x-total-count']).toBe('5');
      url = /<(.*)>; rel="next"/.exec(response.headers.link?.toString() ?? '')?.[1];
      // Comments of earlier pages do not shift later ones.
      const [read] = first?.comment ?? [];
      if (read) await remove(bob, read._id, { postId: post._id });
      await comment(ada, post._id, String(seen.length + 4));
    }

    expect(seen).toEqual(['12', '34', '56']);
    expect(first).toMatchObject({ noOfComments: 5, upVotes: 0, myVote: null });
    expect(first).not.toHaveProperty('upVote');
  });

  it('has no cursor when all comments are in the post', async () => {
    const response = await server.request({ url: `/posts/get?id=${post._id}&commentsLimit=5` });

    expect(bodies(response.json<Post[]>()[0]?.comment)).toBe('12345');
    expect(response.json<Post[]>()[0]).not.toHaveProperty('commentCursor');
    expect(response.headers['x-total-count']).toBe('1');
  });

  it('starts with the oldest comments without a cursor', async () => {
    const response = await server.request({ url: `/api/posts/${post._id}/comments` });

    expect(bodies(response.json<Comment[]>())).toBe('12345');
    expect(response.headers).not.toHaveProperty('link');
  });

  it('lists those of one author page by page', async () => {
    await comment(ada, post._id, 'A');
    const url = `/api/posts/${post._id}/comments?limit=2&author=${bob.id}&cursor=${(await firstPage())?.commentCursor}`;
    const first = await server.request({ url });
    const [, next = ''] = /<(.*)>; rel="next"/.exec(first.headers.link?.toString() ?? '') ?? [];
    const last = await server.request({ url: next });

    expect([bodies(first.json()), bodies(last.json())]).toEqual(['34', '5']);
    expect(last.headers).not.toHaveProperty('link');
    expect((await server.request({ url: url.replace(bob.id, 'bob') })).json()).toEqual([]);
  });

  it('refuses a cursor of another list', async () => {
    const cursor = Buffer.from(`["score",false,0,0,"${post._id}"]`).toString('base64url');
    const response = await server.request({ url: `/api/posts/${post._id}/comments?cursor=${cursor}` });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ details: [{ field: 'cursor' }] });
  });
});

describe('deleteComment', () => {
  it('removes the comment from the post and the counts', async () => {
    const countOfBob = async () =>
      (await bob.request({ url: `/api/users/${bob.id}` })).json<User>().commentsCount;
    const before = await countOfBob();
    const { _id } = await comment(bob, post._id);
    await comment(ada, post._id, 'stays');

    const response = await remove(bob, _id, { postId: post._id });

    expect(response.json()).toEqual({ message: messages.commentDeleted });
    expect(await read()).toMatchObject({ noOfComments: 1, comment: [{ commentBody: 'stays' }] });
    expect(server.published.at(-1)).toMatchObject({ noOfComments: 1 });
    expect(await countOfBob()).toBe(before);
  });

  it("refuses all users except the comment's author", async () => {
    const { _id } = await comment(bob, post._id);

    expect((await remove(server, _id, { postId: post._id })).statusCode).toBe(401);
    expect((await remove(ada, _id, { postId: post._id })).json()).toEqual({
      message: messages.onlyAuthorDeletesComment,
      code: 'forbidden',
    });
    expect((await read())?.noOfComments).toBe(1);
  });

  it('returns 404 for another post, unknown ids and a deleted comment', async () => {
    const { _id } = await comment(bob, post._id);
    const other = await publish(ada);

    for (const [id, postId] of [
      [_id, other._id],
      [_id, 'no-id'],
      ['no-id', post._id],
      ['0193a1b2-0000-7000-8000-000000000001', post._id],
    ] as const) {
      expect((await remove(bob, id, { postId })).statusCode).toBe(404);
    }
    expect((await remove(bob, _id, { postId: post._id })).statusCode).toBe(200);
    expect((await remove(bob, _id, { postId: post._id })).statusCode).toBe(404);
  });

  it('counts concurrent deletions once', async () => {
    const { _id } = await comment(bob, post._id);
    await comment(bob, post._id);
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => remove(bob, _id, { postId: post._id })),
    );

    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await read())?.noOfComments).toBe(1);
  });

  it.each([
    [{}, 'postId: is required.'],
    [{ postId: 1 }, 'postId: must be text.'],
  ])('refuses the body %j', async (payload, message) => {
    expect((await remove(bob, 'x', payload)).json()).toMatchObject({ message });
  });

  it('refuses a missing body', async () => {
    const response = await bob.request({ method: 'DELETE', url: '/comment/x' });

    expect(response.statusCode).toBe(400);
  });
});
