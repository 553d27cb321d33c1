import { describe, expect, it } from 'vitest';

import { groupMessages, isSameGroup, type ChatPanelMessage } from './groupMessages';

const say = (_id: string, userId: string, timestamp: string): ChatPanelMessage => ({
  _id,
  userId,
  userName: userId,
  senderName: `The ${userId}`,
  text: _id,
  timestamp,
});

describe('groupMessages', () => {
  it('groups consecutive messages of one speaker', () => {
    const groups = groupMessages(
      [
        say('1', 'ada', '2026-11-21T10:00:00'),
        say('2', 'ada', '2026-11-21T10:01:00'),
        say('3', 'bob', '2026-11-21T10:01:30'),
        say('4', 'ada', '2026-11-21T10:02:00'),
      ],
      'bob',
    );

    expect(
      groups.map(({ speaker, isOwn, messages }) => [speaker, isOwn, messages.map(({ _id }) => _id)]),
    ).toEqual([
      ['The ada', false, ['1', '2']],
      ['The bob', true, ['3']],
      ['The ada', false, ['4']],
    ]);
  });

  it('starts a new group after a pause of five minutes', () => {
    const groups = groupMessages(
      [say('1', 'ada', '2026-11-21T10:00:00'), say('2', 'ada', '2026-11-21T10:05:00')],
      undefined,
    );

    expect(groups).toHaveLength(2);
  });

  it('keeps a message without a time with the one before', () => {
    const timed = say('2', 'ada', '2026-11-21T10:00:00');
    const groups = groupMessages([say('1', 'ada', ''), timed, say('3', 'ada', ''), timed], undefined);

    expect(groups.map(({ startsDay, messages }) => [startsDay?.getDate(), messages.length])).toEqual([
      [undefined, 1],
      [21, 3],
    ]);
  });

  it('marks the first group of each day', () => {
    const groups = groupMessages(
      [
        say('1', 'ada', '2026-11-20T23:59:00'),
        say('2', 'ada', '2026-11-21T00:01:00'),
        say('3', 'bob', '2026-11-21T00:02:00'),
      ],
      undefined,
    );

    expect(groups.map(({ startsDay }) => startsDay?.getDate())).toEqual([20, 21, undefined]);
  });

  const thrice = ['10:00:00', '10:04:00', '10:08:00'].map((time, index) =>
    say(String(index), 'ada', `2026-11-21T${time}`),
  );

  it('keeps the id of a group whose first message goes', () => {
    const [before] = groupMessages(thrice, undefined);

    expect(groupMessages(thrice.slice(1), undefined)).toMatchObject([{ id: before?.id }]);
    expect(groupMessages(thrice.slice(2), undefined)).toMatchObject([{ id: before?.id }]);
  });

  it('gives the parts of a split group distinct ids', () => {
    groupMessages(thrice, undefined);

    const split = groupMessages([thrice[0]!, thrice[2]!], undefined);
    expect(new Set(split.map(({ id }) => id)).size).toBe(2);
  });

  it('falls back to the username when the sender has no name', () => {
    const [group] = groupMessages([{ ...say('1', 'ada', '2026-11-21T10:00:00'), senderName: '' }], undefined);

    expect(group?.speaker).toBe('ada');
  });
});

describe('isSameGroup', () => {
  const messages = [say('1', 'ada', '2026-11-21T10:00:00'), say('2', 'ada', '2026-11-21T10:01:00')];
  const [group] = groupMessages(messages, 'bob');
  if (!group) throw new Error('There is a group.');
  const groupOf = (list: readonly ChatPanelMessage[], reader = 'bob') =>
    groupMessages(list, reader)[0] ?? group;

  it('recognises a rebuilt group', () => {
    expect(isSameGroup(group, groupOf([...messages, say('3', 'bob', '2026-11-21T10:02:00')]))).toBe(true);
  });

  it.each([
    ['a message more', groupOf([...messages, say('3', 'ada', '2026-11-21T10:02:00')])],
    ['another message', groupOf([...messages.slice(0, 1), say('2', 'ada', '2026-11-21T10:01:00')])],
    ['another reader', groupOf(messages, 'ada')],
    ['another name', { ...group, speaker: 'Ada Lovelace' }],
    ['another day', { ...group, startsDay: undefined }],
  ])('detects %s', (_, changed) => {
    expect(isSameGroup(group, changed)).toBe(false);
  });
});
