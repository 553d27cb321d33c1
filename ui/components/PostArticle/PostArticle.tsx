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
  /** The post. */
  post: PostView;
  /** How its votes stand for who reads. */
  standing: VoteStanding;
  /** A vote was pressed. */
  onVote?: (value: VoteValue) => void;
  /** Share was pressed. */
  onShare: () => void;
  /** Offers Delete; only for the author. */
  onDelete?: () => void;
  /** The post is being deleted: it fades and nothing of it can be pressed. @default false */
  isDeleting?: boolean;
  /** What the administrator finds, such as AdminPostTools. */
  tools?: ReactNode;
  /** What stands below the post and its comments, such as the link to other posts by tag. */
  bottom?: ReactNode;
  /** The comments: heading, list and form. */
  children?: ReactNode;
}

/** A whole post. Renders an `<article>`. */
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
