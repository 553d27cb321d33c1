import type { User, UserMatch } from '@alphazone/client';

import type { Profile, UserSearchRow } from './accounts-repository';

/** A user as lists show it. XP, level and rank are what everybody begins with. */
export function presentUser(row: Profile): User {
  return {
    _id: row.id,
    name: row.name,
    ...(row.username !== null && { username: row.username }),
    about: row.about,
    tags: row.tags,
    ...(row.picture_url !== null && { profilePicture: row.picture_url }),
    socialLinks: row.social_links,
    xp: 0,
    level: 1,
    rank: 'Newbie',
    postsCount: row.posts_count,
    commentsCount: row.comments_count,
    likesGivenCount: row.likes_given_count,
    referredBy: row.referrer_name,
    referredUsersCount: row.referred_count,
    joinedOn: row.joined_on.toISOString(),
  };
}

/** A user as its profile shows it; the referral code only to itself. */
export function presentProfile(row: Profile, isOwn: boolean): User {
  return {
    ...presentUser(row),
    ...(isOwn && { referralCode: row.referral_code }),
    achievements: [],
    tasks: [],
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
