import { describe, expect, it } from 'vitest';

import { draftsOfComment, draftsOfPost, draftsOfRewards, textOf } from './notifications-rules';

const told = (drafts: readonly { userId: string; kind: string }[]) =>
  drafts.map(({ userId, kind }) => `${userId} ${kind}`);

describe('draftsOfPost', () => {
  it.each<[string, string[], string[], string[]]>([
    ['nobody', [], [], []],
    ['the mentioned', ['bob', 'cy'], [], ['bob mention', 'cy mention']],
    ['who came by or brought the author', [], ['bob'], ['bob new_post']],
    ['nobody twice', ['bob', 'bob'], ['bob', 'cy'], ['bob mention', 'cy new_post']],
    ['nobody of an own act', ['ada'], ['ada'], []],
  ])('tells %s', (_, mentioned, referral, expected) => {
    expect(told(draftsOfPost({ actorId: 'ada', postId: 'p', mentioned, referral }))).toEqual(expected);
  });
});

describe('draftsOfComment', () => {
  it.each<[string, string, string[], string[]]>([
    ['the author of the post', 'bob', [], ['bob reply']],
    ['the author once, when mentioned as well', 'bob', ['bob', 'cy'], ['bob mention', 'cy mention']],
    ['nobody of a comment on an own post', 'ada', [], []],
    ['the mentioned on an own post', 'ada', ['cy', 'ada'], ['cy mention']],
  ])('tells %s', (_, postAuthorId, mentioned, expected) => {
    const drafts = draftsOfComment({ actorId: 'ada', postId: 'p', postAuthorId, commentId: 'c', mentioned });

    expect(told(drafts)).toEqual(expected);
  });
});

describe('draftsOfRewards', () => {
  const nothing = { userId: 'bob', xpGained: 5, completedTasks: [], achievements: [] };

  it('tells of levels and achievements, and not of XP alone', () => {
    expect(draftsOfRewards([nothing])).toEqual([]);
    expect(draftsOfRewards([{ ...nothing, newLevel: 3, achievements: ['First post', 'Ten posts'] }])).toEqual(
      [
        { userId: 'bob', kind: 'level_up', subject: '3' },
        { userId: 'bob', kind: 'achievement', subject: 'First post' },
        { userId: 'bob', kind: 'achievement', subject: 'Ten posts' },
      ],
    );
  });
});

describe('textOf', () => {
  const facts = { subject: null, senderName: 'bob', voters: 0 };

  it.each([
    [{ ...facts, kind: 'mention' as const }, 'New mention'],
    [{ ...facts, kind: 'reply' as const }, 'New comment'],
    [{ ...facts, kind: 'new_post' as const }, 'New post'],
    [{ ...facts, kind: 'post_vote' as const, voters: 1 }, 'New vote'],
    [{ ...facts, kind: 'post_vote' as const, voters: 2 }, 'bob and 1 other voted'],
    [{ ...facts, kind: 'post_vote' as const, voters: 4 }, 'bob and 3 others voted'],
    [{ ...facts, kind: 'level_up' as const, subject: '3' }, 'You reached level 3'],
    [{ ...facts, kind: 'achievement' as const, subject: 'Ten' }, 'You earned the achievement "Ten"'],
  ])('of %j is "%s"', (given, text) => {
    expect(textOf(given)).toBe(text);
  });
});
