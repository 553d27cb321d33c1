import { describe, expect, it } from 'vitest';

import { isManualTask } from './isManualTask';

describe('a task that is marked by hand', () => {
  it.each([
    'like-and-repost',
    'follow-account',
    'join-group',
    'likeAndRepost',
    'follow_account',
    'Join group',
  ])('is one of the criterion "%s", however the server writes it', (criteria) => {
    expect(isManualTask({ criteria })).toBe(true);
  });

  it.each(['comment', 'login', 'repost', 'follow', '', null, undefined])(
    'is none of the criterion "%s"',
    (criteria) => {
      expect(isManualTask({ criteria })).toBe(false);
    },
  );
});
