import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { castVote } from '../posts/voting/castVote';
import { postKeys } from '../posts/postCache';
import { aPost } from '../testing/posts';
import { cachedPost } from '../testing/testForum';
import { created, networkError, testOutbox } from '../testing/testOutbox';

const outbox = testOutbox();

it('shows a pending vote on fetched posts that lack it, even after a reload', async () => {
  outbox.respond = networkError;
  const page = outbox.open();
  const read = ({ forum }: typeof page) =>
    forum.cache.fetchQuery({ queryKey: postKeys.detail('p1'), queryFn: () => aPost({ upVotes: 3 }) });
  const shown = { upVotes: 4, score: 4, myVote: 'upVote' };
  const post = await read(page);
  await attempt(page.forum, castVote(page.forum, post, 'bob'), 'upVote');
  await outbox.settle();

  await read(page);
  expect(cachedPost(page.forum, 'p1')).toMatchObject(shown);
  page.stop();
  const reloaded = outbox.open();
  await read(reloaded);
  await outbox.settle();
  expect(cachedPost(reloaded.forum, 'p1')).toMatchObject(shown);
});

it('no longer shows a cancelled vote', async () => {
  outbox.respond = networkError;
  const page = outbox.open();
  const post = aPost({ upVotes: 3 });
  await page.forum.cache.fetchQuery({ queryKey: postKeys.detail('p1'), queryFn: () => post });
  const stop = new QueryObserver(page.forum.cache, {
    queryKey: postKeys.detail('p1'),
    queryFn: () => post,
    staleTime: Infinity,
  }).subscribe(() => undefined);
  await attempt(page.forum, castVote(page.forum, post, 'bob'), 'upVote');
  await outbox.settle();
  expect(cachedPost(page.forum, 'p1')).toMatchObject({ upVotes: 4, myVote: 'upVote' });

  await page.forum.outbox.remove(page.entries()[0]?.key ?? '');
  await outbox.settle();
  stop();

  expect(page.entries()).toEqual([]);
  expect(cachedPost(page.forum, 'p1')).toMatchObject({ upVotes: 3, myVote: null });
});

it('shows a comment until posts are read again after it was sent', async () => {
  const page = await outbox.openWaiting();
  page.forum.cache.setQueryData(postKeys.detail('p'), aPost({ _id: 'p', comment: [] }));
  await outbox.resend(page, created);

  expect(page.entries()).toEqual([]);
  expect(cachedPost(page.forum, 'p')).toMatchObject({ noOfComments: 1, comment: [{ commentBody: 'Hi' }] });
});

it('refetches posts when another tab has sent a comment', async () => {
  const first = await outbox.openWaiting();
  const second = outbox.open();
  await outbox.settle();
  expect(second.entries()).toHaveLength(1);
  second.forum.cache.setQueryData(postKeys.detail('p'), aPost({ _id: 'p' }));
  await outbox.resend(first, created);

  second.send({ type: 'entries.changed' });
  await outbox.settle();

  expect(second.entries()).toEqual([]);
  expect(second.forum.cache.getQueryState(postKeys.detail('p'))?.isInvalidated).toBe(true);
});
