import { useState, type ComponentProps } from 'react';

import type { CommentView } from '../../forum/entities';
import { userPath } from '../../forum/paths';
import { useMessages } from '../../theme/MessagesProvider';
import { Avatar } from '../Avatar';
import { Link } from '../Link';
import { MentionText } from '../MentionText';
import { RelativeTime } from '../RelativeTime';
import { commentDelaySeconds } from './commentDelaySeconds';
import { StyledBody, StyledComment, StyledDelete, StyledList, StyledMeta } from './CommentList.styles';

export interface CommentListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The comments, oldest first. */
  comments: readonly CommentView[];
  /** The current user's id. Their comments have a Delete button. */
  currentUserId?: string | undefined;
  /** Ids of comments with a pending deletion. They are faded and inert. */
  deletingIds?: ReadonlySet<string>;
  /** Called when Delete is pressed. The caller asks for confirmation. */
  onDelete?: (comment: CommentView) => void;
}

const noIds: ReadonlySet<string> = new Set();

/** The comments of a post. They fade in unless motion is reduced; new ones appear immediately. Renders an `<ol>`. */
export function CommentList({
  comments,
  currentUserId,
  deletingIds = noIds,
  onDelete,
  ...props
}: CommentListProps) {
  const messages = useMessages();
  const [firstIds] = useState(() => new Set(comments.map(({ _id }) => _id)));

  return (
    <StyledList aria-label={messages.comment.list} {...props}>
      {comments.map((comment, index) => {
        const isOwn = comment.userId === currentUserId && onDelete !== undefined;
        const isDeleting = deletingIds.has(comment._id);
        return (
          <StyledComment
            key={comment._id}
            $delay={firstIds.has(comment._id) ? commentDelaySeconds(index) : 0}
            $isDeleting={isDeleting}
            aria-busy={isDeleting || undefined}
          >
            <Avatar name={comment.userCommented} src={comment.userPicture} size={32} />
            <div>
              <StyledMeta>
                <Link tone="text" href={userPath(comment.userId)} dir="auto">
                  {comment.userCommented}
                </Link>
                <RelativeTime date={comment.commentedOn} />
                {isOwn ? (
                  <StyledDelete type="button" disabled={isDeleting} onClick={() => onDelete(comment)}>
                    {messages.comment.delete}
                  </StyledDelete>
                ) : null}
              </StyledMeta>
              <StyledBody>
                <MentionText text={comment.commentBody} />
              </StyledBody>
            </div>
          </StyledComment>
        );
      })}
    </StyledList>
  );
}
