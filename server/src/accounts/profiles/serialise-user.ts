import type { User, UserMatch } from '@alphazone/client';

import {
  dayOf,
  levelOf,
  rankOf,
  shownStreak,
  xpOfLevel,
  type TaskLinks,
} from '../../gamification/gamification-rules';
import { serialiseAchievements, serialiseTasks } from '../../gamification/serialise-progress';
import type { Progress } from '../../gamification/progress-repository';
import type { Profile, UserSearchRow } from '../accounts-repository';
import { serialiseFields } from './profile-fields';

export function serialiseUser(row: Profile, now: Date): User {
  const level = levelOf(row.xp);
  return {
    _id: row.id,
    ...serialiseFields(row),
    name: row.name,
    xp: row.xp,
    level,
    levelXp: xpOfLevel(level),
    nextLevelXp: xpOfLevel(level + 1),
    rank: rankOf(level),
    loginStreak: shownStreak({ days: row.streak_days, lastDay: row.streak_day }, dayOf(now)),
    postsCount: row.posts_count,
    commentsCount: row.comments_count,
    likesGivenCount: row.likes_given_count,
    referredBy: row.referrer_name,
    referredUsersCount: row.referred_count,
    joinedOn: row.joined_on.toISOString(),
  };
}

/** Only the owner gets the referral code. */
export function serialiseProfile(
  row: Profile,
  { achievements, tasksDone }: Progress,
  { isOwn, now, taskLinks }: { isOwn: boolean; now: Date; taskLinks: TaskLinks },
): User {
  return {
    ...serialiseUser(row, now),
    ...(isOwn && { referralCode: row.referral_code }),
    achievements: serialiseAchievements(achievements),
    tasks: serialiseTasks(tasksDone, dayOf(now), taskLinks),
  };
}

export function serialiseMatch(row: UserSearchRow): UserMatch {
  return {
    _id: row.id,
    name: row.name,
    ...(row.username !== null && { username: row.username }),
    ...(row.picture_url !== null && { profilePicture: row.picture_url }),
  };
}
