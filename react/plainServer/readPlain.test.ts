import { expect, it } from 'vitest';

import { Notification, Post, Session, User } from './plainShapes';
import { readPlain } from './readPlain';

const read = (fields: object) => readPlain(User, { _id: 'u1', name: 'Ada', joinedOn: '', ...fields });

it.each([
  [
    'texts',
    { _id: 7, name: 8, about: true, tags: ['a', 9, {}, null] },
    { _id: '7', name: '8', tags: ['a', '9'] },
  ],
  [
    'counts',
    { xp: '12', level: 2.7, loginStreak: -3, postsCount: 'many' },
    { xp: 12, level: 2, loginStreak: 0 },
  ],
  ['dates', { joinedOn: 1_767_225_600 }, { joinedOn: '2026-01-01T00:00:00.000Z' }],
  ['dates', { joinedOn: '1767225600000' }, { joinedOn: '2026-01-01T00:00:00.000Z' }],
  ['dates', { joinedOn: '2026-01-01' }, { joinedOn: '2026-01-01' }],
  ['dates', { joinedOn: 'soon' }, { joinedOn: '' }],
  ['dates', { joinedOn: 0 }, { joinedOn: '' }],
  ['dates', { joinedOn: 1e21 }, { joinedOn: '' }],
  ['nested values', { socialLinks: { x: 1, discord: [] }, achievements: {} }, { socialLinks: { x: '1' } }],
  [
    'tasks',
    { tasks: [{ _id: 't', type: 'weekly', completed: 'true' }, { type: 'daily' }] },
    {
      tasks: [{ _id: 't', type: 'other', description: '', criteria: '', completed: true, xpReward: 0 }],
    },
  ],
  ['unknown properties', { motto: { text: 'gm' } }, { motto: { text: 'gm' } }],
])('reads %s: %j', (_, fields, expected) => {
  expect(read(fields)).toEqual({ _id: 'u1', name: 'Ada', joinedOn: '', ...expected });
});

it('reads an object as its id', () => {
  expect(readPlain(Post, { _id: 'p', userId: { _id: 7, name: 'Ada' } })?.userId).toBe('7');
  expect(readPlain(Post, { _id: 'p', userId: { name: 'Ada' } })?.userId).toBe('');
});

it('keeps an object where the contract has one', () => {
  const postId = { _id: 'p', postTitle: 'Chart' };
  const media = { _id: 'm', url: '/media/chart.png' };
  expect(readPlain(Notification, { _id: 'n', postId })?.postId).toEqual(postId);
  expect(readPlain(Post, { _id: 'p', mediaUrls: [media, '/media/a.png'] })?.mediaUrls).toEqual([
    media,
    '/media/a.png',
  ]);
});

it('drops a sender without a name, and a reference without a title', () => {
  expect(readPlain(Notification, { _id: 'n', type: 'follow', sender: {}, postId: {} })).toEqual({
    _id: 'n',
    read: false,
    type: 'other',
    message: '',
    createdAt: '',
  });
});

it.each([[null], ['u1'], [[]], [{}], [{ _id: {} }], [{ _id: '' }], [{ name: 'Ada' }]])(
  'rejects %j',
  (value) => {
    expect(readPlain(User, value)).toBeUndefined();
  },
);

it('rejects a session without a token', () => {
  expect(readPlain(Session, { result: { _id: 1 } })).toBeUndefined();
  expect(readPlain(Session, { token: 't', result: { _id: 1 } })?.result).toEqual({ _id: '1', name: '' });
});
