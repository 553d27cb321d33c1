import { afterEach, describe, expect, it } from 'vitest';

import { bob, testForum } from '../../react/testing/testForum';
import { testSockets } from '../../react/testing/testSocket';
import { chatDraft } from './chatDraft';
import { createDraftStore } from './draftStore';
import { memoryStore } from '@alphazone/react';

const message = (_id: string) => ({
  _id,
  userId: 'ada',
  userName: 'Ada',
  senderName: 'Ada',
  text: _id,
  timestamp: '2026-11-02T10:00:00.000Z',
});

const running: { stop: () => void }[] = [];
afterEach(() => running.splice(0).forEach((forum) => forum.stop()));

async function setUp() {
  const sockets = testSockets();
  const storage = memoryStore();
  const log = () => undefined;
  const start = async () => {
    const { forum } = testForum(() => Response.json([message('m1')]), {
      connect: sockets.connect,
      chatDraft: chatDraft(() => drafts),
    });
    const drafts = createDraftStore({ storage, session: forum.session, log });
    running.push(forum);
    const live = await forum.live.load();
    forum.start('chat');
    return { chat: live.chat(), session: forum.session };
  };
  const { chat, session } = await start();
  sockets.last().open();
  const type = (text: string) => chat.send({ type: 'draft.changed', text });
  return { chat, session, sockets, type, reload: async () => (await start()).chat };
}

describe('chatDraft', () => {
  it('clears the draft at log-out, but not when the session is rejected', async () => {
    const { chat, session, type } = await setUp();
    type('half a thou');
    session.refuse(bob.token);
    expect(chat.getSnapshot().context).toMatchObject({ draft: 'half a thou', user: undefined });

    session.start(bob);
    session.end();
    expect(chat.getSnapshot().context).toMatchObject({ draft: '', user: undefined });
  });

  it('shows a draft only to its author', async () => {
    const { chat, session, type } = await setUp();
    const draft = () => chat.getSnapshot().context.draft;
    type('a secret');
    session.refuse(bob.token);
    session.start({ token: 'token-2', result: { _id: 'ada', name: 'Ada' } });
    expect(draft()).toBe('');
    type('Ada’s own');
    session.start(bob);
    expect(draft()).toBe('a secret');
  });

  it('restores the draft and unacknowledged messages after a reload', async () => {
    const { chat, type, reload } = await setUp();
    type('gm');
    chat.send({ type: 'message.submitted' });
    type('and more');

    expect((await reload()).getSnapshot().context.draft).toBe('gm and more');
  });

  it('does not bring up a waiting draft until a reload', async () => {
    const { chat, session, sockets, type, reload } = await setUp();
    const draft = () => chat.getSnapshot().context.draft;
    type('Bob’s own');
    session.end();
    type('as a guest');
    session.start(bob);
    sockets.last().open();
    expect(draft()).toBe('Bob’s own');

    chat.send({ type: 'message.submitted' });
    sockets.last().receive('global message', { ...message('m2'), userId: 'bob', text: 'Bob’s own' });
    expect(chat.getSnapshot().context).toMatchObject({ draft: '', outbox: [] });
    chat.send({ type: 'message.submitted' });
    expect(sockets.last().emitted.flat()).not.toContainEqual(expect.objectContaining({ text: 'as a guest' }));
    expect((await reload()).getSnapshot().context.draft).toBe('as a guest');
  });

  it('clears the draft when the user of a rejected session logs out', async () => {
    const { chat, session, sockets, type } = await setUp();
    const draft = () => chat.getSnapshot().context.draft;
    type('a secret');
    session.refuse(bob.token);
    session.end();
    expect(draft()).toBe('');

    sockets.last().receive('global message', message('m2'));
    session.start({ token: 'token-2', result: { _id: 'eve', name: 'Eve' } });
    expect(draft()).toBe('');
    session.start(bob);
    expect(draft()).toBe('a secret');
  });

  it('restores a pending message to the draft when the session is rejected', async () => {
    const { chat, session, type } = await setUp();
    type('gm');
    chat.send({ type: 'message.submitted' });
    session.refuse(bob.token);

    expect(chat.getSnapshot().context).toMatchObject({ draft: 'gm', outbox: [] });
  });
});
