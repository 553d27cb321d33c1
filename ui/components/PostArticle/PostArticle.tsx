import { Share2, Trash2 } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import type { PostView, VoteStanding, VoteValue } from '../../forum/entities';
import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { MediaGallery } from '../MediaGallery';
import { MentionText } from '../MentionText';
import { PostMeta } from '../PostMeta';
import { TagPill } from '../TagPill';
import { VoteControl } from '../VoteControl';
import {
  StyledActions,
  StyledAdmin,
  StyledArticle,
  StyledBody,
  StyledBottom,
  StyledTags,
  StyledTitle,
} from './PostArticle.styles';

export interface PostArticleProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The post to show. */
  post: PostView;
  /** Score, boost and the current user's vote. */
  standing: VoteStanding;
  /** Called when Upvote or Downvote is pressed. */
  onVote?: (value: VoteValue) => void;
  /** Called when Share is pressed. */
  onShare: () => void;
  /** Called when Delete is pressed. Omit it to hide the Delete button from other users than the author. */
  onDelete?: () => void;
  /** Whether deletion is pending. The post is faded and inert. @default false */
  isDeleting?: boolean;
  /** Administrator tools, such as `AdminPostTools`. */
  tools?: ReactNode;
  /** Content below the comments, such as a link to more posts by tag. */
  bottom?: ReactNode;
  /** The comments: `CommentSection` with list and form. */
  children?: ReactNode;
}

/** A full post with its comments. Renders an `<article>`. */
export function PostArticle({
  post,
  standing,
  onVote,
  onShare,
  onDelete,
  isDeleting = false,
  tools,
  bottom,
  children,
  ...props
}: PostArticleProps) {
  const messages = useMessages();
  const titleId = useId();
  return (
    <StyledArticle
      aria-labelledby={titleId}
      aria-busy={isDeleting || undefined}
      inert={isDeleting}
      $isDeleting={isDeleting}
      {...props}
    >
      <PostMeta post={post} />
      <StyledTitle id={titleId} tabIndex={-1} dir="auto">
        {post.postTitle}
      </StyledTitle>
      <StyledBody>
        <MentionText text={post.postBody} />
      </StyledBody>
      <MediaGallery items={post.mediaUrls} label={post.postTitle} />
      {post.postTags.length > 0 ? (
        <StyledTags>
          {post.postTags.map((tag) => (
            <li key={tag}>
              <TagPill tag={tag} />
            </li>
          ))}
        </StyledTags>
      ) : null}
      <StyledActions>
        <VoteControl size="post" {...standing} {...(onVote && { onVote })} />
        <Button variant="ghost" onClick={onShare}>
          <Share2 aria-hidden />
          {messages.post.share}
        </Button>
        {onDelete ? (
          <Button variant="ghost" onClick={onDelete}>
            <Trash2 aria-hidden />
            {messages.post.delete}
          </Button>
        ) : null}
      </StyledActions>
      {tools ? <StyledAdmin>{tools}</StyledAdmin> : null}
      {children}
      {bottom ? <StyledBottom>{bottom}</StyledBottom> : null}
    </StyledArticle>
  );
}
