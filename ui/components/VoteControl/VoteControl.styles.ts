import { css, styled } from 'styled-components';

export type VoteControlSize = 'card' | 'post';
type Sign = 'up' | 'down' | 'none';

export const StyledVoteControl = styled.div<{ $size: VoteControlSize }>`
  display: flex;
  align-items: center;

  ${({ theme, $size }) =>
    $size === 'card'
      ? css`
          flex-direction: column;
          inline-size: 44px;
          gap: 2px;
        `
      : css`
          flex-wrap: wrap;
          gap: ${theme.space[1]};
        `}
`;

/** Lays out its children as if they were the group's own. */
export const StyledForm = styled.form`
  display: contents;
`;

export const StyledScore = styled.span<{ $size: VoteControlSize; $sign: Sign; $isLong: boolean }>`
  position: relative;
  min-inline-size: ${({ $size }) => ($size === 'card' ? '100%' : '2.5ch')};
  text-align: center;
  font-size: ${({ theme, $size, $isLong }) => theme.fontSize[$size === 'post' ? 18 : $isLong ? 14 : 16]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${({ theme, $sign }) => theme.color[`vote.${$sign}`]};
  transition: color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};
`;

export const StyledNote = styled.span`
  flex-basis: 100%;
  font-size: ${({ theme }) => theme.fontSize[13]};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledBoost = styled.span`
  margin-inline-start: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color.boost};
`;
