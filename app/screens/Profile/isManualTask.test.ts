import { describe, expect, it } from 'vitest';

import { isManualTask } from './isManualTask';

describe('isManualTask', () => {
  it.each([
    'like-and-repost',
    'follow-account',
    'join-group',
    'likeAndRepost',
    'follow_account',
    'Join group',
  ])('accepts "%s" in any notation', (criteria) => {
    expect(isManualTask({ criteria })).toBe(true);
  });

  it.each(['comment', 'login', 'repost', 'follow', '', null, undefined])(
    'rejects the criterion "%s"',
    (criteria) => {
      expect(isManualTask({ criteria })).toBe(false);
    },
  );
});
