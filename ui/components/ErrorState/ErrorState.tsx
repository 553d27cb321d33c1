import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';

import { messages } from '../../messages';
import { Button } from '../Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  /** What went wrong, in words a person understands. */
  children: ReactNode;
  /** Offers to try again. Absent: no button. */
  onRetry?: (() => void) | undefined;
  /** @default 'Try again' */
  retryLabel?: string;
}

/** Stands where something could not be loaded; announced at once. Renders a `<div role="alert">`. */
export function ErrorState({
  onRetry,
  retryLabel = messages.empty.retry,
  icon = <Unplug />,
  ...props
}: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      icon={icon}
      action={onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
      {...props}
    />
  );
}
