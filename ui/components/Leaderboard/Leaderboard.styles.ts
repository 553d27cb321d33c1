import { css, keyframes, styled } from 'styled-components';

import type { AlphaLevel } from '../../forum/alphaLevel';
import type { ColorToken } from '../../tokens';

const metal = {
  gold: 'level.gold',
  silver: 'level.silver',
  bronze: 'level.bronze',
} as const satisfies Record<AlphaLevel, ColorToken>;

/** A container query, because the leaderboard can be in a narrow column. */
const narrow = '(max-width: 32.5rem)';
const veryNarrow = '(max-width: 21.25rem)';

export const StyledLeaderboard = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
`;

export const StyledHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
`;

export const StyledPodium = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space[2]};
  padding-block-start: ${({ theme }) => theme.space[2]};
`;

/** Visual order of the places: 2, 1, 3. The DOM order stays 1, 2, 3. */
const seat = { 1: 2, 2: 1, 3: 3 } as const;

const height = { 1: '6.5rem', 2: '5.25rem', 3: '4.25rem' } as const;

const placeMetal = { 1: 'gold', 2: 'silver', 3: 'bronze' } as const satisfies Record<Place, AlphaLevel>;

export type Place = 1 | 2 | 3;

const rise = keyframes`
  from { transform: translateY(8px); opacity: 0; }
`;

/** Extends the link's hit area over the whole place. */
const wholeTarget = css`
  position: relative;

  /* Long names are cut, and an outer outline with them. */
  a {
    outline-offset: -2px;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const StyledSeat = styled.li<{ $place: Place }>`
  ${wholeTarget}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-row: 1;
  grid-column: ${({ $place }) => seat[$place]};
  justify-items: center;
  gap: ${({ theme }) => theme.space[2]};
  text-align: center;
  animation: ${rise} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`} backwards;
`;

export const StyledMedal = styled.span<{ $place: Place }>`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme, $place }) => theme.color[metal[placeMetal[$place]]]};

  > svg {
    inline-size: 20px;
    block-size: 20px;
  }

  > span {
    box-shadow: ${({ theme, $place }) =>
      `0 0 0 2px ${theme.color.canvas}, 0 0 0 4px ${theme.color[metal[placeMetal[$place]]]}`};
  }
`;

export const StyledSeatName = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-inline-size: 100%;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
`;

export const StyledPlinth = styled.span<{ $place: Place }>`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 2px;
  inline-size: 100%;
  block-size: ${({ $place }) => height[$place]};
  padding-block-start: ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-block-start: 2px solid ${({ theme, $place }) => theme.color[metal[placeMetal[$place]]]};
  border-block-end: 0;
  border-start-start-radius: ${({ theme }) => theme.radius.control};
  border-start-end-radius: ${({ theme }) => theme.radius.control};
  background: linear-gradient(${({ theme }) => `${theme.color.surface}, ${theme.color.canvas}`});
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.lineHeight.tight};

  > :first-child {
    font-size: ${({ theme }) => theme.fontSize[22]};
    font-weight: ${({ theme }) => theme.fontWeight.semibold};
    color: ${({ theme, $place }) => theme.color[metal[placeMetal[$place]]]};
  }

  > :last-child {
    position: relative;
    font-size: ${({ theme }) => theme.fontSize[13]};
    color: ${({ theme }) => theme.color['text.muted']};
  }
`;

export const StyledTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  th {
    padding: ${({ theme }) => theme.space[2]};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
    font-size: ${({ theme }) => theme.fontSize[12]};
    font-weight: ${({ theme }) => theme.fontWeight.medium};
    line-height: ${({ theme }) => theme.lineHeight.tight};
    text-align: start;
    color: ${({ theme }) => theme.color['text.muted']};
  }

  td {
    block-size: 48px;
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
    font-size: ${({ theme }) => theme.fontSize[14]};
    line-height: ${({ theme }) => theme.lineHeight.tight};
  }

  tbody th {
    ${wholeTarget}
    padding-block: ${({ theme }) => theme.space[1]};
    font-size: ${({ theme }) => theme.fontSize[14]};
    font-weight: inherit;
    color: inherit;
  }

  @container ${narrow} {
    :is(th, td) {
      padding-inline: ${({ theme }) => theme.space[1]};
    }
  }
`;

export const StyledRankColumn = styled.col`
  inline-size: 2.5rem;

  @container ${narrow} {
    inline-size: 28px;
  }
`;

export const StyledLevelColumn = styled.col`
  inline-size: 6rem;

  @container ${narrow} {
    inline-size: 28px;
  }
`;

export const StyledNumberColumn = styled(StyledLevelColumn)`
  @container ${narrow} {
    inline-size: 52px;

    &:last-child {
      inline-size: 74px;
    }
  }
`;

export const StyledNumber = styled.td`
  text-align: end;
`;

export const StyledNumberHeading = styled.th`
  && {
    text-align: end;
  }
`;

export const StyledRank = styled.td`
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledAlpha = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};

  @container ${veryNarrow} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      display: none;
    }
  }
`;

export const StyledAlphaName = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-weight: ${({ theme }) => theme.fontWeight.medium};
`;

export const StyledFacts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[2]}`};
  margin-block-start: 2px;
  font-size: ${({ theme }) => theme.fontSize[12]};
  color: ${({ theme }) => theme.color['text.muted']};
`;

const hiddenWhenNarrow = css`
  @container ${narrow} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const StyledWideText = styled.span`
  ${hiddenWhenNarrow}
`;

export const StyledLevel = styled.span<{ $level: AlphaLevel }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  vertical-align: middle;
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  color: ${({ theme, $level }) => theme.color[metal[$level]]};

  > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const StyledSkeletons = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
`;
