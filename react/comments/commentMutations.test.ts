import type { Comment } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { aPost } from '../testing/posts';
import {
  bob,
  cachedList,
  cachedPost,
  cachePosts,
  failure,
  heldResponses,
  flushPromises,
  testForum,
} from '../testing/testForum';
import { attempt } from '../forum/mutations/mutation';
import { createComment, deleteComment } from './commentMutations';
import { isPendingComment } from './pendingComment';

const comment = (_id: string, minute: number): Comment => ({
  _id,
  userId: 'bob',
  userCommented: 'Bob',
  commentBody: _id,
  commentedOn: `2026-11-02T10:0${minute}:00.000Z`,
});
const comments = [comment('first', 1), comment('second', 2), comment('third', 3)];
const now = () => Date.parse('2026-11-02T11:00:00.000Z');

function setUp() {
  const responses = heldResponses();
  const test = testForum(responses.hold, { now });
  cachePosts(test.forum, [aPost({ noOfComments: 3, comment: comments })]);
  return {
    ...test,
    responses,
    bodies: () => cachedPost(test.forum, 'p1')?.comment?.map(({ commentBody }) => commentBody),
  };
}

describe('createComment', () => {
  it('says that a held comment waits for approval', async () => {
    const { forum, alerts, responses } = setUp();
    const pending = attempt(forum, createComment(forum, 'p1', bob), 'Nice.');
    await flushPromises();
    const held = { ...comment('held', 5), hidden: 'held' };
    await responses.release(Response.json({ comment: held }, { status: 201 }));
    await pending;

    expect(alerts).toEqual([forum.texts.commentHeld]);
  });

  // @spec 5.14, 5.15
  it('sends the trimmed text and appends a pending comment', async () => {
    const { forum, calls, bodies } = setUp();
    void attempt(forum, createComment(forum, 'p1', bob), '  Nice.\n');
    await flushPromises();

    expect(calls).toEqual([
      {
        method: 'POST',
        url: '/comment/p1',
        body: { commentBody: 'Nice.', userCommented: 'Bob', userId: 'bob', noOfComments: 4 },
      },
    ]);
    expect(bodies()).toEqual(['first', 'second', 'third', 'Nice.']);
    expect(cachedPost(forum, 'p1')?.comment?.map(isPendingComment)).toEqual([false, false, false, true]);
    expect(cachedList(forum)[0]?.noOfComments).toBe(4);
  });

  // @spec 8.12
  it('rolls the comment back when the server refuses it', async () => {
    const { forum, alerts, responses, bodies } = setUp();
    const pendingComment = attempt(forum, createComment(forum, 'p1', bob), 'Nice.');
    await flushPromises();
    await responses.release(failure(400, 'commentBody: is too long.'));

    await expect(pendingComment).resolves.toMatchObject({ ok: false });
    expect(bodies()).toEqual(['first', 'second', 'third']);
    expect(cachedList(forum)[0]?.noOfComments).toBe(3);
    expect(alerts).toEqual(['Failed to post comment: commentBody: is too long.']);
  });

  it('does not roll back a refetched post', async () => {
    const { forum, responses, bodies } = setUp();
    void attempt(forum, createComment(forum, 'p1', bob), 'Nice.');
    await flushPromises();
    cachePosts(forum, [aPost({ noOfComments: 3, comment: comments })]);
    await responses.release(failure(500));

    expect(bodies()).toEqual(['first', 'second', 'third']);
    expect(cachedPost(forum, 'p1')?.noOfComments).toBe(3);
    expect(cachedList(forum)[0]?.noOfComments).toBe(3);
  });

  it('rolls back only the refused one of two quick comments', async () => {
    const { forum, responses, bodies } = setUp();
    void attempt(forum, createComment(forum, 'p1', bob), 'one');
    void attempt(forum, createComment(forum, 'p1', bob), 'two');
    await flushPromises();
    await responses.release(failure(500));

    expect(bodies()).toEqual(['first', 'second', 'third', 'two']);
    expect(responses.count()).toBe(1);
  });
});

describe('deleteComment', () => {
  it('sends the post id and removes the comment optimistically', async () => {
    const { forum, calls, bodies } = setUp();
    void attempt(forum, deleteComment(forum, 'p1', comment('second', 2)), undefined);
    await flushPromises();

    expect(calls).toEqual([{ method: 'DELETE', url: '/comment/second', body: { postId: 'p1' } }]);
    expect(bodies()).toEqual(['first', 'third']);
    expect(cachedList(forum)[0]?.noOfComments).toBe(2);
  });

  it('does not uncount a held comment, which only its author sees', async () => {
    const { forum, bodies } = setUp();
    const held: Comment = { ...comment('held', 4), hidden: 'held' };
    cachePosts(forum, [aPost({ noOfComments: 3, comment: [...comments, held] })]);
    void attempt(forum, deleteComment(forum, 'p1', held), undefined);
    await flushPromises();

    expect(bodies()).toEqual(['first', 'second', 'third']);
    expect(cachedList(forum)[0]?.noOfComments).toBe(3);
  });

  // @spec 8.13
  it('restores the comment in place when the server refuses', async () => {
    const { forum, alerts, responses, bodies } = setUp();
    void attempt(forum, deleteComment(forum, 'p1', comment('second', 2)), undefined);
    await flushPromises();
    await responses.release(failure(403, 'Only the author can delete this comment.'));

    expect(bodies()).toEqual(['first', 'second', 'third']);
    expect(cachedPost(forum, 'p1')?.noOfComments).toBe(3);
    expect(alerts).toEqual(['Failed to delete comment: Only the author can delete this comment.']);
  });

  it('does not restore it twice after a refetch', async () => {
    const { forum, responses, bodies } = setUp();
    void attempt(forum, deleteComment(forum, 'p1', comment('second', 2)), undefined);
    await flushPromises();
    cachePosts(forum, [aPost({ noOfComments: 3, comment: comments })]);
    await responses.release(failure(500));

    expect(bodies()).toEqual(['first', 'second', 'third']);
    expect(cachedList(forum)[0]?.noOfComments).toBe(3);
  });
});
