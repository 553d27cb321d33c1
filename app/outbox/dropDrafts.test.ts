import { keepOutbox, memoryStore } from '@alphazone/react';
import { expect, it } from 'vitest';

import { memoryOutbox } from '../../react/outbox/outboxStorage';
import { bob, flushPromises, testForum } from '../../react/testing/testForum';
import { commentDraftKey, createDraftStore, type DraftStore } from '../drafts/draftStore';
import { dropDrafts } from './dropDrafts';
import { changePost, postDraftKey } from '../screens/CreatePost/storedPost';

const openedOn = 1000;
const comment = {
  key: 'c',
  owner: 'bob',
  kind: 'comment',
  payload: { postId: 'p', commentBody: 'Hi', userCommented: 'Bob', noOfComments: 1 },
  createdOn: 1,
};
const post = {
  key: 'p',
  owner: 'bob',
  kind: 'post',
  payload: {
    postTitle: 'A title',
    postBody: 'A body',
    postTags: ['one'],
    mediaUrls: [{ url: '/media/1.png', type: 'image' }],
    category: 'News',
    userPosted: 'Bob',
  },
  createdOn: 2,
};
const commentKey = commentDraftKey('p');
const postKey = postDraftKey('News');

async function openPage(
  entries: { key: string; owner: string; kind: string; payload: object; createdOn: number }[],
  onRead: (drafts: DraftStore) => void = () => undefined,
) {
  const { forum, session } = testForum(() => Response.json([]), {
    outbox: keepOutbox(memoryOutbox(entries)),
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const drafts = createDraftStore({ storage: memoryStore(), session, log: () => undefined });
  drafts.write('bob', commentKey, 'Hi ');
  drafts.write(
    'bob',
    postKey,
    changePost('', { postTitle: 'A title', postBody: 'A body', postTags: 'one', media: '[]' }),
  );
  dropDrafts(forum, { drafts, log: () => undefined }, openedOn);
  const stop = forum.outbox.start();
  const kept = await forum.outbox.kept?.load();
  kept?.actor.subscribe(({ context }) => context.entries.length > 0 && onRead(drafts));
  for (let turn = 0; turn < 10; turn += 1) await flushPromises();
  return { drafts, session, stop };
}

it('deletes the drafts that the page before was sending when it was left', async () => {
  const { drafts, stop } = await openPage([comment, post]);

  // The files of a post are in a module of their own.
  await expect.poll(() => [drafts.read('bob', commentKey), drafts.read('bob', postKey)]).toEqual(['', '']);
  stop();
});

it.each([
  ['that have changed since', { ...comment, payload: { ...comment.payload, commentBody: 'Hello' } }],
  ['whose text was sent by this page', { ...comment, createdOn: openedOn }],
  ['that the server has refused', { ...comment, refusal: 'Not today.' }],
])('keeps drafts %s', async (_, entry) => {
  const { drafts, stop } = await openPage([entry]);

  expect(drafts.read('bob', commentKey)).toBe('Hi ');
  stop();
});

it('keeps what is typed into the form of a post while its code loads', async () => {
  const typed = changePost('', { postTitle: 'A title', postBody: 'A longer body' });
  const { drafts, stop } = await openPage([post], (store) => store.write('bob', postKey, typed));
  await import('../screens/CreatePost/usePostMedia');
  await flushPromises();

  expect(drafts.read('bob', postKey)).toBe(typed);
  stop();
});

it('deletes the drafts of an account that was deleted on another device', async () => {
  const { drafts, session, stop } = await openPage([]);
  session.refuse(bob.token, 'account_deleted');

  expect([drafts.read('bob', commentKey), drafts.read('bob', postKey)]).toEqual(['', '']);
  stop();
});
