import { css, styled } from 'styled-components';

import type { ColorToken } from '../../tokens';

export type PillTone = 'neutral' | 'accent' | 'boost' | 'success' | 'danger';

const toneColor = {
  neutral: ['text.muted', 'surface.pressed'],
  accent: ['accent.text', 'accent.tint'],
  boost: ['boost', 'boost.tint'],
  success: ['success', 'price.up.tint'],
  danger: ['danger.text', 'danger.tint'],
} as const satisfies Record<PillTone, readonly [ColorToken, ColorToken]>;

export const StyledPill = styled.span<{ $tone: PillTone; href?: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-inline: 10px;
  border-radius: ${({ theme }) => theme.radius.full};
  font-size: ${({ theme }) => theme.fontSize[12]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-inline-start: -2px;
  }

  ${({ theme, $tone }) => {
    const [foreground, background] = toneColor[$tone];
    return css`
      background: ${theme.color[background]};
      color: ${theme.color[foreground]};
    `;
  }}

  &[href] {
    transition: color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

    &:hover {
      color: ${({ theme }) => theme.color.text};
      box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color['border.strong']};
    }

    @media ${({ theme }) => theme.breakpoint.coarsePointer} {
      min-block-size: 32px;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;
