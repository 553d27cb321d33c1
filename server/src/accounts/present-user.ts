import type { User, UserMatch } from '@alphazone/client';

import { levelOf, rankOf, shownStreak, type Day } from '../gamification/gamification-rules';
import { presentAchievements, presentTasks, type TaskLinks } from '../gamification/present-progress';
import type { Progress } from '../gamification/progress-repository';
import type { Profile, UserSearchRow } from './accounts-repository';

/** A user as lists show it on a day. */
export function presentUser(row: Profile, day: Day): User {
  const level = levelOf(row.xp);
  return {
    _id: row.id,
    name: row.name,
    ...(row.username !== null && { username: row.username }),
    about: row.about,
    tags: row.tags,
    ...(row.picture_url !== null && { profilePicture: row.picture_url }),
    socialLinks: row.social_links,
    xp: row.xp,
    level,
    rank: rankOf(level),
    loginStreak: shownStreak({ days: row.streak_days, lastDay: row.streak_day }, day),
    postsCount: row.posts_count,
    commentsCount: row.comments_count,
    likesGivenCount: row.likes_given_count,
    referredBy: row.referrer_name,
    referredUsersCount: row.referred_count,
    joinedOn: row.joined_on.toISOString(),
  };
}

/** A user as its profile shows it; the referral code only to itself. */
export function presentProfile(
  row: Profile,
  { achievements, tasksDone }: Progress,
  { isOwn, day, taskLinks }: { isOwn: boolean; day: Day; taskLinks: TaskLinks },
): User {
  return {
    ...presentUser(row, day),
    ...(isOwn && { referralCode: row.referral_code }),
    achievements: presentAchievements(achievements),
    tasks: presentTasks(tasksDone, day, taskLinks),
  };
}

/** A user as mention suggestions show it. */
export function presentMatch(row: UserSearchRow): UserMatch {
  return {
    _id: row.id,
    name: row.name,
    ...(row.username !== null && { username: row.username }),
    ...(row.picture_url !== null && { profilePicture: row.picture_url }),
  };
}
