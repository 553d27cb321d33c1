import type { Comment } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { applyPostChange } from '../live/followPosts';
import { wirePost } from '../testing/posts';
import { bob, cachedPost, testForum, type Call } from '../testing/testForum';
import { attempt } from '../forum/mutations/mutation';
import { postKeys } from '../posts/postCache';
import { postQuery } from '../posts/feeds/postQueries';
import { createComment, deleteComment } from './commentMutations';
import { loadMoreComments } from './commentPages';

const comment = (number: number): Comment => ({
  _id: `c${number}`,
  userId: 'eve',
  userCommented: 'Eve',
  commentBody: String(number),
  commentedOn: new Date(number * 1000).toISOString(),
});

/** Cursors are the number of comments before the page. */
function pagingServer(comments: Comment[]) {
  return ({ method, url, body }: Call) => {
    const { pathname, searchParams } = new URL(url, 'http://any');
    if (method === 'DELETE') return Response.json({ message: 'Deleted.' });
    if (method === 'POST') {
      const { commentBody } = body as { commentBody: string };
      const written = { ...comment(comments.length), userId: 'bob', commentBody };
      comments.push(written);
      return Response.json({ comment: written }, { status: 201 });
    }
    const author = searchParams.get('author');
    const listed = comments.filter(({ userId }) => author === null || userId === author);
    const start = author === null ? Number(searchParams.get('cursor') ?? 0) : 0;
    const end = start + Number(searchParams.get('limit') ?? searchParams.get('commentsLimit'));
    const page = listed.slice(start, end);
    const hasMore = end < listed.length;
    if (pathname === '/api/posts/p1/comments') {
      const link = `</api/posts/p1/comments?cursor=${end}>; rel="next"`;
      return Response.json(page, {
        headers: { 'X-Total-Count': String(comments.length), ...(hasMore && { Link: link }) },
      });
    }
    const post = {
      ...wirePost,
      noOfComments: comments.length,
      comment: page,
      ...(hasMore && { commentCursor: String(end) }),
    };
    return Response.json([post], { headers: { 'X-Total-Count': '1' } });
  };
}

async function open(count: number) {
  const comments = Array.from({ length: count }, (_, index) => comment(index));
  const test = testForum(pagingServer(comments), { now: () => 1e9 });
  const { forum, calls } = test;
  const refetch = () => forum.cache.fetchQuery({ ...postQuery(forum, 'p1'), staleTime: 0 });
  const shown = () => {
    const { comment: loaded = [], laterComments = [] } = cachedPost(forum, 'p1') ?? {};
    return [...loaded, ...laterComments].map(({ commentBody }) => commentBody);
  };
  const loadMore = () => loadMoreComments(forum, cachedPost(forum, 'p1') ?? expect.fail('no post'));
  const say = (text: string) => attempt(forum, createComment(forum, 'p1', bob), text);
  await refetch();
  return { forum, comments, calls, refetch, shown, loadMore, say };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe('comment pages', () => {
  it('load one by one, and again when the post is refetched', async () => {
    const { calls, refetch, shown, loadMore } = await open(230);
    expect(shown()).toEqual(numbers(50));
    await loadMore();
    expect(shown()).toEqual(numbers(150));

    await refetch();
    expect(shown()).toEqual(numbers(150));
    await loadMore();
    expect(shown()).toEqual(numbers(230));

    expect(calls.map(({ url }) => url)).toEqual([
      '/posts/get?id=p1&commentsLimit=50',
      '/api/posts/p1/comments?limit=100&cursor=50',
      '/posts/get?id=p1&commentsLimit=50',
      '/api/posts/p1/comments?limit=100&cursor=50',
      '/api/posts/p1/comments?limit=100&cursor=150',
    ]);
  });

  it("keep the user's new comment after the loaded ones until it is loaded itself", async () => {
    const { forum, refetch, shown, loadMore, say } = await open(60);
    await say('mine');
    expect(shown()).toEqual([...numbers(50), 'mine']);

    await refetch();
    expect(shown()).toEqual([...numbers(50), 'mine']);
    expect(cachedPost(forum, 'p1')).toMatchObject({ noOfComments: 61, laterComments: [{ _id: 'c60' }] });

    await loadMore();
    expect(shown()).toEqual([...numbers(60), 'mine']);
    expect(cachedPost(forum, 'p1')).not.toHaveProperty('laterComments');
  });

  it("remove the user's new comment when it is deleted", async () => {
    const { forum, shown, say } = await open(60);
    await say('mine');
    await attempt(forum, deleteComment(forum, 'p1', { ...comment(60), userId: 'bob' }), undefined);

    expect(shown()).toEqual(numbers(50));
  });

  it.each([60, 230])(
    "drop the user's new comment when it was deleted elsewhere, after %i others",
    async (count) => {
      const { comments, refetch, shown, say } = await open(count);
      await say('mine');
      await say('mine too');
      comments.splice(count, 1);
      await refetch();

      expect(shown()).toEqual([...numbers(50), 'mine too']);
    },
  );

  it("replace the user's new comment when moderators removed it", async () => {
    const { comments, refetch, shown, say } = await open(60);
    await say('mine');
    comments[60] = { ...comment(60), userId: 'bob', hidden: 'removed', commentBody: '[removed]' };
    await refetch();

    expect(shown()).toEqual([...numbers(50), '[removed]']);
  });

  it("keep the user's new comment when it is beyond the next page of their own", async () => {
    const { comments, refetch, shown, say } = await open(230);
    comments.forEach((other) => Object.assign(other, { userId: 'bob' }));
    await say('mine');
    await refetch();

    expect(shown()).toEqual([...numbers(50), 'mine']);
  });

  it('are not refetched for comments beyond them', async () => {
    const { forum } = await open(60);
    const counts = { _id: 'p1', upVotes: 0, downVotes: 0, boost: 0, pinned: false };
    const isInvalidated = () => forum.cache.getQueryState(postKeys.detail('p1'))?.isInvalidated;

    applyPostChange(forum, { ...counts, noOfComments: 61 });
    expect(isInvalidated()).toBe(false);
    applyPostChange(forum, { ...counts, noOfComments: 60 });
    expect(isInvalidated()).toBe(true);
  });
});
