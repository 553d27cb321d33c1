import { useOutbox, useSession, type OutboxItem } from '@alphazone/react';
import { Button, CommentItem, CommentList, MentionText, Stack, useMessages } from '@alphazone/ui';

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
  const { dialog } = useMessages();
  const { waiting, remove, sendingKey } = useOutbox();
  const comments = waiting.filter(
    (item): item is WaitingComment => item.kind === 'comment' && item.payload.postId === postId,
  );
  const items = comments.map(({ key, createdOn, payload }) => (
    <CommentItem
      key={key}
      author={{
        name: payload.userCommented,
        picture: user?.profilePicture,
        href: paths.user(user?._id ?? ''),
      }}
      date={createdOn}
      text={payload.commentBody}
      placeholder={
        <Stack gap="1">
          <MentionText text={payload.commentBody} />
          <Stack direction="row" gap="2">
            <small>{outboxMessages.isWaiting}</small>
            <Button size="small" disabled={key === sendingKey} onClick={() => remove(key)}>
              {dialog.cancel}
            </Button>
          </Stack>
        </Stack>
      }
    />
  ));
  return isList && items.length > 0 ? <CommentList>{items}</CommentList> : items;
}
