import { MessagesSquare } from 'lucide-react';

import { useMessages } from '../../theme/MessagesProvider';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Skeleton } from '../Skeleton';
import { StyledMiddle, StyledSkeletons } from './ChatPanel.styles';

const skeletonWidths = [70, 45, 85, 60];

interface ChatPlaceholderProps {
  status: 'loading' | 'ready' | 'failed';
  onRetry: (() => void) | undefined;
}

/** In place of messages, if there are none. */
export function ChatPlaceholder({ status, onRetry }: ChatPlaceholderProps) {
  const texts = useMessages().chat;
  if (status === 'loading') {
    return (
      <StyledSkeletons role="status" aria-label={texts.loading}>
        {skeletonWidths.map((width) => (
          <div key={width}>
            <Skeleton width={`${width / 2}%`} height="12px" />
            <Skeleton width={`${width}%`} height="14px" />
          </div>
        ))}
      </StyledSkeletons>
    );
  }
  return (
    <StyledMiddle>
      {status === 'failed' ? (
        <ErrorState onRetry={onRetry}>{texts.failed}</ErrorState>
      ) : (
        <EmptyState icon={<MessagesSquare />}>{texts.empty}</EmptyState>
      )}
    </StyledMiddle>
  );
}
