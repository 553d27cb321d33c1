import type { Notification } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { notificationTarget } from './notificationTarget';

const notification = (fields: Partial<Notification>): Notification => ({
  _id: 'n1',
  read: false,
  type: 'mention',
  message: 'You were mentioned',
  createdAt: '2026-11-02T10:00:00.000Z',
  ...fields,
});

describe('notificationTarget', () => {
  it.each(['mention', 'new_post', 'reply', 'post_vote'])('opens the post of a %s', (type) => {
    expect(notificationTarget(notification({ type, postId: { _id: 'p1', postTitle: 'Title' } }))).toBe(
      '/Posts/p1',
    );
    expect(notificationTarget(notification({ type, postId: 'p1' }))).toBe('/Posts/p1');
  });

  it.each([
    ['Post', '/Posts/e1'],
    ['User', '/Users/e1'],
    ['Task', undefined],
  ])('opens the related %s of any other', (relatedEntityType, target) => {
    expect(
      notificationTarget(notification({ type: 'achievement', relatedEntityId: 'e1', relatedEntityType })),
    ).toBe(target);
  });

  it('leads nowhere without an id', () => {
    expect(notificationTarget(notification({}))).toBeUndefined();
    expect(notificationTarget(notification({ type: 'other', relatedEntityType: 'Post' }))).toBeUndefined();
  });
});
