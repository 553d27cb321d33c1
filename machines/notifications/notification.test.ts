import { describe, expect, it } from 'vitest';

import { notificationTarget, type NotificationItem } from './notification';

const item: NotificationItem = {
  _id: 'n',
  read: false,
  type: 'mention',
  message: 'm',
  createdAt: '2026-01-01',
};

describe('notificationTarget', () => {
  // @spec 9.17
  it.each(['mention', 'new_post', 'reply', 'post_vote'])('opens the post for %s', (type) => {
    expect(notificationTarget({ ...item, type, postId: 'p' })).toEqual({ kind: 'post', id: 'p' });
  });

  it('opens the decision before everything else', () => {
    const decided = {
      ...item,
      type: 'other',
      relatedEntityId: 'u',
      relatedEntityType: 'User',
      decision: { _id: 'd' },
    };
    expect(notificationTarget(decided)).toEqual({ kind: 'decision', id: 'd' });
  });

  // @spec 9.17
  it.each<[string, Partial<NotificationItem>, ReturnType<typeof notificationTarget>]>([
    ['the post of an object', { postId: { _id: 'p', postTitle: 'T' } }, { kind: 'post', id: 'p' }],
    [
      'the related post when the object has no id',
      { postId: { postTitle: 'T' }, relatedEntityId: 'r', relatedEntityType: 'Post' },
      { kind: 'post', id: 'r' },
    ],
    [
      'the related user when the post is deleted',
      { postId: null, relatedEntityId: 'u', relatedEntityType: 'User' },
      { kind: 'user', id: 'u' },
    ],
    [
      'the post before the related user',
      { postId: 'p', relatedEntityId: 'u', relatedEntityType: 'User' },
      { kind: 'post', id: 'p' },
    ],
    [
      'the related user for another type, even with a post',
      { type: 'follow', postId: 'p', relatedEntityId: 'u', relatedEntityType: 'User' },
      { kind: 'user', id: 'u' },
    ],
    [
      'the related post for another type',
      { type: 'other', relatedEntityId: 'p', relatedEntityType: 'Post' },
      { kind: 'post', id: 'p' },
    ],
    ['nothing without ids', { relatedEntityType: 'Post' }, undefined],
    [
      'nothing for another entity type',
      { type: 'x', relatedEntityId: 't', relatedEntityType: 'Tag' },
      undefined,
    ],
  ])('opens %s', (_, fields, target) => {
    expect(notificationTarget({ ...item, ...fields })).toEqual(target);
  });
});
