import { keepOutbox, memoryStore, type OutboxItem } from '@alphazone/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { memoryOutbox } from '../../react/outbox/outboxStorage';
import { hookIn } from '../../react/testing/hookIn';
import { failure, flushPromises, testForum } from '../../react/testing/testForum';
import { testSockets } from '../../react/testing/testSocket';
import { chatDraft } from '../drafts/chatDraft';
import { createDraftStore } from '../drafts/draftStore';
import { PortsContext, type Ports } from '../ports';
import { outboxMessages } from './outboxMessages';
import { useItemActions } from './useItemActions';

// The router warns about navigation in a rendering without effects.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

type Respond = Parameters<typeof testForum>[0];

const chat = {
  key: 'k',
  kind: 'chat',
  payload: { text: 'a secret', userName: 'Bob' },
  createdOn: 0,
  refusal: 'Not today.',
} satisfies OutboxItem;
const { refusal: _, ...waitingChat } = chat;
const comment = {
  key: 'k',
  kind: 'comment',
  payload: { postId: 'p1', commentBody: 'a long thought', userCommented: 'Bob', noOfComments: 1 },
  createdOn: 0,
} satisfies OutboxItem;
const vote = {
  key: 'k',
  kind: 'vote',
  payload: { postId: 'p1', value: 'upVote' },
  createdOn: 0,
} satisfies OutboxItem;
const post = {
  key: 'k',
  kind: 'post',
  payload: {
    postTitle: 'A title',
    postBody: 'A body',
    postTags: ['one', 'two'],
    mediaUrls: [{ url: '/media/1.png', type: 'image' }],
    category: 'News',
    userPosted: 'Bob',
  },
  createdOn: 0,
} satisfies OutboxItem;
const refusedComment = { ...comment, refusal: 'Comments are locked.' };

const open = () => Response.json([{ _id: 'p1' }]);
const locked = () => Response.json([{ _id: 'p1', commentsLocked: true }]);
const gone = () => Response.json([]);

async function setUp(item: OutboxItem, respond: Respond = open) {
  const sockets = testSockets();
  const { forum, session } = testForum(() => Response.json([]), {
    chatDraft: chatDraft(() => drafts),
    connect: sockets.connect,
    outbox: keepOutbox(memoryOutbox([{ ...item, owner: 'bob' }])),
    // Waiting entries get no response.
    fetch: async (request) =>
      request.method === 'GET'
        ? respond({ method: 'GET', url: request.url, body: undefined })
        : Promise.reject(new TypeError('Failed to fetch')),
  });
  const drafts = createDraftStore({ storage: memoryStore(), session, log: () => undefined });
  const live = await forum.live.load();
  const kept = await forum.outbox.kept?.load();
  forum.outbox.start();
  for (let turn = 0; turn < 5; turn += 1) await flushPromises();
  const alerts = {
    alert: vi.fn(() => Promise.resolve(undefined)),
    confirm: vi.fn(() => Promise.resolve(true)),
  };
  const ports: Partial<Ports> = { drafts, alerts, focusContent: () => undefined };
  const actions = hookIn(forum, useItemActions, ({ children }) => (
    <MemoryRouter>
      <PortsContext value={ports as Ports}>{children}</PortsContext>
    </MemoryRouter>
  ));
  return {
    ...alerts,
    actions,
    forum,
    drafts,
    session,
    live,
    sockets,
    entries: () => kept?.actor.getSnapshot().context.entries ?? [],
    draft: (key = 'comment p1') => drafts.read('bob', key),
  };
}

async function editChatDuring(whileAsked: (page: Awaited<ReturnType<typeof setUp>>) => void) {
  const page = await setUp(chat);
  page.drafts.write('bob', 'chat', 'half a thought');
  page.live.start('chat');
  page.confirm.mockImplementation(() => {
    whileAsked(page);
    return Promise.resolve(true);
  });
  await page.actions.edit(chat);
  return { draft: page.live.chat().getSnapshot().context.draft, stored: page.draft('chat') };
}

it('replaces the draft after the question', async () => {
  expect((await editChatDuring(() => undefined)).draft).toBe('a secret');
});

it('shows nothing to a user who logs in during the question', async () => {
  const { draft, stored } = await editChatDuring(({ session }) => {
    session.end();
    session.start({ token: 't', result: { _id: 'ann', name: 'Ann' } });
  });

  expect(draft).toBe('');
  expect(stored).toBe('half a thought');
});

it('puts a refused comment back into its field', async () => {
  const { actions, draft, entries } = await setUp(refusedComment);
  await actions.edit(refusedComment);

  expect(draft()).toBe('a long thought');
  expect(entries()).toEqual([]);
});

it.each([
  ['gone', gone],
  ['locked', locked],
  ['not loaded', () => failure(503)],
])('keeps a refused comment whose post is %s', async (_, respond) => {
  const { actions, alert, draft, entries } = await setUp(refusedComment, respond);
  await actions.edit(refusedComment);

  expect(alert).toHaveBeenCalledExactlyOnceWith(outboxMessages.noField);
  expect(entries()).toHaveLength(1);
  expect(draft()).toBe('');
});

it('puts a cancelled comment back into its field', async () => {
  const { actions, confirm, draft, entries } = await setUp(comment);
  await actions.cancel(comment);

  expect(confirm).not.toHaveBeenCalled();
  expect(draft()).toBe('a long thought');
  expect(entries()).toEqual([]);
});

it('puts a cancelled post and its files back into its fields', async () => {
  const { actions, drafts, draft, entries } = await setUp(post);
  await actions.cancel(post);

  expect(JSON.parse(draft('post News'))).toMatchObject({
    postTitle: 'A title',
    postBody: 'A body',
    postTags: 'one two',
  });
  // A rendering without effects has the files of guests.
  expect(drafts.read('guest', 'post News')).toContain('/media/1.png');
  expect(entries()).toEqual([]);
});

it('asks before a cancelled comment replaces a draft', async () => {
  const { actions, confirm, drafts, draft, entries } = await setUp(comment);
  drafts.write('bob', 'comment p1', 'another thought');
  confirm.mockResolvedValue(false);
  await actions.cancel(comment);

  expect(confirm).toHaveBeenCalledExactlyOnceWith(outboxMessages.replaceDraft, outboxMessages.replace);
  expect(draft()).toBe('another thought');
  expect(entries()).toHaveLength(1);
});

it('deletes a cancelled comment without a field only after a question', async () => {
  const { actions, confirm, entries } = await setUp(comment, gone);
  confirm.mockResolvedValueOnce(false);
  await actions.cancel(comment);
  expect(confirm).toHaveBeenCalledWith(outboxMessages.confirmCancel, outboxMessages.discard);
  expect(entries()).toHaveLength(1);

  await actions.cancel(comment);
  expect(entries()).toEqual([]);
});

it('puts a cancelled chat message back into its field', async () => {
  const { actions, confirm, live, sockets, draft, entries } = await setUp(waitingChat);
  live.start('posts');
  sockets.last().drop();
  await flushPromises();
  await actions.cancel(waitingChat);

  expect(confirm).not.toHaveBeenCalled();
  expect(entries()).toEqual([]);
  // On phones, the chat is not open yet.
  expect(draft('chat')).toBe('a secret');
  live.start('chat');
  expect(live.chat().getSnapshot().context.draft).toBe('a secret');
});

it('asks before a cancelled chat message replaces a draft', async () => {
  const { actions, confirm, drafts, draft, entries } = await setUp(waitingChat);
  drafts.write('bob', 'chat', 'half a thought');
  confirm.mockResolvedValue(false);
  await actions.cancel(waitingChat);

  expect(confirm).toHaveBeenCalledExactlyOnceWith(outboxMessages.replaceDraft, outboxMessages.replace);
  expect(draft('chat')).toBe('half a thought');
  expect(entries()).toHaveLength(1);
});

it('cancels a vote without a question', async () => {
  const { actions, confirm, entries } = await setUp(vote);
  await actions.cancel(vote);

  expect(confirm).not.toHaveBeenCalled();
  expect(entries()).toEqual([]);
});

it('discards a text only after a question', async () => {
  const { actions, confirm, entries } = await setUp(refusedComment);
  confirm.mockResolvedValueOnce(false);
  await actions.discard(refusedComment);
  expect(confirm).toHaveBeenCalledWith(outboxMessages.confirmDiscard, outboxMessages.discard);
  expect(entries()).toHaveLength(1);

  await actions.discard(refusedComment);
  expect(entries()).toEqual([]);
});

it('restores nothing that was sent during the question', async () => {
  const { actions, confirm, drafts, draft, entries, forum } = await setUp(comment);
  drafts.write('bob', 'comment p1', 'another thought');
  confirm.mockImplementation(async () => {
    await forum.outbox.remove('k');
    return true;
  });
  await actions.cancel(comment);

  expect(entries()).toEqual([]);
  expect(draft()).toBe('another thought');
});
