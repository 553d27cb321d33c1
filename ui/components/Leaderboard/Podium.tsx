import { Crown } from 'lucide-react';

import type { LeaderboardEntry } from '../../forum/entities';
import { formatCount } from '../../forum/formatCount';
import { useCryptoMessages } from '../../theme/CryptoMessagesProvider';
import { Avatar } from '../Avatar';
import { VisuallyHidden } from '../VisuallyHidden';
import { AlphaLink } from './AlphaLink';
import {
  StyledMedal,
  StyledPlinth,
  StyledPodium,
  StyledSeat,
  StyledSeatName,
  StyledWideText,
  type Place,
} from './Leaderboard.styles';

const places = [1, 2, 3] as const satisfies Place[];

export interface PodiumProps {
  entries: readonly LeaderboardEntry[];
  userHref: ((id: string) => string) | undefined;
}

export function Podium({ entries, userHref }: PodiumProps) {
  const messages = useCryptoMessages();
  return (
    <StyledPodium aria-label={messages.leaderboard.podium}>
      {places.map((place) => {
        const entry = entries[place - 1];
        return (
          entry && (
            <StyledSeat key={entry.id} $place={place}>
              <StyledMedal $place={place}>
                {place === 1 && <Crown aria-hidden />}
                <Avatar name={entry.name} src={entry.avatar} size={place === 1 ? 72 : 40} />
              </StyledMedal>
              <StyledSeatName>
                <AlphaLink entry={entry} userHref={userHref} />
              </StyledSeatName>
              <StyledPlinth $place={place}>
                <span>
                  <VisuallyHidden>{`${messages.leaderboard.place} `}</VisuallyHidden>
                  {place}
                </span>
                <span>
                  <bdi>{formatCount(entry.reputation)}</bdi>{' '}
                  <StyledWideText>{messages.leaderboard.reputationUnit}</StyledWideText>
                </span>
              </StyledPlinth>
            </StyledSeat>
          )
        );
      })}
    </StyledPodium>
  );
}
