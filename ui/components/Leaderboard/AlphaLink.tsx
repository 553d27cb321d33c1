import type { LeaderboardEntry } from '../../forum/entities';
import { Link } from '../Link';

export interface AlphaLinkProps {
  entry: LeaderboardEntry;
  /** Absent: the name leads nowhere. */
  userHref: ((id: string) => string) | undefined;
}

/** The name of a member on the leaderboard, and the way to the profile. */
export function AlphaLink({ entry, userHref }: AlphaLinkProps) {
  if (!userHref) {
    return <bdi title={entry.name}>{entry.name}</bdi>;
  }
  return (
    <Link tone="text" href={userHref(entry.id)} title={entry.name}>
      <bdi>{entry.name}</bdi>
    </Link>
  );
}
