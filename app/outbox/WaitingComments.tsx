import { useOutbox, useSession, type OutboxItem } from '@alphazone/react';
import { CommentItem, CommentList, MentionText, Stack } from '@alphazone/ui';

import { LateCancelButton } from './LateCancelButton';
import { outboxMessages } from './outboxMessages';
import { paths } from '../paths';

type WaitingComment = Extract<OutboxItem, { kind: 'comment' }>;

export interface WaitingCommentsProps {
  postId: string;
  /** Whether to render the list element. Otherwise the caller has it. @default false */
  isList?: boolean;
}

/** The current user's pending comments on a post. */
export function WaitingComments({ postId, isList = false }: WaitingCommentsProps) {
  const { user } = useSession();
  const { waiting } = useOutbox();
  const comments = waiting.filter(
    (item): item is WaitingComment => item.kind === 'comment' && item.payload.postId === postId,
  );
  const items = comments.map((item) => (
    <CommentItem
      key={item.key}
      author={{
        name: item.payload.userCommented,
        picture: user?.profilePicture,
        href: paths.user(user?._id ?? ''),
      }}
      date={item.createdOn}
      text={item.payload.commentBody}
      placeholder={
        <Stack gap="1">
          <MentionText text={item.payload.commentBody} />
          <Stack direction="row" gap="2">
            <small>{outboxMessages.isWaiting}</small>
            <LateCancelButton item={item} />
          </Stack>
        </Stack>
      }
    />
  ));
  return isList && items.length > 0 ? <CommentList>{items}</CommentList> : items;
}
