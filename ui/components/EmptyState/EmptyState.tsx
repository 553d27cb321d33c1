import { Sprout } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { StyledDrawing, StyledEmptyState, StyledSentence } from './EmptyState.styles';

export interface EmptyStateProps extends ComponentProps<'div'> {
  /** One sentence: what is missing, and what the user can do. */
  children: ReactNode;
  /** A line icon. @default a sprout */
  icon?: ReactNode;
  /** The action, such as a `Button`. */
  action?: ReactNode;
}

/** A placeholder for an empty list. Renders a `<div>`. */
export function EmptyState({ children, icon = <Sprout />, action, ...props }: EmptyStateProps) {
  return (
    <StyledEmptyState {...props}>
      <StyledDrawing aria-hidden>{icon}</StyledDrawing>
      <StyledSentence>{children}</StyledSentence>
      {action}
    </StyledEmptyState>
  );
}
