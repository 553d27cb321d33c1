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
  /** Leaves out the space around the content, as for a list that reaches the edges. @default false */
  isFlush?: boolean;
  /** Answers the pointer: as a whole it leads somewhere. @default false */
  isInteractive?: boolean;
  /** The element to render, such as `article` or `li`. @default 'div' */
  as?: ElementType;
}

/** A surface that sets something apart from the page. Renders a `<div>`. */
export function Card({ isFlush = false, isInteractive = false, ...props }: CardProps) {
  return <StyledCard $isFlush={isFlush} $isInteractive={isInteractive} {...props} />;
}
