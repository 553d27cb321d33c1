import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  /** What went wrong, in words a person understands. */
  children: ReactNode;
  /** Offers to try again. Absent: no button. */
  onRetry?: (() => void) | undefined;
  /** What the button says. @default 'Try again' */
  retryLabel?: string;
  /** Another way on, below the button, such as a link home. */
  secondaryAction?: ReactNode;
}

/** Stands where something could not be loaded; announced at once. Renders a `<div role="alert">`. */
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
