import { describe, expect, it } from 'vitest';

import { ann, message, startTestChat } from '../testing/startTestChat';
import { flushPromises } from '../testing/promises';
import { watchTransitions } from '../testing/takenTransitions';
import { chatMachine, type ChatUser } from './chatMachine';

const { inspect, missed } = watchTransitions(chatMachine);
const startChat = (user: ChatUser | null = ann, draft?: string) => startTestChat(user, inspect, draft);

describe('chatMachine', () => {
  describe('reading', () => {
    it('shows live messages after the history', async () => {
      const { histories, receive, ids, history } = startChat(null);
      expect(history()).toBe('loading');
      histories[0]?.resolve([message(1), message(2)]);
      await flushPromises();
      receive(message(3));
      expect(ids()).toEqual(['m1', 'm2', 'm3']);
      expect(history()).toBe('ready');
    });

    it('drops a message that moderators removed', async () => {
      const { actor, histories, ids } = startChat();
      histories[0]?.resolve([message(1), message(2)]);
      await flushPromises();
      actor.send({ type: 'message.removed', id: 'm1' });
      expect(ids()).toEqual(['m2']);
    });

    it('reloads the history when a message is removed while it loads', async () => {
      const { actor, histories, ids } = startChat();
      actor.send({ type: 'message.removed', id: 'm1' });
      histories[0]?.resolve([message(1), message(2)]);
      histories[1]?.resolve([message(2)]);
      await flushPromises();
      expect(ids()).toEqual(['m2']);
    });

    it('merges messages that arrive while the history is loading', async () => {
      const { histories, receive, ids } = startChat();
      receive(message(2));
      receive(message(3));
      receive(message(3));
      histories[0]?.resolve([message(1), message(2)]);
      await flushPromises();
      receive(message(2));
      expect(ids()).toEqual(['m1', 'm2', 'm3']);
    });

    it('reports a failed history without an alert, stays live and can retry', async () => {
      const { actor, histories, receive, ids, emitted, history } = startChat();
      const error = new Error('offline');
      histories[0]?.reject(error);
      await flushPromises();
      expect(emitted).toEqual([{ type: 'history.failed', error }]);
      expect(history()).toBe('failed');
      receive(message(2));
      actor.send({ type: 'history.requested' });
      histories[1]?.resolve([message(1)]);
      await flushPromises();
      expect(ids()).toEqual(['m1', 'm2']);
    });

    it('reloads missed messages after a reconnect', async () => {
      const { actor, histories, ids } = startChat();
      histories[0]?.resolve([message(1)]);
      await flushPromises();
      actor.send({ type: 'history.requested' });
      histories[1]?.resolve([message(1), message(2)]);
      await flushPromises();
      expect(ids()).toEqual(['m1', 'm2']);
    });

    it('drops messages that were removed while disconnected', async () => {
      const { actor, histories, receive, ids } = startChat();
      histories[0]?.resolve([message(1), message(2), message(3), message(4)]);
      await flushPromises();
      actor.send({ type: 'history.requested' });
      receive(message(5));
      histories[1]?.resolve([message(2)]);
      await flushPromises();
      expect(ids()).toEqual(['m1', 'm2', 'm5']);
    });
  });

  it('drops the newest message if it came live and was removed while disconnected', async () => {
    const { actor, histories, receive, ids } = startChat();
    histories[0]?.resolve([message(1)]);
    await flushPromises();
    receive(message(2));
    actor.send({ type: 'history.requested' });
    actor.send({ type: 'history.dated', readUntil: message(2).timestamp, isWhole: false });
    receive(message(3));
    histories[1]?.resolve([message(1)]);
    await flushPromises();
    expect(ids()).toEqual(['m1', 'm3']);

    // The next response may say nothing, and lag.
    actor.send({ type: 'history.requested' });
    receive(message(4));
    histories[2]?.resolve([message(1)]);
    await flushPromises();
    expect(ids()).toEqual(['m1', 'm3', 'm4']);
  });

  describe('catching up', () => {
    const untils = ({ histories }: ReturnType<typeof startChat>) => histories.map(({ until }) => until);

    // @spec 8.18
    it('retries a failed reload every 15 seconds, as its gap is not visible', async () => {
      const chat = startChat();
      chat.histories[0]?.resolve([message(1)]);
      await flushPromises();
      chat.actor.send({ type: 'history.requested' });
      chat.histories[1]?.reject(new Error('offline'));
      await flushPromises();
      chat.receive(message(3));
      chat.clock.increment(14_999);
      expect(chat.history()).toBe('failed');
      chat.clock.increment(1);
      chat.histories[2]?.reject(new Error('offline'));
      await flushPromises();
      chat.clock.increment(15_000);
      chat.histories[3]?.resolve([message(2), message(3)]);
      await flushPromises();

      expect(untils(chat)).toEqual([undefined, 'm1', 'm1', 'm1']);
      expect(chat.ids()).toEqual(['m1', 'm2', 'm3']);
      expect(chat.emitted.map(({ type }) => type)).toEqual(['history.failed', 'history.failed']);
    });

    it('leaves a failure that is shown to the user, until a live message hides it', async () => {
      const chat = startChat();
      chat.histories[0]?.reject(new Error('offline'));
      await flushPromises();
      chat.clock.increment(15_000);
      expect(chat.history()).toBe('failed');
      chat.receive(message(2));
      chat.clock.increment(15_000);
      expect(chat.history()).toBe('loading');
    });

    it('loads one page first, then everything since the newest known message', async () => {
      const chat = startChat();
      chat.histories[0]?.resolve([message(1)]);
      await flushPromises();
      chat.receive(message(2));
      chat.actor.send({ type: 'history.requested' });
      expect(untils(chat)).toEqual([undefined, 'm2']);
    });

    it('loads the whole gap when a live message arrives during the reload', async () => {
      const chat = startChat();
      chat.histories[0]?.resolve([message(1)]);
      await flushPromises();
      chat.actor.send({ type: 'history.requested' });
      chat.receive(message(4));
      chat.actor.send({ type: 'history.requested' });
      chat.histories[2]?.reject(new Error('offline'));
      await flushPromises();
      chat.actor.send({ type: 'history.requested' });
      expect(untils(chat)).toEqual([undefined, 'm1', 'm1', 'm1']);

      chat.histories[3]?.resolve([message(1), message(2), message(3), message(4)]);
      await flushPromises();
      expect(chat.ids()).toEqual(['m1', 'm2', 'm3', 'm4']);
      chat.actor.send({ type: 'history.requested' });
      expect(untils(chat).at(-1)).toBe('m4');
    });
  });

  it('clears draft and outbox at log-out, but keeps the messages', () => {
    const { actor, say, receive, ids, context, sending } = startChat();
    receive(message(1));
    say('hello');
    actor.send({ type: 'draft.changed', text: 'more' });
    actor.send({ type: 'user.changed', user: undefined });
    expect(context()).toMatchObject({ user: undefined, draft: '', outbox: [] });
    expect(ids()).toEqual(['m1']);
    expect(sending()).toBe('idle');
  });

  it('reports unsent text until the server acknowledges it', async () => {
    const { actor, say, sent, unsent } = startChat();
    say('hello');
    actor.send({ type: 'draft.changed', text: 'more' });
    expect(unsent).toEqual(['hello', 'hello', 'hello more']);
    sent[0]?.resolve(undefined);
    await flushPromises();
    expect(unsent.at(-1)).toBe('more');
  });

  it('restores the stored draft without reporting a change', () => {
    const { context, unsent } = startChat(ann, 'half a thou');
    expect(context().draft).toBe('half a thou');
    expect(unsent).toEqual([]);
  });

  it('shows a new user their own draft without reporting a change', () => {
    const { actor, context, unsent } = startChat(ann, 'by Ann');
    actor.send({ type: 'user.changed', user: { _id: 'b', name: 'Bob' }, draft: 'by Bob' });
    expect(context()).toMatchObject({ user: { _id: 'b' }, draft: 'by Bob' });
    expect(unsent).toEqual([]);
  });

  it('replaces the draft of one guest with that of the next', () => {
    const { actor, context } = startChat(null, 'by the first');
    actor.send({ type: 'user.changed', user: undefined, draft: '' });
    expect(context().draft).toBe('');
  });

  it('changes only the name when the user stays the same', async () => {
    const { actor, histories, say, sending, context } = startChat();
    histories[0]?.resolve([{ ...message(1), userId: ann._id }]);
    await flushPromises();
    say('hello');
    actor.send({ type: 'user.changed', user: { ...ann, name: 'Anna' }, draft: 'hello' });
    expect(sending()).toBe('pending');
    expect(context()).toMatchObject({
      user: { name: 'Anna' },
      messages: [{ senderName: 'Anna', userName: 'Anna' }],
      draft: '',
      outbox: [{ text: 'hello' }],
    });
  });

  it('takes every transition of reading and of users', () => {
    expect(missed(/^chat(\.history|$)/)).toEqual([]);
  });
});
