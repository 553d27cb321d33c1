import type { Site } from '@alphazone/client';
import { kinds } from '@alphazone/client/kinds';

import type { Activity } from '../activity/activity';
import { dayMs } from '../time/durations';

/** A UTC day such as `2026-11-21`. Days sort as text. */
export type Day = string;

export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);

const dayBefore = (day: Day): Day => dayOf(new Date(Date.parse(day) - dayMs));

/** Each pays once per reference, even after a deletion or a withdrawn vote: repeating gains nothing. */
export const xpCauses = {
  post: { amount: 10, dailyCap: 3, description: 'Publishing a post', reference: 'post' },
  comment: {
    amount: 5,
    dailyCap: 10,
    description: "Commenting on another member's post",
    reference: 'post',
  },
  vote: { amount: 1, dailyCap: 20, description: "Voting on another member's post", reference: 'post' },
  referral: {
    amount: 50,
    dailyCap: 5,
    description: 'Having referred a newcomer, with their first post or comment',
    reference: 'newcomer',
  },
  referred: {
    amount: 20,
    dailyCap: 1,
    description: 'Having been referred, with the first post or comment',
    reference: 'referrer',
  },
} as const;

export type XpCause = keyof typeof xpCauses | 'task';

export interface Payment {
  cause: XpCause;
  reference: string;
  amount: number;
  task?: TaskRule;
}

/** The cause may come from an older version. */
export interface Paid {
  cause: string;
  reference: string;
}

/** Expects at most one of each cause in `wanted`, except tasks. */
export function filterPayable(wanted: readonly Payment[], paidToday: readonly Paid[]): Payment[] {
  return wanted.filter(({ cause, reference }) => {
    const earlier = paidToday.filter((paid) => paid.cause === cause);
    const isBelowCap = cause === 'task' || earlier.length < xpCauses[cause].dailyCap;
    return isBelowCap && !earlier.some((paid) => paid.reference === reference);
  });
}

const payment = (cause: keyof typeof xpCauses, reference: string): Payment => ({
  cause,
  reference,
  amount: xpCauses[cause].amount,
});

export const referralPayment = (newcomerId: string): Payment => payment('referral', newcomerId);

export interface Actor {
  about: string;
  picture_url: string | null;
  social_links: Readonly<Record<string, string>>;
  referred_by: string | null;
}

/** Ignores caps and earlier payments: `filterPayable` applies them. */
export function paymentsFor(activity: Activity, actor: Actor, day: Day): Payment[] {
  const done = tasksDoneBy(activity, actor).map((task) => taskPayment(task, day));
  return [...ownPayments(activity, actor), ...done];
}

function ownPayments(activity: Activity, actor: Actor): Payment[] {
  const { kind, actorId } = activity;
  switch (kind) {
    case 'post created':
      return [payment('post', activity.postId), ...referredPayments(actorId, actor)];
    case 'comment created':
      return [
        ...(activity.postAuthorId === actorId ? [] : [payment('comment', activity.postId)]),
        ...referredPayments(actorId, actor),
      ];
    case 'post voted':
      return activity.after === null || activity.postAuthorId === actorId
        ? []
        : [payment('vote', activity.postId)];
    case 'signed up':
    case 'logged in':
    case 'profile changed':
    case 'task completed':
      return [];
  }
}

const referredPayments = (actorId: string, { referred_by }: Actor): Payment[] =>
  referred_by === null || referred_by === actorId ? [] : [payment('referred', referred_by)];

type ManualCriterion = (typeof kinds.manualCriterion)[number];

type Criterion = 'visit' | 'vote' | 'comment' | 'post' | 'complete-profile' | ManualCriterion;

export interface TaskRule {
  /** Stored in the database, so it never changes. */
  id: string;
  /** A daily task can be done once per UTC day, another task once. */
  type: (typeof kinds.taskType)[number];
  description: string;
  criterion: Criterion;
  xpReward: number;
}

export const tasks: readonly TaskRule[] = [
  {
    id: 'daily-visit',
    type: 'daily',
    description: 'Log in or take part',
    criterion: 'visit',
    xpReward: 5,
  },
  { id: 'daily-vote', type: 'daily', description: 'Vote on a post', criterion: 'vote', xpReward: 5 },
  { id: 'daily-comment', type: 'daily', description: 'Comment on a post', criterion: 'comment', xpReward: 5 },
  { id: 'daily-post', type: 'daily', description: 'Publish a post', criterion: 'post', xpReward: 10 },
  {
    id: 'like-and-repost',
    type: 'daily',
    description: 'Like and repost our latest news',
    criterion: 'like-and-repost',
    xpReward: 10,
  },
  {
    id: 'complete-profile',
    type: 'other',
    description: 'Complete your profile with a bio, a picture and a link',
    criterion: 'complete-profile',
    xpReward: 25,
  },
  {
    id: 'follow-account',
    type: 'other',
    description: 'Follow our account',
    criterion: 'follow-account',
    xpReward: 20,
  },
  { id: 'join-group', type: 'other', description: 'Join our group', criterion: 'join-group', xpReward: 20 },
];

export const taskWithId = (id: string): TaskRule | undefined => tasks.find((task) => task.id === id);

const isManualCriterion = (criterion: Criterion): criterion is ManualCriterion =>
  kinds.manualCriterion.some((manual) => manual === criterion);

export const isManual = ({ criterion }: TaskRule): boolean => isManualCriterion(criterion);

export type TaskLinks = Site['tasks'];

const linkSettings = {
  'like-and-repost': 'likeAndRepost',
  'follow-account': 'followAccount',
  'join-group': 'joinGroup',
} as const satisfies Record<ManualCriterion, keyof NonNullable<TaskLinks>>;

export const taskLink = ({ criterion }: TaskRule, links: TaskLinks): string | undefined =>
  isManualCriterion(criterion) ? links?.[linkSettings[criterion]] : undefined;

/** Communities offer only manual tasks with a link. */
export const isOffered = (task: TaskRule, links: TaskLinks): boolean =>
  !isManual(task) || taskLink(task, links) !== undefined;

export const isTaskDone = ({ type }: TaskRule, doneOn: Day | undefined, day: Day): boolean =>
  doneOn !== undefined && (type === 'other' || doneOn >= day);

export const taskMessage = ({ description }: TaskRule): string => `Task completed: ${description}.`;

/** A daily task has a new reference each day, so that it can pay again. */
const taskPayment = (task: TaskRule, day: Day): Payment => ({
  cause: 'task',
  reference: task.type === 'daily' ? `${task.id} ${day}` : task.id,
  amount: task.xpReward,
  task,
});

function tasksDoneBy(activity: Activity, actor: Actor): TaskRule[] {
  const met = criteriaMetBy(activity, actor);
  return tasks.filter(
    (task) =>
      met.includes(task.criterion) || (activity.kind === 'task completed' && activity.taskId === task.id),
  );
}

/** Every activity counts as a visit. */
function criteriaMetBy(activity: Activity, actor: Actor): Criterion[] {
  switch (activity.kind) {
    case 'post created':
      return ['visit', 'post'];
    case 'comment created':
      return ['visit', 'comment'];
    case 'post voted':
      return activity.after === null ? ['visit'] : ['visit', 'vote'];
    case 'profile changed':
      return isProfileComplete(actor) ? ['visit', 'complete-profile'] : ['visit'];
    case 'signed up':
    case 'logged in':
    case 'task completed':
      return ['visit'];
  }
}

const isProfileComplete = ({ about, picture_url, social_links }: Actor): boolean =>
  about !== '' && picture_url !== null && Object.values(social_links).some((link) => link !== '');

export interface Streak {
  days: number;
  lastDay: Day | null;
}

/** Only a later day changes it. */
export function streakAfter(streak: Streak, day: Day): Streak {
  if (streak.lastDay !== null && day <= streak.lastDay) return streak;
  return { days: streak.lastDay === dayBefore(day) ? streak.days + 1 : 1, lastDay: day };
}

/** 0 when it has lapsed. */
export const shownStreak = ({ days, lastDay }: Streak, day: Day): number =>
  lastDay !== null && lastDay >= dayBefore(day) ? days : 0;

/** Each level takes 50 XP more than the previous one. */
export const xpOfLevel = (level: number): number => 25 * level * (level - 1);

export const levelOf = (xp: number): number => Math.floor((1 + Math.sqrt(1 + (4 * xp) / 25)) / 2);

const lowestRank = { name: 'Newbie', fromLevel: 1 } as const;

export const ranks = [
  { name: 'Satoshi', fromLevel: 40 },
  { name: 'Alpha', fromLevel: 25 },
  { name: 'Whale', fromLevel: 15 },
  { name: 'Analyst', fromLevel: 10 },
  { name: 'Trader', fromLevel: 6 },
  { name: 'Hodler', fromLevel: 3 },
  lowestRank,
] as const;

export const rankOf = (level: number): string =>
  (ranks.find(({ fromLevel }) => level >= fromLevel) ?? lowestRank).name;

/** What achievements depend on. */
export interface MemberStats {
  posts: number;
  comments: number;
  likesGiven: number;
  streakDays: number;
  level: number;
  referrals: number;
}

export interface AchievementRule {
  /** Stored in the database, so it never changes. */
  id: string;
  name: string;
  description: string;
  isEarned: (stats: MemberStats) => boolean;
}

const reaching = (
  id: string,
  name: string,
  description: string,
  of: keyof MemberStats,
  atLeast: number,
): AchievementRule => ({ id, name, description, isEarned: (stats) => stats[of] >= atLeast });

export const achievements: readonly AchievementRule[] = [
  reaching('first-post', 'Genesis Block', 'Published a first post', 'posts', 1),
  reaching('posts-25', 'Block Producer', 'Published 25 posts', 'posts', 25),
  reaching('first-comment', 'Joined the Talk', 'Wrote a first comment', 'comments', 1),
  reaching('comments-100', 'Voice of the Community', 'Wrote 100 comments', 'comments', 100),
  reaching('likes-50', 'Generous', 'Gave 50 likes', 'likesGiven', 50),
  reaching('streak-7', 'Seven Candles', 'Came by on 7 days in a row', 'streakDays', 7),
  reaching('streak-30', 'Diamond Hands', 'Came by on 30 days in a row', 'streakDays', 30),
  reaching('first-referral', 'Ambassador', 'Referred a member who takes part', 'referrals', 1),
  reaching('level-5', 'On the Rise', 'Reached level 5', 'level', 5),
  reaching('level-10', 'To the Moon', 'Reached level 10', 'level', 10),
];

export const newAchievements = (stats: MemberStats, earned: readonly string[]): AchievementRule[] =>
  achievements.filter(({ id, isEarned }) => !earned.includes(id) && isEarned(stats));
