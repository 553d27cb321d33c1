import type { ComponentProps, ReactNode } from 'react';

import { messages } from '../../messages';
import { Avatar } from '../Avatar';
import { RelativeTime } from '../RelativeTime';
import {
  StyledAbout,
  StyledActions,
  StyledHeader,
  StyledMeta,
  StyledName,
  StyledNames,
  StyledNoAbout,
  StyledPerson,
  StyledStat,
  StyledStats,
} from './ProfileHeader.styles';

const texts = messages.profile;

/** What the header reads of a user; names of the wire, spec section 3. */
export interface ProfileUser {
  name: string;
  username?: string | undefined;
  profilePicture?: string | undefined;
  /** What they say about themselves. */
  about?: string | undefined;
  /** ISO 8601. */
  joinedOn?: string | undefined;
  xp?: number | undefined;
  /** @default 1 */
  level?: number | undefined;
  /** @default 'Newbie' */
  rank?: string | undefined;
  /** In days. */
  loginStreak?: number | undefined;
  postsCount?: number | undefined;
  commentsCount?: number | undefined;
  likesGivenCount?: number | undefined;
  referredBy?: string | undefined;
  referredUsersCount?: number | undefined;
}

export interface ProfileHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  user: ProfileUser;
  /** The owner's own: referral code, account settings. */
  actions?: ReactNode;
  /** The way to the next level, such as a `Progress`. */
  progress?: ReactNode;
}

/** Who a profile is about, and the numbers (spec section 2, Profile). Renders a `<header>`. */
export function ProfileHeader({ user, actions, progress, ...props }: ProfileHeaderProps) {
  const count = (amount = 0) => amount.toLocaleString('en');
  const stats = [
    [texts.xp, count(user.xp)],
    [texts.level, count(user.level ?? 1)],
    [texts.rank, user.rank ?? texts.newbie],
    [texts.loginStreak, texts.days(user.loginStreak ?? 0)],
    [texts.posts, count(user.postsCount)],
    [texts.comments, count(user.commentsCount)],
    [texts.likesGiven, count(user.likesGivenCount)],
    [texts.referredBy, user.referredBy ?? texts.nobody],
    [texts.usersReferred, count(user.referredUsersCount)],
  ] as const;

  return (
    <StyledHeader {...props}>
      <StyledPerson>
        <Avatar name={user.name} src={user.profilePicture} size={72} />
        <StyledNames>
          <StyledName tabIndex={-1}>{user.name}</StyledName>
          <StyledMeta>
            {user.username !== undefined && user.username !== '' && <span>@{user.username}</span>}
            {user.joinedOn !== undefined && (
              <span>
                {texts.joined} <RelativeTime date={user.joinedOn} />
              </span>
            )}
          </StyledMeta>
        </StyledNames>
        {actions !== undefined && <StyledActions>{actions}</StyledActions>}
      </StyledPerson>
      {user.about ? (
        <StyledAbout dir="auto">{user.about}</StyledAbout>
      ) : (
        <StyledNoAbout>{texts.noBio}</StyledNoAbout>
      )}
      {progress}
      <StyledStats>
        {stats.map(([label, value]) => (
          <StyledStat key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </StyledStat>
        ))}
      </StyledStats>
    </StyledHeader>
  );
}
