import type { Comment } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { aPost } from '../../testing/posts';
import {
  bob,
  cachedList,
  cachedPost,
  cachePosts,
  failure,
  heldAnswers,
  settled,
  testApi,
} from '../../testing/testApi';
import { tryMutate } from '../mutation';
import { createComment, deleteComment, isPendingComment } from './commentMutations';

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
  const answers = heldAnswers();
  const test = testApi(answers.hold);
  cachePosts(test.api, [aPost({ noOfComments: 3, comment: comments })]);
  return {
    ...test,
    answers,
    bodies: () => cachedPost(test.api, 'p1')?.comment?.map(({ commentBody }) => commentBody),
  };
}

describe('commenting', () => {
  // @spec 5.14, 5.15
  it('sends the trimmed text with the new count and shows it at the end, not yet deletable', async () => {
    const { api, calls, bodies } = setUp();
    void tryMutate(api, createComment(api, 'p1', bob, now), '  Nice.\n');
    await settled();

    expect(calls).toEqual([
      {
        method: 'POST',
        url: '/comment/p1',
        body: { commentBody: 'Nice.', userCommented: 'Bob', userId: 'bob', noOfComments: 4 },
      },
    ]);
    expect(bodies()).toEqual(['first', 'second', 'third', 'Nice.']);
    expect(cachedPost(api, 'p1')?.comment?.map(isPendingComment)).toEqual([false, false, false, true]);
    expect(cachedList(api)[0]?.noOfComments).toBe(4);
  });

  // @spec 8.12
  it('takes a refused comment back and says why', async () => {
    const { api, alerts, answers, bodies } = setUp();
    const done = tryMutate(api, createComment(api, 'p1', bob, now), 'Nice.');
    await settled();
    await answers.release(failure(400, 'commentBody: is too long.'));

    await expect(done).resolves.toBe(false);
    expect(bodies()).toEqual(['first', 'second', 'third']);
    expect(cachedList(api)[0]?.noOfComments).toBe(3);
    expect(alerts).toEqual(['Failed to post comment: commentBody: is too long.']);
  });

  it('leaves what was asked for meanwhile as the server has it when it is refused', async () => {
    const { api, answers, bodies } = setUp();
    void tryMutate(api, createComment(api, 'p1', bob, now), 'Nice.');
    await settled();
    cachePosts(api, [aPost({ noOfComments: 3, comment: comments })]);
    await answers.release(failure(500));

    expect(bodies()).toEqual(['first', 'second', 'third']);
    expect(cachedPost(api, 'p1')?.noOfComments).toBe(3);
    expect(cachedList(api)[0]?.noOfComments).toBe(3);
  });

  it('keeps the second of two quick comments when the first is refused', async () => {
    const { api, answers, bodies } = setUp();
    void tryMutate(api, createComment(api, 'p1', bob, now), 'one');
    void tryMutate(api, createComment(api, 'p1', bob, now), 'two');
    await settled();
    await answers.release(failure(500));

    expect(bodies()).toEqual(['first', 'second', 'third', 'two']);
    expect(answers.count()).toBe(1);
  });
});

describe('deleting a comment', () => {
  it('sends the post with it and takes the comment away at once', async () => {
    const { api, calls, bodies } = setUp();
    void tryMutate(api, deleteComment(api, 'p1', comment('second', 2)), undefined);
    await settled();

    expect(calls).toEqual([{ method: 'DELETE', url: '/comment/second', body: { postId: 'p1' } }]);
    expect(bodies()).toEqual(['first', 'third']);
    expect(cachedList(api)[0]?.noOfComments).toBe(2);
  });

  // @spec 8.13
  it('puts it back in its place when the server refuses', async () => {
    const { api, alerts, answers, bodies } = setUp();
    void tryMutate(api, deleteComment(api, 'p1', comment('second', 2)), undefined);
    await settled();
    await answers.release(failure(403, 'Only the author can delete this comment.'));

    expect(bodies()).toEqual(['first', 'second', 'third']);
    expect(cachedPost(api, 'p1')?.noOfComments).toBe(3);
    expect(alerts).toEqual(['Failed to delete comment: Only the author can delete this comment.']);
  });

  it('does not put it back twice when it was asked for meanwhile', async () => {
    const { api, answers, bodies } = setUp();
    void tryMutate(api, deleteComment(api, 'p1', comment('second', 2)), undefined);
    await settled();
    cachePosts(api, [aPost({ noOfComments: 3, comment: comments })]);
    await answers.release(failure(500));

    expect(bodies()).toEqual(['first', 'second', 'third']);
    expect(cachedList(api)[0]?.noOfComments).toBe(3);
  });
});
