import { Trophy } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';

import type { LeaderboardEntry } from '../../forum/entities';
import { userPath } from '../../forum/paths';
import { useCryptoMessages } from '../../theme/CryptoMessagesProvider';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Pill } from '../Pill';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { StyledHeader, StyledLeaderboard, StyledSkeletons } from './Leaderboard.styles';
import { LeaderboardTable } from './LeaderboardTable';
import { Podium } from './Podium';

const firstRows = 5;

export interface LeaderboardProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The entries, best first. Absent while loading and after a failure. */
  entries?: readonly LeaderboardEntry[] | undefined;
  /** Whether loading failed. @default false */
  isFailed?: boolean;
  /** Called to retry after a failure. */
  onRetry?: (() => void) | undefined;
  /** Whether this is sample data, whose names are not links. @default false */
  isSample?: boolean;
  /** The heading. @default 'Top Alphas' */
  title?: string;
  /** Returns the URL of a user. @default `/Users/{id}` */
  userHref?: (userId: string) => string;
}

/** The leaderboard: a podium and an expandable table. Renders a `<section>`. */
export function Leaderboard({
  entries,
  isFailed = false,
  onRetry,
  isSample = false,
  title,
  userHref = userPath,
  ...props
}: LeaderboardProps) {
  const texts = useCryptoMessages().leaderboard;
  const titleId = useId();
  const tableId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const href = isSample ? undefined : userHref;

  return (
    <StyledLeaderboard aria-labelledby={titleId} {...props}>
      <StyledHeader>
        <h2 id={titleId}>{title ?? texts.title}</h2>
        {isSample && <Pill>{texts.sample}</Pill>}
      </StyledHeader>
      {entries === undefined &&
        (isFailed ? <ErrorState onRetry={onRetry}>{texts.failed}</ErrorState> : <LoadingRows />)}
      {entries?.length === 0 && <EmptyState icon={<Trophy />}>{texts.none}</EmptyState>}
      {entries !== undefined && entries.length > 0 && (
        <>
          <Podium entries={entries} userHref={href} />
          <LeaderboardTable
            id={tableId}
            labelId={titleId}
            entries={isExpanded ? entries : entries.slice(0, firstRows)}
            userHref={href}
          />
          {entries.length > firstRows && (
            <Button
              variant="ghost"
              aria-expanded={isExpanded}
              aria-controls={tableId}
              onClick={() => setExpanded(!isExpanded)}
            >
              {isExpanded ? texts.showFewer : texts.showAll(entries.length)}
            </Button>
          )}
        </>
      )}
    </StyledLeaderboard>
  );
}

function LoadingRows() {
  const texts = useCryptoMessages().leaderboard;
  return (
    <StyledSkeletons>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton shape="block" height="184px" />
      {Array.from({ length: firstRows }, (_, index) => (
        <Skeleton key={index} height="32px" />
      ))}
    </StyledSkeletons>
  );
}
