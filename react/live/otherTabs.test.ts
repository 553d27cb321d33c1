import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { castVote } from '../posts/voting/castVote';
import { postKeys } from '../posts/postCache';
import { aPost } from '../testing/posts';
import { bob, cachedPost, cachePosts, flushPromises, heldResponses, testForum } from '../testing/testForum';
import { followOtherTabs, type TabChannel } from './otherTabs';

const ann = { token: 't', result: { _id: 'ann', name: 'Ann' } };

/** Connects two tabs. Messages are cloned, as between browsers' tabs. */
function tabChannels(): [TabChannel, TabChannel] {
  const create = (other: () => TabChannel): TabChannel => ({
    onmessage: null,
    postMessage: (change) =>
      other().onmessage?.(new MessageEvent('message', { data: structuredClone(change) })),
    close: () => undefined,
  });
  const first = create(() => second);
  const second = create(() => first);
  return [first, second];
}

type Tab = ReturnType<typeof openTab>;

function openTab(channel: TabChannel) {
  const responses = heldResponses();
  const { forum, session } = testForum(responses.hold);
  cachePosts(forum, [aPost()]);
  const reads: string[] = [];
  const observer = new QueryObserver(forum.cache, {
    queryKey: postKeys.detail('p1'),
    queryFn: () => {
      reads.push('p1');
      return aPost({ upVotes: 1, myVote: 'upVote' });
    },
    staleTime: Infinity,
  });
  const stops = [observer.subscribe(() => undefined), followOtherTabs(forum, channel)];
  return { forum, session, responses, reads, stop: () => stops.forEach((stop) => stop()) };
}

const openTabs = () => tabChannels().map(openTab) as [Tab, Tab];

async function vote({ forum, responses }: Tab) {
  const voted = attempt(forum, castVote(forum, aPost(), 'bob'), 'upVote');
  await flushPromises();
  await responses.release(Response.json({ message: 'Saved.' }));
  await voted;
  await flushPromises();
}

it('shows a vote in other tabs of the user', async () => {
  const [first, second] = openTabs();
  await vote(first);

  expect(cachedPost(second.forum, 'p1')).toMatchObject({ upVotes: 1, myVote: 'upVote' });
});

it('refetches nothing for another user, or after the forum has stopped', async () => {
  const [first, second] = openTabs();
  second.session.end();
  second.session.start(ann);
  await flushPromises();
  const { length } = second.reads;
  await vote(first);
  expect(second.reads).toHaveLength(length);

  second.session.start(bob);
  await flushPromises();
  first.stop();
  const before = second.reads.length;
  await vote(first);
  expect(second.reads).toHaveLength(before);
});

it('does not undo a pending vote', async () => {
  const [first, second] = openTabs();
  void attempt(second.forum, castVote(second.forum, aPost(), 'bob'), 'downVote');
  await flushPromises();
  await vote(first);

  expect(cachedPost(second.forum, 'p1')).toMatchObject({ myVote: 'downVote' });
});

it('shows a vote while a change of something else is pending', async () => {
  const [first, second] = openTabs();
  void attempt(second.forum, { key: ['upload'], send: () => new Promise(() => undefined) }, undefined);
  await vote(first);

  expect(cachedPost(second.forum, 'p1')).toMatchObject({ upVotes: 1, myVote: 'upVote' });
});
