import { MessageSquare, Share2 } from 'lucide-react';
import type { ComponentProps } from 'react';

import { formatCount } from '../../forum/formatCount';
import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { Tooltip } from '../Tooltip';
import { VisuallyHidden } from '../VisuallyHidden';
import { StyledActions, StyledComments } from './PostCard.styles';

export interface PostActionsProps extends ComponentProps<'div'> {
  /** URL of the comments. */
  href: string;
  /** The number of comments. */
  comments: number;
  /** Called when Share is pressed. Absent: no Share button. */
  onShare?: (() => void) | undefined;
}

/** The number of comments as a link, and Share. Other actions are children. Renders a `<div>`. */
export function PostActions({ href, comments, onShare, children, ...props }: PostActionsProps) {
  const messages = useMessages();
  return (
    <StyledActions {...props}>
      <Tooltip content={messages.post.comments(comments)} repeatsName>
        <StyledComments href={href} tone="plain">
          <MessageSquare aria-hidden />
          <bdi aria-hidden>{formatCount(comments)}</bdi>
          <VisuallyHidden>{messages.post.comments(comments)}</VisuallyHidden>
        </StyledComments>
      </Tooltip>
      {onShare && (
        <IconButton label={messages.post.share} size="small" onClick={onShare}>
          <Share2 aria-hidden />
        </IconButton>
      )}
      {children}
    </StyledActions>
  );
}
