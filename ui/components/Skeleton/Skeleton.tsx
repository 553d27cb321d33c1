import type { ComponentProps } from 'react';
import { useTheme } from 'styled-components';

import { StyledLines, StyledSkeleton } from './Skeleton.styles';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `line` for text, `circle` for avatars, `block` for media and cards. @default 'line' */
  shape?: 'line' | 'circle' | 'block';
  /** CSS width. @default '100%', or the height of a circle */
  width?: string;
  /** CSS height. @default '0.75rem' for a line, '40px' for a circle, '120px' for a block */
  height?: string;
  /** Number of lines, the last one shorter. Only for `line`. @default 1 */
  lines?: number;
}

const defaultHeight = { line: '0.75rem', circle: '40px', block: '120px' } as const;

/** A placeholder for loading content. Hidden from assistive technology: add a loading text nearby. */
export function Skeleton({
  shape = 'line',
  width,
  height = defaultHeight[shape],
  lines = 1,
  ...props
}: SkeletonProps) {
  const { radius, space } = useTheme();
  if (shape === 'line' && lines > 1) {
    return (
      <StyledLines aria-hidden $gap={space[2]} {...props}>
        {Array.from({ length: lines }, (_, index) => (
          <StyledSkeleton
            key={index}
            $width={index === lines - 1 ? '62%' : (width ?? '100%')}
            $height={height}
            $radius={radius.full}
          />
        ))}
      </StyledLines>
    );
  }
  return (
    <StyledSkeleton
      aria-hidden
      $width={width ?? (shape === 'circle' ? height : '100%')}
      $height={height}
      $radius={shape === 'block' ? radius.card : radius.full}
      {...props}
    />
  );
}
