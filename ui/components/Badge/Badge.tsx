import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../VisuallyHidden';

const StyledBadge = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 18px;
  /* Grows with the size of text. */
  min-block-size: 18px;
  padding-inline: 5px;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color['text.onAccent']};
  font-size: 0.6875rem;
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The count. Nothing is rendered below 1. */
  count: number;
  /** Unit for assistive technology: "unread" makes "3 unread". */
  label?: string;
  /** Maximum to show exactly; larger counts read "99+". @default 99 */
  max?: number;
}

/** @param max The largest count that is shown exactly. */
export const cutCount = (count: number, max = 99): string => (count > max ? `${max}+` : String(count));

/** A count, such as unread notifications. Renders a `<span>`, or nothing for 0. */
export function Badge({ count, label, max, ...props }: BadgeProps) {
  if (count <= 0) {
    return null;
  }
  return (
    <StyledBadge {...props}>
      <bdi>{cutCount(count, max)}</bdi>
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </StyledBadge>
  );
}
