import { describe, expect, it } from 'vitest';

import { draftsOfComment, draftsOfPost, draftsOfRewards, textOf } from './notifications-rules';

const summarise = (drafts: readonly { userId: string; kind: string }[]) =>
  drafts.map(({ userId, kind }) => `${userId} ${kind}`);

describe('draftsOfPost', () => {
  it.each<[string, string[], string[], string[]]>([
    ['no users', [], [], []],
    ['mentioned users', ['bob', 'cy'], [], ['bob mention', 'cy mention']],
    ['referrer and referred users', [], ['bob'], ['bob new_post']],
    ['each user once', ['bob', 'bob'], ['bob', 'cy'], ['bob mention', 'cy new_post']],
    ['never the author', ['ada'], ['ada'], []],
  ])('notifies %s', (_, mentioned, referral, expected) => {
    expect(summarise(draftsOfPost({ actorId: 'ada', postId: 'p', mentioned, referral }))).toEqual(expected);
  });
});

describe('draftsOfComment', () => {
  it.each<[string, string, string[], string[]]>([
    ["the post's author", 'bob', [], ['bob reply']],
    ['a mentioned post author once', 'bob', ['bob', 'cy'], ['bob mention', 'cy mention']],
    ['no users of a comment on the own post', 'ada', [], []],
    ['mentioned users on the own post', 'ada', ['cy', 'ada'], ['cy mention']],
  ])('notifies %s', (_, postAuthorId, mentioned, expected) => {
    const drafts = draftsOfComment({ actorId: 'ada', postId: 'p', postAuthorId, commentId: 'c', mentioned });

    expect(summarise(drafts)).toEqual(expected);
  });
});

describe('draftsOfRewards', () => {
  const nothing = { userId: 'bob', xpGained: 5, completedTasks: [], achievements: [] };

  it('notifies of levels and achievements, but not of XP alone', () => {
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
  ])('formats %j as "%s"', (given, text) => {
    expect(textOf(given)).toBe(text);
  });
});
