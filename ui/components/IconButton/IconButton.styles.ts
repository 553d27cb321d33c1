import { css, styled } from 'styled-components';

import type { ColorToken } from '../../tokens';

export type IconButtonTone = 'neutral' | 'accent' | 'up' | 'down' | 'danger';
export type IconButtonSize = 'small' | 'medium';

const toneColor = {
  neutral: ['text', 'surface.pressed'],
  accent: ['accent.text', 'accent.tint'],
  up: ['vote.up', 'vote.up.tint'],
  down: ['vote.down', 'vote.down.tint'],
  danger: ['danger.text', 'danger.tint'],
} as const satisfies Record<IconButtonTone, readonly [ColorToken, ColorToken]>;

export const StyledIconButton = styled.button<{
  $tone: IconButtonTone;
  $size: IconButtonSize;
  $hasBorder: boolean;
}>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: ${({ theme, $size }) => ($size === 'small' ? '28px' : theme.size.control)};
  block-size: ${({ theme, $size }) => ($size === 'small' ? '28px' : theme.size.control)};
  padding: 0;
  border: 1px solid ${({ theme, $hasBorder }) => ($hasBorder ? theme.color['border.control'] : 'transparent')};
  border-radius: ${({ theme }) => theme.radius.control};
  background: transparent;
  color: ${({ theme }) => theme.color['text.muted']};
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`},
    color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  & > svg {
    inline-size: ${({ $size }) => ($size === 'small' ? '16px' : '18px')};
    block-size: ${({ $size }) => ($size === 'small' ? '16px' : '18px')};
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    inline-size: ${({ theme }) => theme.size.touchTarget};
    block-size: ${({ theme }) => theme.size.touchTarget};
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &:disabled,
  /* Dims the icon only, so that the focus ring stays visible. Pending buttons have their own style. */
  &[aria-disabled='true']:not([aria-busy='true']) > svg {
    opacity: 0.5;
  }

  ${({ theme, $tone }) => {
    const [foreground, tint] = toneColor[$tone];
    return css`
      &:hover:not(:disabled, [aria-disabled='true']),
      &[data-state='open'] {
        background: ${$tone === 'neutral' ? theme.color['surface.hover'] : theme.color[tint]};
        color: ${theme.color[foreground]};
      }

      &:active:not(:disabled, [aria-disabled='true']) {
        background: ${theme.color[tint]};
      }

      &[aria-pressed='true'] {
        background: ${theme.color[tint]};
        color: ${theme.color[foreground]};
      }

      @media (forced-colors: active) {
        &[aria-pressed='true'] {
          border-color: Highlight;
          color: Highlight;
        }
      }
    `;
  }}
`;
