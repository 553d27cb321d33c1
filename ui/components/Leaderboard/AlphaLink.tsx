import type { LeaderboardEntry } from '../../forum/entities';
import { Link } from '../Link';
import { Tooltip } from '../Tooltip';

export interface AlphaLinkProps {
  entry: LeaderboardEntry;
  userHref: ((id: string) => string) | undefined;
}

export function AlphaLink({ entry, userHref }: AlphaLinkProps) {
  if (!userHref) {
    return (
      <Tooltip content={entry.name} isText repeatsName>
        <bdi>{entry.name}</bdi>
      </Tooltip>
    );
  }
  return (
    <Tooltip content={entry.name} repeatsName>
      <Link tone="text" href={userHref(entry.id)}>
        <bdi>{entry.name}</bdi>
      </Link>
    </Tooltip>
  );
}
