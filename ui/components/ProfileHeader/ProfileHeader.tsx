import type { ComponentProps, ReactNode } from 'react';

import { formatNumber } from '../../forum/formatNumber';
import { useMessages, type Messages } from '../../theme/MessagesProvider';
import { Avatar } from '../Avatar';
import { Progress } from '../Progress';
import { RelativeTime } from '../RelativeTime';
import { StatList, type Stat } from '../StatList';
import {
  StyledActions,
  StyledHeader,
  StyledMeta,
  StyledName,
  StyledNames,
  StyledNextLevel,
  StyledPerson,
} from './ProfileHeader.styles';

export interface ProfileUser {
  name: string;
  username?: string | undefined;
  profilePicture?: string | undefined;
  /** ISO 8601. */
  joinedOn?: string | undefined;
  xp?: number | undefined;
  /** @default 1 */
  level?: number | undefined;
  /** XP at which the level begins. */
  levelXp?: number | undefined;
  /** XP at which the next level begins. Absent: no bar. */
  nextLevelXp?: number | undefined;
  /** @default 'Newbie' */
  rank?: string | undefined;
  /** In days. */
  loginStreak?: number | undefined;
  postsCount?: number | undefined;
  commentsCount?: number | undefined;
  likesGivenCount?: number | undefined;
  referredBy?: string | null | undefined;
  referredUsersCount?: number | undefined;
}

export interface ProfileHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The user. */
  user: ProfileUser;
  /** Content for the profile's owner: referral code, account settings. */
  actions?: ReactNode;
  /** Figures below the name; an empty list leaves them out. @default XP, level, rank and the other figures of `user` */
  stats?: readonly Stat[] | undefined;
}

/** Name, avatar and statistics of a user. Renders a `<header>`. */
export function ProfileHeader({ user, actions, stats, ...props }: ProfileHeaderProps) {
  const texts = useMessages().profile;
  return (
    <StyledHeader {...props}>
      <StyledPerson>
        <Avatar name={user.name} src={user.profilePicture} size={72} />
        <StyledNames>
          <StyledName tabIndex={-1}>{user.name}</StyledName>
          <StyledMeta>
            {user.username !== undefined && user.username !== '' && <bdi>@{user.username}</bdi>}
            {user.joinedOn !== undefined && (
              <span>
                {texts.joined} <RelativeTime date={user.joinedOn} />
              </span>
            )}
          </StyledMeta>
        </StyledNames>
        {actions && <StyledActions>{actions}</StyledActions>}
      </StyledPerson>
      {!stats && user.nextLevelXp !== undefined && <NextLevel {...user} nextLevelXp={user.nextLevelXp} />}
      <StatList stats={stats ?? forumStats(user, texts)} />
    </StyledHeader>
  );
}

function NextLevel({
  xp = 0,
  level = 1,
  levelXp = 0,
  nextLevelXp,
}: Pick<ProfileUser, 'xp' | 'level' | 'levelXp'> & { nextLevelXp: number }) {
  const label = useMessages().profile.toLevel(nextLevelXp - xp, level + 1);
  return (
    <StyledNextLevel>
      <Progress label={label} value={xp - levelXp} max={nextLevelXp - levelXp} />
      <span aria-hidden>{label}</span>
    </StyledNextLevel>
  );
}

function forumStats(user: ProfileUser, texts: Messages['profile']): readonly Stat[] {
  const count = (amount = 0) => formatNumber(amount);
  return [
    { label: texts.xp, value: count(user.xp) },
    { label: texts.level, value: count(user.level ?? 1) },
    { label: texts.rank, value: user.rank === undefined ? texts.newbie : texts.rankName(user.rank) },
    { label: texts.loginStreak, value: texts.days(user.loginStreak ?? 0) },
    { label: texts.posts, value: count(user.postsCount) },
    { label: texts.comments, value: count(user.commentsCount) },
    { label: texts.likesGiven, value: count(user.likesGivenCount) },
    { label: texts.referredBy, value: user.referredBy ?? texts.nobody },
    { label: texts.usersReferred, value: count(user.referredUsersCount) },
  ];
}
