import { Medal } from 'lucide-react';

import { alphaLevel } from '../../forum/alphaLevel';
import type { LeaderboardEntry } from '../../forum/entities';
import { formatCount } from '../../forum/formatCount';
import { formatNumber } from '../../forum/formatNumber';
import { useCryptoMessages } from '../../theme/CryptoMessagesProvider';
import { Avatar } from '../Avatar';
import { VisuallyHidden } from '../VisuallyHidden';
import { Tooltip } from '../Tooltip';
import { AlphaLink } from './AlphaLink';
import {
  StyledAlpha,
  StyledAlphaName,
  StyledFacts,
  StyledLevel,
  StyledLevelColumn,
  StyledNumber,
  StyledNumberColumn,
  StyledNumberHeading,
  StyledRank,
  StyledRankColumn,
  StyledTable,
  StyledWideText,
} from './Leaderboard.styles';

export interface LeaderboardTableProps {
  id: string;
  labelId: string;
  entries: readonly LeaderboardEntry[];
  userHref: ((id: string) => string) | undefined;
}

export function LeaderboardTable({ id, labelId, entries, userHref }: LeaderboardTableProps) {
  const texts = useCryptoMessages().leaderboard;
  return (
    <StyledTable id={id} aria-labelledby={labelId}>
      <colgroup>
        <StyledRankColumn />
        <col />
        <StyledLevelColumn />
        <StyledNumberColumn />
        <StyledNumberColumn />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden>#</span>
            <VisuallyHidden>{texts.rank}</VisuallyHidden>
          </th>
          <th scope="col">{texts.alpha}</th>
          <th scope="col">
            <StyledWideText>{texts.level}</StyledWideText>
          </th>
          <StyledNumberHeading scope="col">{texts.shares}</StyledNumberHeading>
          <StyledNumberHeading scope="col">{texts.reputation}</StyledNumberHeading>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <tr key={entry.id}>
            <StyledRank>{index + 1}</StyledRank>
            <th scope="row">
              <StyledAlpha>
                <Avatar name={entry.name} src={entry.avatar} size={32} />
                <span>
                  <StyledAlphaName>
                    <AlphaLink entry={entry} userHref={userHref} />
                  </StyledAlphaName>
                  <Facts entry={entry} />
                </span>
              </StyledAlpha>
            </th>
            <td>
              <Level shares={entry.shares} />
            </td>
            <StyledNumber>
              <Count value={entry.shares} />
            </StyledNumber>
            <StyledNumber>
              <Count value={entry.reputation} />
            </StyledNumber>
          </tr>
        ))}
      </tbody>
    </StyledTable>
  );
}

function Level({ shares }: { shares: number }) {
  const texts = useCryptoMessages().leaderboard;
  const level = alphaLevel(shares);
  return (
    <Tooltip content={texts.levels[level]} isText repeatsName>
      <StyledLevel $level={level}>
        <Medal aria-hidden />
        <StyledWideText>{texts.levels[level]}</StyledWideText>
      </StyledLevel>
    </Tooltip>
  );
}

function Count({ value }: { value: number }) {
  const short = formatCount(value);
  const exact = formatNumber(value);
  return (
    <Tooltip content={short === exact ? undefined : exact} isText>
      <bdi>{short}</bdi>
    </Tooltip>
  );
}

function Facts({ entry: { hitRate, avgROI, lastToken } }: { entry: LeaderboardEntry }) {
  const texts = useCryptoMessages().leaderboard;
  const facts = [
    hitRate === undefined ? undefined : `${texts.hitRate} ${percent(hitRate)}`,
    avgROI === undefined ? undefined : `${texts.avgROI} ${percent(avgROI, 'exceptZero')}`,
    lastToken ? `${texts.lastToken} ${lastToken}` : undefined,
  ].filter((fact) => fact !== undefined);
  if (facts.length === 0) {
    return null;
  }
  return (
    <StyledFacts>
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
    </StyledFacts>
  );
}

const percent = (value: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
  `${formatNumber(value, { signDisplay, maximumFractionDigits: 1 })}%`;
