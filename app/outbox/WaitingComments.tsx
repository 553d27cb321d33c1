import { useOutbox, useSession, type OutboxItem } from '@alphazone/react';
import { Button, CommentItem, MentionText, Stack, useMessages } from '@alphazone/ui';

import { outboxMessages } from './outboxMessages';
import { paths } from '../paths';

type WaitingComment = Extract<OutboxItem, { kind: 'comment' }>;

/** The current user's comments on a post that wait for a connection. */
export const useWaitingComments = (postId: string): WaitingComment[] =>
  useOutbox().waiting.filter(
    (item): item is WaitingComment => item.kind === 'comment' && item.payload.postId === postId,
  );

/** For the end of a `CommentList`. */
export function WaitingComments({ comments }: { comments: readonly WaitingComment[] }) {
  const { user } = useSession();
  const { dialog } = useMessages();
  const { remove, sendingKey } = useOutbox();
  return comments.map(({ key, createdOn, payload }) => (
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
}
