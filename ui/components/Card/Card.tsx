import type { ComponentProps, ElementType } from 'react';
import { css, styled } from 'styled-components';

const StyledCard = styled.div<{ $isFlush: boolean; $isInteractive: boolean }>`
  position: relative;
  min-inline-size: 0;
  padding: ${({ theme, $isFlush }) => theme.space[$isFlush ? '0' : '4']};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  overflow-wrap: anywhere;

  ${({ theme, $isInteractive }) =>
    $isInteractive &&
    css`
      transition: background-color ${theme.duration.press} ${theme.easing.press};

      @media (hover: hover) {
        &:hover {
          background: ${theme.color['surface.hover']};
        }
      }
    `}
`;

export interface CardProps extends ComponentProps<'div'> {
  /** Whether the content has no padding, as in lists. @default false */
  isFlush?: boolean;
  /** Whether the whole card is a link with a hover style. @default false */
  isInteractive?: boolean;
  /** The element to render, such as `article` or `li`. @default 'div' */
  as?: ElementType;
}

/** A raised surface. Renders a `<div>`. */
export function Card({ isFlush = false, isInteractive = false, ...props }: CardProps) {
  return <StyledCard $isFlush={isFlush} $isInteractive={isInteractive} {...props} />;
}
