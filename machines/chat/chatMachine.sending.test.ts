import { describe, expect, it } from 'vitest';

import { ann, message, startTestChat } from '../testing/startTestChat';
import { flushPromises } from '../testing/promises';
import { watchTransitions } from '../testing/takenTransitions';
import { chatMachine, type ChatUser } from './chatMachine';

const { inspect, missed } = watchTransitions(chatMachine);
const startChat = (user: ChatUser | null = ann, draft?: string) => startTestChat(user, inspect, draft);
/** The keys are k1, k2, … */
const startKeyedChat = () => {
  let count = 0;
  return startTestChat(ann, inspect, undefined, () => `k${++count}`);
};

describe('sending in chatMachine', () => {
  it('sends the trimmed draft and shows it as pending', () => {
    const { say, sent, context } = startChat();
    say('  hello  ');
    expect(sent.map(({ text, user }) => [text, user])).toEqual([['hello', ann]]);
    expect(context()).toMatchObject({ draft: '', outbox: [{ text: 'hello' }] });
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

  it.each([
    ['text', {}],
    ['key', { idempotencyKey: 'k1' }],
  ])('treats the live echo as the acknowledgement by its %s', async (_, key) => {
    const { say, sent, receive, ids, context, sending } = startKeyedChat();
    say('hello');
    receive({ ...message(1, 'hello', 'a'), ...key });
    expect(context().outbox).toEqual([]);
    expect(sending()).toBe('idle');
    sent[0]?.resolve(message(1, 'hello', 'a'));
    await flushPromises();
    expect(ids()).toEqual(['m1']);
  });

  it('takes its key in an empty chat’s first history as the acknowledgement', async () => {
    const { actor, histories, say, ids, context, sending } = startKeyedChat();
    histories[0]?.resolve([]);
    await flushPromises();
    say('my password is 1234');
    say('next');
    actor.send({ type: 'history.requested' });
    histories[1]?.resolve([{ ...message(1, 'my password is ****', 'a'), idempotencyKey: 'k1' }]);
    await flushPromises();

    expect(ids()).toEqual(['m1']);
    expect(context().outbox).toEqual([{ text: 'next', key: 'k2' }]);
    expect(sending()).toBe('pending');
  });

  it('does not take an equal text from another tab for the acknowledgement', () => {
    const { say, receive, sending } = startKeyedChat();
    say('gm');
    receive({ ...message(1, 'gm', 'a'), idempotencyKey: 'k2' });

    expect(sending()).toBe('pending');
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
    expect(context().outbox).toEqual([{ text: 'hi' }]);
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
    expect(context().outbox).toEqual([{ text: 'one' }, { text: 'two' }]);
    sent[0]?.resolve(message(1, 'one', 'a'));
    await flushPromises();
    expect(sent.map(({ text }) => text)).toEqual(['one', 'two']);
    sent[1]?.resolve(message(2, 'two', 'a'));
    await flushPromises();
    expect(sending()).toBe('idle');
  });

  it.each([
    [{ code: 'chatFailed', reason: 'Too fast.' }, { serverMessage: 'Too fast.' }],
    [{ code: 'chatFailed' }, new Error('offline')],
  ])('restores unsent messages to the draft on failure, and alerts: %j', async (alert, error) => {
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

  it('takes every transition of sending', () => {
    expect(missed(/^chat\.sending/)).toEqual([]);
  });
});
