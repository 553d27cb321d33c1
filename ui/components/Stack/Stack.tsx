import type { ComponentProps, ElementType } from 'react';
import { css, styled } from 'styled-components';

import type { Theme } from '../../tokens';

export type StackGap = keyof Theme['space'];

interface StyleProps {
  $direction: 'column' | 'row' | 'grid';
  $gap: StackGap;
  $isSpread: boolean;
  $columns: 'narrow' | 'wide';
}

const StyledStack = styled.div<StyleProps>`
  min-inline-size: 0;
  gap: ${({ theme, $gap }) => theme.space[$gap]};

  ${({ $direction, $isSpread, $columns }) => {
    switch ($direction) {
      case 'column':
        return css`
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          align-content: start;
        `;
      case 'row':
        return css`
          display: flex;
          flex-wrap: wrap;
          align-items: center;
          justify-content: ${$isSpread ? 'space-between' : 'flex-start'};
        `;
      case 'grid':
        return css`
          display: grid;
          grid-template-columns: repeat(
            auto-fill,
            minmax(min(100%, ${$columns === 'narrow' ? '240px' : '380px'}), 1fr)
          );
        `;
      default:
        return $direction satisfies never;
    }
  }}
`;

export interface StackProps extends ComponentProps<'div'> {
  /** `column` stacks, `row` wraps, `grid` uses columns. @default 'column' */
  direction?: 'column' | 'row' | 'grid';
  /** Space between children, on the 4 px grid. @default '4' */
  gap?: StackGap;
  /** Whether to push the children of a row to both ends. @default false */
  isSpread?: boolean;
  /** Minimum width of grid columns: 240 or 380 px. @default 'narrow' */
  columns?: 'narrow' | 'wide';
  /** The element to render, such as `ul` or `section`. @default 'div' */
  as?: ElementType;
}

/** Lays out its children with even spacing. Renders a `<div>`. */
export function Stack({
  direction = 'column',
  gap = '4',
  isSpread = false,
  columns = 'narrow',
  ...props
}: StackProps) {
  return <StyledStack $direction={direction} $gap={gap} $isSpread={isSpread} $columns={columns} {...props} />;
}
