import { describe, expect, it } from 'vitest';

import { message, startTestChat } from '../testing/startTestChat';
import { flushPromises } from '../testing/promises';
import { watchTransitions } from '../testing/takenTransitions';
import { chatMachine } from './chatMachine';
import { MAX_MESSAGES, type ChatMessage } from './chatMessages';

const { inspect, missed } = watchTransitions(chatMachine);
const startChat = () => startTestChat(null, inspect);

describe('earlier messages in chatMachine', () => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

  async function offered(first: readonly ChatMessage[] = [message(900), message(901)]) {
    const chat = startChat();
    chat.histories[0]?.resolve(first);
    await flushPromises();
    chat.actor.send({ type: 'earlier.offered' });
    return chat;
  }

  it('requests nothing unless the server offers it', async () => {
    const { pages, histories, requestEarlier, earlier } = startChat();
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

  it('takes every transition of earlier pages', () => {
    expect(missed(/^chat\.earlier/)).toEqual([]);
  });
});
