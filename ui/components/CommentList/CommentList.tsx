import { useState, type ComponentProps, type ReactNode } from 'react';

import type { CommentView } from '../../forum/entities';
import { userPath } from '../../forum/paths';
import { useMessages } from '../../theme/MessagesProvider';
import { CommentItem } from './CommentItem';
import { commentDelaySeconds } from './commentDelaySeconds';
import { StyledList } from './CommentList.styles';

export interface CommentListProps extends ComponentProps<'ol'> {
  /** The comments, oldest first. @default none */
  comments?: readonly CommentView[];
  /** The current user's id. Their comments have a Delete button. */
  currentUserId?: string | undefined;
  /** Ids of comments with a pending deletion. They are faded, and Delete ignores presses. */
  deletingIds?: ReadonlySet<string>;
  /** Called when Delete is pressed. The caller asks for confirmation. */
  onDelete?: (comment: CommentView) => void;
  /** Returns what is shown instead of a comment's text, such as for a removed one. @default the text */
  placeholderOf?: (comment: CommentView) => ReactNode;
  /** Returns why a comment is folded away. @default none is */
  foldReasonOf?: (comment: CommentView) => string | undefined;
  /** Returns more actions of a comment, such as a `MoreMenu`. */
  menuOf?: (comment: CommentView) => ReactNode;
  /** Comments of your own data: `CommentItem` elements. */
  children?: ReactNode;
}

const noIds: ReadonlySet<string> = new Set();

/** The comments of a post. They fade in unless motion is reduced; new ones appear immediately. Renders an `<ol>`. */
export function CommentList({
  comments = [],
  currentUserId,
  deletingIds = noIds,
  onDelete,
  placeholderOf,
  foldReasonOf,
  menuOf,
  children,
  ...props
}: CommentListProps) {
  const messages = useMessages();
  const [firstIds] = useState(() => new Set(comments.map(({ _id }) => _id)));

  return (
    <StyledList aria-label={messages.comment.list} {...props}>
      {comments.map((comment, index) => (
        <CommentItem
          key={comment._id}
          author={{
            name: comment.userCommented,
            picture: comment.userPicture,
            href: userPath(comment.userId),
          }}
          date={comment.commentedOn}
          text={comment.commentBody}
          placeholder={placeholderOf?.(comment)}
          foldReason={foldReasonOf?.(comment)}
          menu={menuOf?.(comment)}
          isDeleting={deletingIds.has(comment._id)}
          delaySeconds={firstIds.has(comment._id) ? commentDelaySeconds(index) : 0}
          onDelete={onDelete && comment.userId === currentUserId ? () => onDelete(comment) : undefined}
        />
      ))}
      {children}
    </StyledList>
  );
}
