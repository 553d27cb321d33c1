import { MessageSquare, Share2 } from 'lucide-react';

import { formatCount } from '../../forum/formatCount';
import { messages } from '../../messages';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import { StyledActions, StyledComments } from './PostCard.styles';

interface PostActionsProps {
  comments: number;
  onShare?: () => void;
}

/** How many comments there are, and Share. */
export function PostActions({ comments, onShare }: PostActionsProps) {
  return (
    <StyledActions>
      <StyledComments title={messages.post.comments(comments)}>
        <MessageSquare aria-hidden />
        <span aria-hidden>{formatCount(comments)}</span>
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
