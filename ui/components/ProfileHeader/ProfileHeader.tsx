import type { ComponentProps, ReactNode } from 'react';

import { messages } from '../../messages';
import { Avatar } from '../Avatar';
import { RelativeTime } from '../RelativeTime';
import { StatList } from '../StatList';
import {
  StyledActions,
  StyledHeader,
  StyledMeta,
  StyledName,
  StyledNames,
  StyledPerson,
} from './ProfileHeader.styles';

const texts = messages.profile;

/** What the header reads of a user; names of the wire, spec section 3. */
export interface ProfileUser {
  name: string;
  username?: string | undefined;
  profilePicture?: string | undefined;
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
    { label: texts.xp, value: count(user.xp) },
    { label: texts.level, value: count(user.level ?? 1) },
    { label: texts.rank, value: user.rank ?? texts.newbie },
    { label: texts.loginStreak, value: texts.days(user.loginStreak ?? 0) },
    { label: texts.posts, value: count(user.postsCount) },
    { label: texts.comments, value: count(user.commentsCount) },
    { label: texts.likesGiven, value: count(user.likesGivenCount) },
    { label: texts.referredBy, value: user.referredBy ?? texts.nobody },
    { label: texts.usersReferred, value: count(user.referredUsersCount) },
  ];

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
      {progress}
      <StatList stats={stats} />
    </StyledHeader>
  );
}
