import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  /** What went wrong, in plain words. */
  children: ReactNode;
  /** Called to retry. Absent: no retry button. */
  onRetry?: (() => void) | undefined;
  /** Label of the button. @default 'Try again' */
  retryLabel?: string;
  /** Content below the retry button, such as a link home. */
  secondaryAction?: ReactNode;
}

/** A placeholder for content that failed to load. Renders a `<div role="alert">`. */
export function ErrorState({
  onRetry,
  retryLabel,
  secondaryAction,
  icon = <Unplug />,
  ...props
}: ErrorStateProps) {
  const messages = useMessages();
  return (
    <EmptyState
      role="alert"
      icon={icon}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>{retryLabel ?? messages.empty.retry}</Button>}
          {secondaryAction}
        </>
      }
      {...props}
    />
  );
}
