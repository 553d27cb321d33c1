import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export type ProgressTone = 'accent' | 'success' | 'danger';

const StyledTrack = styled.div`
  inline-size: 100%;
  block-size: 4px;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.track};
  overflow: hidden;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const StyledFill = styled.div.attrs<{ $share: number; $tone: ProgressTone }>(({ $share }) => ({
  style: { inlineSize: `${$share * 100}%` },
}))`
  block-size: 100%;
  border-radius: inherit;
  background: ${({ theme, $tone }) => theme.color[$tone]};
  transition: inline-size ${({ theme }) => `${theme.duration.sheet} ${theme.easing.press}`};

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Progress from 0 to `max`; clamped. */
  value: number;
  /** Maximum value. @default 1 */
  max?: number;
  /** Colour. @default 'accent' */
  tone?: ProgressTone;
}

/** A thin progress bar, announced as a percentage. Renders a `<div role="progressbar">`. */
export function Progress({ label, value, max = 1, tone = 'accent', ...props }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const percentage = Math.round(share * 100);
  return (
    <StyledTrack
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentage}
      aria-valuetext={`${percentage}%`}
      {...props}
    >
      <StyledFill $share={share} $tone={tone} />
    </StyledTrack>
  );
}
