import { MessageSquare, Share2 } from 'lucide-react';

import { formatCount } from '../../forum/formatCount';
import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { Tooltip } from '../Tooltip';
import { VisuallyHidden } from '../VisuallyHidden';
import { StyledActions, StyledComments } from './PostCard.styles';

interface PostActionsProps {
  href: string;
  comments: number;
  onShare?: () => void;
}

export function PostActions({ href, comments, onShare }: PostActionsProps) {
  const messages = useMessages();
  return (
    <StyledActions>
      <Tooltip content={messages.post.comments(comments)} repeatsName>
        <StyledComments href={href} tone="plain">
          <MessageSquare aria-hidden />
          <bdi aria-hidden>{formatCount(comments)}</bdi>
          <VisuallyHidden>{messages.post.comments(comments)}</VisuallyHidden>
        </StyledComments>
      </Tooltip>
      {onShare ? (
        <IconButton label={messages.post.share} size="small" onClick={onShare}>
          <Share2 aria-hidden />
        </IconButton>
      ) : null}
    </StyledActions>
  );
}
