import { css, keyframes, styled } from 'styled-components';

export const StyledTicker = styled.section`
  display: flex;
  flex: none;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

export const StyledWindow = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  direction: ltr;
  min-block-size: 60px;
  overflow: hidden;
  outline-offset: -3px;
  scrollbar-width: none;
  mask-image: linear-gradient(to right, transparent, black 20px calc(100% - 20px), transparent);

  @media ${({ theme }) => theme.breakpoint.reducedMotion} {
    /* Not auto: a scrollbar that appears with the prices would shift the page. */
    overflow-x: scroll;
    scrollbar-width: thin;
    mask-image: none;
  }
`;

export const StyledLoading = styled.p`
  align-self: center;
  padding-inline: ${({ theme }) => theme.space[4]};
  font-size: ${({ theme }) => theme.fontSize[13]};
  color: ${({ theme }) => theme.color['text.muted']};
`;

const travel = keyframes`
  to { transform: translateX(-50%); }
`;

/** Two copies move by the width of one, for a seamless loop. */
export const StyledTrack = styled.div<{ $seconds: number }>`
  display: flex;
  flex: none;
  inline-size: max-content;
  min-inline-size: 200%;
  animation: ${travel} ${({ $seconds }) => $seconds}s linear infinite;

  :hover > &,
  :focus-visible > & {
    animation-play-state: paused;
  }

  @media ${({ theme }) => theme.breakpoint.reducedMotion} {
    min-inline-size: 100%;
  }
`;

export const StyledCoins = styled.ul<{ $isCopy?: boolean }>`
  display: flex;
  flex: 1 0 auto;

  ${({ theme, $isCopy }) =>
    $isCopy &&
    css`
      @media ${theme.breakpoint.reducedMotion} {
        display: none;
      }
    `}
`;

const wash = keyframes`
  from { background: var(--wash); }
`;

export const StyledCoin = styled.li`
  display: grid;
  grid-template-columns: auto auto;
  gap: 2px ${({ theme }) => theme.space[3]};
  align-content: center;
  align-items: baseline;
  justify-content: space-between;
  min-inline-size: 124px;
  padding: ${({ theme }) => `10px ${theme.space[4]}`};
  border-inline-end: 1px solid ${({ theme }) => theme.color.border};
  line-height: ${({ theme }) => theme.lineHeight.tight};

  &[data-move='up'] {
    --wash: ${({ theme }) => theme.color['price.up.tint']};
    --move: ${({ theme }) => theme.color['price.up']};
  }

  &[data-move='down'] {
    --wash: ${({ theme }) => theme.color['price.down.tint']};
    --move: ${({ theme }) => theme.color['price.down']};
  }

  &:not([data-move='none']) {
    animation: ${wash} ${({ theme }) => theme.duration.priceChange} ease-out;

    /* Replaces the animated highlight. */
    @media ${({ theme }) => theme.breakpoint.reducedMotion} {
      box-shadow: inset 0 -2px var(--move);
    }
  }
`;

export const StyledSymbol = styled.span`
  font-size: ${({ theme }) => theme.fontSize[12]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  letter-spacing: 0.02em;
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledChange = styled.span<{ $change: number }>`
  font-size: ${({ theme }) => theme.fontSize[12]};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
  color: ${({ theme, $change }) =>
    theme.color[$change > 0 ? 'price.up' : $change < 0 ? 'price.down' : 'text.muted']};
`;

export const StyledPrice = styled.span`
  grid-column: 1 / -1;
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > svg {
    inline-size: 12px;
    block-size: 12px;
    margin-inline-start: 2px;
    vertical-align: -1px;
    color: var(--move);
  }
`;

/** Beside the prices: below them, it would shift the page when they load. */
export const StyledNote = styled.p`
  align-self: center;
  inline-size: min-content;
  padding-inline: ${({ theme }) => theme.space[4]};
  font-size: ${({ theme }) => theme.fontSize[12]};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  color: ${({ theme }) => theme.color['text.muted']};
`;
