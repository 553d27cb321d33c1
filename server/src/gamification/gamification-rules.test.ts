import fc from 'fast-check';
import type { Vote } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import type { Activity } from '../activity/activity';
import {
  achievements,
  dayOf,
  isManual,
  isTaskDone,
  levelOf,
  newAchievements,
  filterPayable,
  paymentsFor,
  rankOf,
  ranks,
  referralPayment,
  shownStreak,
  streakAfter,
  tasks,
  taskWithId,
  xpCauses,
  xpOfLevel,
  type Actor,
  type Payment,
  type MemberStats,
} from './gamification-rules';

const day = '2026-11-21';
const actorId = 'ada';
const postId = 'p1';
const stranger: Actor = { about: '', picture_url: null, social_links: {}, referred_by: null };
const post: Activity = { kind: 'post created', actorId, postId, body: '' };
const commentOn = (postAuthorId: string): Activity => ({
  kind: 'comment created',
  actorId,
  postId,
  postAuthorId,
  commentId: 'c1',
  body: '',
});
const voteOn = (postAuthorId: string, after: Vote | null): Activity => ({
  kind: 'post voted',
  actorId,
  postId,
  postAuthorId,
  after,
});
const profile: Activity = { kind: 'profile changed', actorId };

const visit = ['task', `daily-visit ${day}`, 5];
const short = ({ cause, reference, amount }: Payment) => [cause, reference, amount];

describe('dayOf', () => {
  it.each([
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['2026-11-21T00:30:00.000+01:00', '2026-11-20'],
  ])('of %s is %s in UTC', (moment, expected) => {
    expect(dayOf(new Date(moment))).toBe(expected);
  });
});

describe('paymentsFor', () => {
  const complete: Actor = {
    ...stranger,
    about: 'Hi',
    picture_url: '/media/x',
    social_links: { x: 'https://x' },
  };
  const referred: Actor = { ...stranger, referred_by: 'bob' };

  it.each<[string, Activity, Actor, unknown[]]>([
    ['signing up', { kind: 'signed up', actorId }, stranger, [visit]],
    ['signing up by referral, without extra XP', { kind: 'signed up', actorId }, referred, [visit]],
    ['logging in', { kind: 'logged in', actorId }, stranger, [visit]],
    ['a post', post, stranger, [['post', postId, 10], visit, ['task', `daily-post ${day}`, 10]]],
    [
      'a comment',
      commentOn('bob'),
      stranger,
      [['comment', postId, 5], visit, ['task', `daily-comment ${day}`, 5]],
    ],
    [
      "a comment on one's own post",
      commentOn(actorId),
      stranger,
      [visit, ['task', `daily-comment ${day}`, 5]],
    ],
    [
      'an up-vote',
      voteOn('bob', 'upVote'),
      stranger,
      [['vote', postId, 1], visit, ['task', `daily-vote ${day}`, 5]],
    ],
    [
      'a down-vote',
      voteOn('bob', 'downVote'),
      stranger,
      [['vote', postId, 1], visit, ['task', `daily-vote ${day}`, 5]],
    ],
    ['withdrawing a vote', voteOn('bob', null), stranger, [visit]],
    [
      "a vote on one's own post",
      voteOn(actorId, 'upVote'),
      stranger,
      [visit, ['task', `daily-vote ${day}`, 5]],
    ],
    ['an incomplete profile', profile, { ...complete, about: '' }, [visit]],
    ['a profile without picture', profile, { ...complete, picture_url: null }, [visit]],
    ['a profile without link', profile, { ...complete, social_links: { x: '' } }, [visit]],
    ['a complete profile', profile, complete, [visit, ['task', 'complete-profile', 25]]],
    [
      'a daily manual task',
      { kind: 'task completed', actorId, taskId: 'like-and-repost' },
      stranger,
      [visit, ['task', `like-and-repost ${day}`, 10]],
    ],
    [
      'another manual task',
      { kind: 'task completed', actorId, taskId: 'join-group' },
      stranger,
      [visit, ['task', 'join-group', 20]],
    ],
    [
      "a newcomer's post",
      post,
      referred,
      [['post', postId, 10], ['referred', 'bob', 20], visit, ['task', `daily-post ${day}`, 10]],
    ],
    [
      "a newcomer's comment",
      commentOn('bob'),
      referred,
      [['comment', postId, 5], ['referred', 'bob', 20], visit, ['task', `daily-comment ${day}`, 5]],
    ],
    [
      "a newcomer's vote",
      voteOn('bob', 'upVote'),
      referred,
      [['vote', postId, 1], visit, ['task', `daily-vote ${day}`, 5]],
    ],
    [
      'a self-referral, without extra XP',
      post,
      { ...stranger, referred_by: actorId },
      [['post', postId, 10], visit, ['task', `daily-post ${day}`, 10]],
    ],
  ])('pays for %s', (_name, activity, actor, expected) => {
    expect(paymentsFor(activity, actor, day).map(short)).toEqual(expected);
  });

  it('pays the referrer for the newcomer', () => {
    expect(short(referralPayment('ada'))).toEqual(['referral', 'ada', 50]);
  });
});

describe('filterPayable', () => {
  const causes = Object.keys(xpCauses) as (keyof typeof xpCauses)[];
  const earlier = (cause: keyof typeof xpCauses, count: number) =>
    Array.from({ length: count }, (_, n) => ({ cause, reference: `r${n}` }));

  it.each(causes)('caps %s per day without affecting other causes', (cause) => {
    const wanted: Payment = { cause, reference: 'new', amount: 1 };
    const { dailyCap } = xpCauses[cause];
    const other = causes.find((name) => name !== cause) ?? expect.fail('there is only one cause');

    expect(filterPayable([wanted], earlier(cause, dailyCap - 1))).toEqual([wanted]);
    expect(filterPayable([wanted], earlier(cause, dailyCap))).toEqual([]);
    expect(filterPayable([wanted], earlier(other, 100))).toEqual([wanted]);
  });

  it('never pays a cause twice per reference', () => {
    const wanted: Payment = { cause: 'vote', reference: 'r0', amount: 1 };

    expect(filterPayable([wanted], earlier('vote', 1))).toEqual([]);
  });

  it('does not cap tasks, which pay once each', () => {
    const wanted: Payment = { cause: 'task', reference: 'new', amount: 5 };
    const done = Array.from({ length: 100 }, (_, n) => ({ cause: 'task' as const, reference: `t${n}` }));

    expect(filterPayable([wanted], done)).toEqual([wanted]);
    expect(filterPayable([{ ...wanted, reference: 't7' }], done)).toEqual([]);
  });
});

describe('tasks', () => {
  it('have unique ids and pay XP', () => {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    for (const { xpReward } of tasks) expect(xpReward).toBeGreaterThan(0);
  });

  // @spec 2.72
  it('include one daily and two other manual tasks', () => {
    expect(tasks.filter(isManual).map(({ criterion, type }) => [criterion, type])).toEqual([
      ['like-and-repost', 'daily'],
      ['follow-account', 'other'],
      ['join-group', 'other'],
    ]);
  });

  it.each([
    ['daily-comment', undefined, false],
    ['daily-comment', '2026-11-20', false],
    ['daily-comment', day, true],
    ['join-group', undefined, false],
    ['join-group', '2026-01-01', true],
  ])('%s, last done on %s: done today is %s', (id, doneOn, expected) => {
    const task = taskWithId(id) ?? expect.fail(`there is no task ${id}`);

    expect(isTaskDone(task, doneOn, day)).toBe(expected);
  });

  it('are not found by an unknown id', () => {
    expect(taskWithId('get-rich')).toBeUndefined();
  });
});

describe('the login streak', () => {
  it.each([
    ['the first day ever', { days: 0, lastDay: null }, 1, day],
    ['the same day again', { days: 4, lastDay: day }, 4, day],
    ['the next day', { days: 4, lastDay: '2026-11-20' }, 5, day],
    ['a gap of one day', { days: 4, lastDay: '2026-11-19' }, 1, day],
    ['an earlier day', { days: 4, lastDay: '2026-11-22' }, 4, '2026-11-22'],
  ])('after %s', (_name, before, days, lastDay) => {
    expect(streakAfter(before, day)).toEqual({ days, lastDay });
  });

  it('continues across the end of a month and a leap day', () => {
    expect(streakAfter({ days: 1, lastDay: '2028-02-28' }, '2028-02-29').days).toBe(2);
    expect(streakAfter({ days: 2, lastDay: '2028-02-29' }, '2028-03-01').days).toBe(3);
  });

  it.each([
    ['there was no activity', { days: 0, lastDay: null }, 0],
    ['there was activity today', { days: 3, lastDay: day }, 3],
    ['it can still be continued today', { days: 3, lastDay: '2026-11-20' }, 3],
    ['it has lapsed', { days: 3, lastDay: '2026-11-19' }, 0],
  ])('is shown correctly when %s', (_name, streak, expected) => {
    expect(shownStreak(streak, day)).toBe(expected);
  });
});

describe('levels and ranks', () => {
  it.each([
    [0, 1],
    [49, 1],
    [50, 2],
    [149, 2],
    [150, 3],
    [2_249, 9],
    [2_250, 10],
  ])('%d XP make level %d', (xp, level) => {
    expect(levelOf(xp)).toBe(level);
  });

  it('begin exactly at xpOfLevel', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9_000 }), (level) => {
        expect(levelOf(xpOfLevel(level))).toBe(level);
        expect(levelOf(xpOfLevel(level) - 1)).toBe(level - 1);
      }),
    );
  });

  it.each([
    [1, 'Newbie'],
    [2, 'Newbie'],
    [3, 'Hodler'],
    [14, 'Analyst'],
    [15, 'Whale'],
    [39, 'Alpha'],
    [1_000, 'Satoshi'],
  ])('level %d is a %s', (level, rank) => {
    expect(rankOf(level)).toBe(rank);
  });

  it('lists ranks from the highest to Newbie', () => {
    const levels = ranks.map(({ fromLevel }) => fromLevel);

    expect(levels).toEqual([...levels].sort((a, b) => b - a));
    expect(ranks.at(-1)).toEqual({ name: 'Newbie', fromLevel: 1 });
  });
});

describe('achievements', () => {
  const nothing: MemberStats = {
    posts: 0,
    comments: 0,
    likesGiven: 0,
    streakDays: 0,
    level: 1,
    referrals: 0,
  };
  const ids = (stats: Partial<MemberStats>, earned: string[] = []) =>
    newAchievements({ ...nothing, ...stats }, earned).map(({ id }) => id);

  it.each<[Partial<MemberStats>, string[]]>([
    [{}, []],
    [{ posts: 1 }, ['first-post']],
    [{ posts: 24 }, ['first-post']],
    [{ posts: 25 }, ['first-post', 'posts-25']],
    [{ comments: 1 }, ['first-comment']],
    [{ comments: 100 }, ['first-comment', 'comments-100']],
    [{ likesGiven: 49 }, []],
    [{ likesGiven: 50 }, ['likes-50']],
    [{ streakDays: 6 }, []],
    [{ streakDays: 7 }, ['streak-7']],
    [{ streakDays: 30 }, ['streak-7', 'streak-30']],
    [{ referrals: 1 }, ['first-referral']],
    [{ level: 5 }, ['level-5']],
    [{ level: 10 }, ['level-5', 'level-10']],
  ])('%j earns %j', (stats, expected) => {
    expect(ids(stats)).toEqual(expected);
  });

  it('are earned once', () => {
    expect(ids({ posts: 25 }, ['first-post'])).toEqual(['posts-25']);
    expect(ids({ posts: 25 }, ['first-post', 'posts-25'])).toEqual([]);
  });

  it('have unique ids', () => {
    expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length);
  });
});
