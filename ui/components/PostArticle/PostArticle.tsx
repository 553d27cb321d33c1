import { Share2, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import type { PostView, VoteStanding, VoteValue } from '../../forum/entities';
import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { MediaGallery } from '../MediaGallery';
import { PostMeta } from '../PostMeta';
import { VoteControl } from '../VoteControl';
import { Actions, Body, Root, Tags, Title } from './parts';
import { StyledAdmin, StyledBottom } from './PostArticle.styles';

export interface PostArticleProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The post to show. */
  post: Omit<PostView, '_id' | 'noOfComments'>;
  /** Score, boost and the current user's vote. */
  standing: VoteStanding;
  /** Called when Upvote or Downvote is pressed. */
  onVote?: (value: VoteValue) => void;
  /** Where the buttons post the vote before scripts run. @see VoteControlProps.action */
  voteAction?: string | undefined;
  /** Called when Share is pressed. Absent: no Share button. */
  onShare?: () => void;
  /** Called when Delete is pressed. Omit it to hide the Delete button from other users than the author. */
  onDelete?: () => void;
  /** Whether deletion is pending. The post is faded and inert. @default false */
  isDeleting?: boolean;
  /** More actions, such as a `MoreMenu`. */
  menu?: ReactNode;
  /** Administrator tools, such as `AdminPostTools`. They are last, so that they can load late. */
  tools?: ReactNode;
  /** Content below the comments, such as a link to more posts by tag. */
  bottom?: ReactNode;
  /** The comments: `CommentSection` with list and form. */
  children?: ReactNode;
}

/**
 * A full post with its comments. Renders an `<article>`. For data of your own, compose a post from `PostArticleParts`.
 */
export function PostArticle({
  post,
  standing,
  onVote,
  voteAction,
  onShare,
  onDelete,
  isDeleting = false,
  menu,
  tools,
  bottom,
  children,
  ...props
}: PostArticleProps) {
  const messages = useMessages();
  return (
    <Root isDeleting={isDeleting} {...props}>
      <PostMeta post={post} />
      <Title>{post.postTitle}</Title>
      <Body text={post.postBody} />
      <MediaGallery items={post.mediaUrls} label={post.postTitle} />
      <Tags tags={post.postTags} />
      <Actions>
        <VoteControl size="post" {...standing} action={voteAction} {...(onVote && { onVote })} />
        {onShare && (
          <Button variant="ghost" onClick={onShare}>
            <Share2 aria-hidden />
            {messages.post.share}
          </Button>
        )}
        {onDelete && (
          <Button variant="ghost" onClick={onDelete}>
            <Trash2 aria-hidden />
            {messages.post.delete}
          </Button>
        )}
        {menu}
      </Actions>
      {children}
      {bottom && <StyledBottom>{bottom}</StyledBottom>}
      {/* Last: late tools must not move the comment form. */}
      {tools && <StyledAdmin>{tools}</StyledAdmin>}
    </Root>
  );
}
