import { describe, expect, it } from 'vitest';

import { addMessage, mergeHistory, MAX_MESSAGES, withoutRemoved, type ChatMessage } from './chatMessages';

const at = (second: number, _id = `m${second}`): ChatMessage => ({
  _id,
  senderName: 'Ann',
  userId: 'a',
  userName: 'ann',
  text: `text ${_id}`,
  timestamp: Number.isNaN(second) ? 'yesterday' : new Date(second * 1000).toISOString(),
});
const named = (name: string, message: ChatMessage) => ({ ...message, senderName: name, userName: name });
const namesOf = (list: readonly ChatMessage[]) => list.map(({ senderName }) => senderName);
const idsOf = (list: readonly ChatMessage[]) => list.map(({ _id }) => _id);

describe('addMessage', () => {
  it('appends a message', () => {
    expect(idsOf(addMessage([at(1)], at(2)))).toEqual(['m1', 'm2']);
  });

  // @spec 4.27
  it('ignores a duplicate', () => {
    const list = [at(1)];
    expect(addMessage(list, at(1))).toBe(list);
  });

  it('keeps the newest 500', () => {
    const list = Array.from({ length: MAX_MESSAGES }, (_, second) => at(second));
    const longer = addMessage(list, at(MAX_MESSAGES));
    expect(longer).toHaveLength(500);
    expect(longer[0]?._id).toBe('m1');
    expect(longer.at(-1)?._id).toBe('m500');
  });
});

describe('a renamed author', () => {
  const before = [named('Ann', at(1)), { ...named('Bob', at(2)), userId: 'b' }];

  it('has the new name above earlier messages too', () => {
    const list = addMessage(before, named('Anna', at(3)));

    expect(namesOf(list)).toEqual(['Anna', 'Bob', 'Anna']);
    expect(list[1]).toBe(before[1]);
  });

  it('takes names from a reloaded history, unless a later message has arrived', () => {
    expect(namesOf(mergeHistory(before, [named('Anna', at(1))]))).toEqual(['Anna', 'Bob']);
    expect(namesOf(mergeHistory([...before, named('Anna', at(3))], before))).toEqual(['Anna', 'Bob', 'Anna']);
  });
});

describe('mergeHistory', () => {
  it.each([
    ['history alone', [], [at(1), at(2)], ['m1', 'm2']],
    ['the newest first', [], [at(2), at(1)], ['m1', 'm2']],
    ['live messages after it', [at(3)], [at(1), at(2)], ['m1', 'm2', 'm3']],
    ['live messages that the history also contains', [at(2), at(3)], [at(1), at(2)], ['m1', 'm2', 'm3']],
    ['messages missed during a gap', [at(1), at(4)], [at(2), at(3), at(4)], ['m1', 'm2', 'm3', 'm4']],
    ['messages with equal timestamps, in the order of the history', [], [at(1, 'y'), at(1, 'x')], ['y', 'x']],
    ['invalid timestamps last', [at(3)], [at(NaN, 'x'), at(NaN, 'y'), at(1)], ['m1', 'm3', 'x', 'y']],
  ])('merges %s', (_, live, history, ids) => {
    expect(idsOf(mergeHistory(live, history))).toEqual(ids);
  });

  it('keeps the newest 500', () => {
    const history = Array.from({ length: 600 }, (_, second) => at(second));
    expect(idsOf(mergeHistory([at(600)], history))[0]).toBe('m101');
  });
});

describe('withoutRemoved', () => {
  it.each([
    ['drops one between others of the history', [at(1), at(2), at(3)], [at(1), at(3)], [], ['m1', 'm3']],
    ['drops the newest if the previous history had it', [at(1), at(2)], [at(0), at(1)], ['m2'], ['m1']],
    [
      'keeps a newer live message that a lagging history lacks',
      [at(1), at(2)],
      [at(1)],
      ['m1'],
      ['m1', 'm2'],
    ],
    ['keeps messages older than the history', [at(1), at(2)], [at(2)], ['m1', 'm2'], ['m1', 'm2']],
    ['drops nothing for an empty history', [at(1)], [], ['m1'], ['m1']],
  ])('%s', (_, list, history, confirmed, ids) => {
    expect(idsOf(withoutRemoved(list, history, confirmed))).toEqual(ids);
  });

  it.each([
    ['drops', 2, ['m1', 'm3']],
    ['keeps', 1, ['m1', 'm2', 'm3']],
  ])('%s a live message when the server has read until second %i', (_, second, ids) => {
    const list = [at(1), at(2), at(3)];
    expect(idsOf(withoutRemoved(list, [at(1)], ['m1'], { readUntil: at(second).timestamp }))).toEqual(ids);
  });

  it.each([
    ['drops the first', [at(2)], ['m2', 'm3']],
    ['drops all up to the time of the read', [], ['m3']],
  ])('%s if the history has all messages', (_, history, ids) => {
    const list = [at(1), at(2), at(3)];
    const read = { readUntil: at(2).timestamp, isWhole: true };
    expect(idsOf(withoutRemoved(list, history, [], read))).toEqual(ids);
  });
});
