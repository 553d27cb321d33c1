import { MessageSquare, Share2 } from 'lucide-react';

import { formatCount } from '../../forum/formatCount';
import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import { StyledActions, StyledComments } from './PostCard.styles';

interface PostActionsProps {
  comments: number;
  onShare?: () => void;
}

/** How many comments there are, and Share. */
export function PostActions({ comments, onShare }: PostActionsProps) {
  const messages = useMessages();
  return (
    <StyledActions>
      <StyledComments title={messages.post.comments(comments)}>
        <MessageSquare aria-hidden />
        <bdi aria-hidden>{formatCount(comments)}</bdi>
        <VisuallyHidden>{messages.post.comments(comments)}</VisuallyHidden>
      </StyledComments>
      {onShare ? (
        <IconButton label={messages.post.share} size="small" onClick={onShare}>
          <Share2 aria-hidden />
        </IconButton>
      ) : null}
    </StyledActions>
  );
}
