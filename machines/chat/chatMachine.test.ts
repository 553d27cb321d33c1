import { describe, expect, it } from 'vitest';

import { ann, message, startTestChat } from '../testing/startTestChat';
import { flushPromises } from '../testing/promises';
import { watchTransitions } from '../testing/takenTransitions';
import { chatMachine, type ChatUser } from './chatMachine';
import { MAX_MESSAGES, type ChatMessage } from './chatMessages';

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

  describe('sending', () => {
    it('sends the trimmed draft and shows it as pending', () => {
      const { say, sent, context } = startChat();
      say('  hello  ');
      expect(sent.map(({ text, user }) => [text, user])).toEqual([['hello', ann]]);
      expect(context()).toMatchObject({ draft: '', outbox: ['hello'] });
    });

    // @spec 5.18
    it.each(['', '   ', '\n\t'])('ignores %j', (text) => {
      const { say, sent, emitted, context } = startChat();
      say(text);
      expect(sent).toEqual([]);
      expect(emitted).toEqual([]);
      expect(context().draft).toBe(text);
    });

    it('asks a guest to log in and keeps the draft', () => {
      const { actor, say, sent, emitted, context } = startChat(null);
      say(' ');
      expect(emitted).toEqual([]);
      say('hello');
      expect(sent).toEqual([]);
      expect(emitted).toEqual([{ type: 'alert.raised', code: 'logInToChat' }]);
      actor.send({ type: 'user.changed', user: ann });
      expect(context()).toMatchObject({ draft: 'hello', user: ann });
    });

    it('adds the acknowledged message once', async () => {
      const { say, sent, receive, ids, context, sending } = startChat();
      say('hello');
      sent[0]?.resolve(message(1, 'hello', 'a'));
      await flushPromises();
      receive(message(1, 'hello', 'a'));
      expect(ids()).toEqual(['m1']);
      expect(context().outbox).toEqual([]);
      expect(sending()).toBe('idle');
    });

    it('treats the live echo as the acknowledgement', async () => {
      const { say, sent, receive, ids, context, sending } = startChat();
      say('hello');
      receive(message(1, 'hello', 'a'));
      expect(context().outbox).toEqual([]);
      expect(sending()).toBe('idle');
      sent[0]?.resolve(message(1, 'hello', 'a'));
      await flushPromises();
      expect(ids()).toEqual(['m1']);
    });

    it.each([
      ["another user's", message(1, 'hello', 'b')],
      ['another text', message(1, 'hi', 'a')],
    ])('does not treat %s live message as an acknowledgement', (_, received) => {
      const { say, receive, ids, sending } = startChat();
      say('hello');
      receive(received);
      expect(ids()).toEqual(['m1']);
      expect(sending()).toBe('pending');
    });

    it('ignores the late echo of the previous message', async () => {
      const { say, sent, receive, context } = startChat();
      say('hi');
      say('hi');
      sent[0]?.resolve(message(1, 'hi', 'a'));
      await flushPromises();
      receive(message(1, 'hi', 'a'));
      expect(context().outbox).toEqual(['hi']);
    });

    it('accepts an acknowledgement without the message', async () => {
      const { say, sent, ids, sending } = startChat();
      say('hello');
      sent[0]?.resolve(undefined);
      await flushPromises();
      expect(ids()).toEqual([]);
      expect(sending()).toBe('idle');
    });

    it('queues messages and sends them one at a time', async () => {
      const { say, sent, context, sending } = startChat();
      say('one');
      say(' ');
      say('two');
      expect(sent.map(({ text }) => text)).toEqual(['one']);
      expect(context().outbox).toEqual(['one', 'two']);
      sent[0]?.resolve(message(1, 'one', 'a'));
      await flushPromises();
      expect(sent.map(({ text }) => text)).toEqual(['one', 'two']);
      sent[1]?.resolve(message(2, 'two', 'a'));
      await flushPromises();
      expect(sending()).toBe('idle');
    });

    it.each([
      [{ serverMessage: 'Too fast.' }, { code: 'chatFailed', reason: 'Too fast.' }],
      [new Error('offline'), { code: 'chatFailed' }],
    ])('restores unsent messages to the draft on failure, and alerts', async (error, alert) => {
      const { actor, say, sent, emitted, context, sending } = startChat();
      say('one');
      say('two');
      actor.send({ type: 'draft.changed', text: 'three' });
      sent[0]?.reject(error);
      await flushPromises();
      expect(context()).toMatchObject({ draft: 'one two three', outbox: [] });
      expect(emitted).toEqual([{ type: 'alert.raised', ...alert }]);
      expect(sending()).toBe('idle');
    });

    it('times out after ten seconds', () => {
      const { say, clock, emitted, context, sending } = startChat();
      say('hello');
      clock.increment(9999);
      expect(sending()).toBe('pending');
      clock.increment(1);
      expect(context()).toMatchObject({ draft: 'hello', outbox: [] });
      expect(emitted).toHaveLength(1);
      expect(sending()).toBe('idle');
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

  it('changes nothing when the user stays the same', () => {
    const { actor, say, sending, context } = startChat();
    say('hello');
    actor.send({ type: 'user.changed', user: { ...ann }, draft: 'hello' });
    expect(sending()).toBe('pending');
    expect(context()).toMatchObject({ draft: '', outbox: ['hello'] });
  });

  describe('earlier messages', () => {
    const range = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

    async function offered(first: readonly ChatMessage[] = [message(900), message(901)]) {
      const chat = startChat(null);
      chat.histories[0]?.resolve(first);
      await flushPromises();
      chat.actor.send({ type: 'earlier.offered' });
      return chat;
    }

    it('requests nothing unless the server offers it', async () => {
      const { pages, histories, requestEarlier, earlier } = startChat(null);
      histories[0]?.resolve([message(1)]);
      await flushPromises();
      requestEarlier();
      expect(earlier()).toBe('none');
      expect(pages).toEqual([]);
    });

    it('prepends page after page until the last one', async () => {
      const { pages, requestEarlier, ids, earlier } = await offered();
      requestEarlier();
      requestEarlier();
      expect(pages.map(({ before }) => before)).toEqual(['m900']);
      pages[0]?.resolve({ messages: [message(898), message(899)], hasMore: true });
      await flushPromises();
      expect(earlier()).toBe('offered');

      requestEarlier();
      expect(pages[1]?.before).toBe('m898');
      pages[1]?.resolve({ messages: [message(897)], hasMore: false });
      await flushPromises();
      expect(ids()).toEqual(['m897', 'm898', 'm899', 'm900', 'm901']);
      expect(earlier()).toBe('none');
    });

    it('are reloaded when one is removed while they load', async () => {
      const { actor, pages, requestEarlier, ids } = await offered();
      requestEarlier();
      actor.send({ type: 'message.removed', id: 'm898' });
      pages[0]?.resolve({ messages: [message(898), message(899)], hasMore: false });
      pages[1]?.resolve({ messages: [message(899)], hasMore: false });
      await flushPromises();
      expect(ids()).toEqual(['m899', 'm900', 'm901']);
    });

    it.each([
      ['the maximum number of messages', 501],
      ['more than that', 401],
    ])('stops at %s', async (_, first) => {
      const { pages, requestEarlier, ids, earlier } = await offered(range(801, 1000));
      requestEarlier();
      pages[0]?.resolve({ messages: range(first, 800), hasMore: true });
      await flushPromises();
      expect(ids()).toHaveLength(MAX_MESSAGES);
      expect(ids().at(-1)).toBe('m1000');
      expect(earlier()).toBe('none');
    });

    it('reports a failure without an alert and can retry', async () => {
      const { pages, requestEarlier, emitted, earlier } = await offered();
      const error = new Error('offline');
      requestEarlier();
      pages[0]?.reject(error);
      await flushPromises();
      expect(emitted).toEqual([{ type: 'history.failed', error }]);
      expect(earlier()).toBe('offered');
      requestEarlier();
      expect(pages).toHaveLength(2);
    });
  });

  it('takes every transition', () => {
    expect(missed()).toEqual([]);
  });
});
