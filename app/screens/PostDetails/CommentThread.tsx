import { useComments, useSession, type PostView } from '@alphazone/react';
import { Button, CommentList, ErrorState, useMessages } from '@alphazone/ui';
import { memo, use } from 'react';

import { MemberMenu } from '../../filters/MemberMenu';
import { useFoldReason } from '../../filters/useFoldReason';
import { Announce } from '../../navigation/Announce';
import { ModeratorMenu } from '../../moderation/ModeratorMenu';
import { HiddenComment } from '../../moderation/removed/HiddenComment';
import { WaitingComments } from '../../outbox/WaitingComments';
import { usePorts } from '../../ports';
import { useFocusNewComments } from './useFocusNewComments';
import { postDetailsTexts } from './postDetailsTexts';

/** Memoised: a vote or a push does not re-render the comments. */
export const CommentThread = memo(function CommentThread({ post }: { post: PostView }) {
  const { alerts } = usePorts();
  const announce = use(Announce);
  const { user } = useSession();
  const { delete: deleteLabel } = useMessages().comment;
  const foldReasonOf = useFoldReason();
  const { comments, ...thread } = useComments(post);
  const { list, expectAfter } = useFocusNewComments(post.comment?.length ?? 0);

  async function remove(id: string) {
    const comment = comments.find(({ _id }) => _id === id);
    if (!comment || !(await alerts.confirm(postDetailsTexts.confirmDeleteComment, deleteLabel))) return;
    const { ok } = await thread.remove(comment);
    if (ok) announce(postDetailsTexts.commentDeleted);
  }

  function loadMore() {
    expectAfter(post.comment?.length ?? 0);
    thread.loadMore();
  }

  return (
    <>
      {comments[0] && (post.noOfComments !== 0 || comments[0].hidden) ? (
        <CommentList
          ref={list}
          comments={comments}
          currentUserId={user?._id}
          deletingIds={thread.pendingIds}
          onDelete={({ _id }) => void remove(_id)}
          foldReasonOf={({ userId, commentBody }) => foldReasonOf({ userId, texts: [commentBody] })}
          placeholderOf={(comment) =>
            comment.hidden && <HiddenComment comment={comment} zone={post.category} />
          }
          menuOf={({ _id, userId, userCommented, hidden }) => (
            <>
              <MemberMenu
                label={postDetailsTexts.moreAboutComment(userCommented)}
                member={{ _id: userId, name: userCommented }}
                reports={{ target: 'comment', id: _id }}
              />
              {!hidden && !thread.pendingIds.has(_id) && (
                <ModeratorMenu
                  target={{ kind: 'comment', _id, userId, zone: post.category }}
                  name={userCommented}
                />
              )}
            </>
          )}
        >
          <WaitingComments postId={post._id} />
        </CommentList>
      ) : (
        <WaitingComments postId={post._id} isList />
      )}
      {thread.moreError ? (
        <ErrorState onRetry={loadMore}>
          {postDetailsTexts.commentsFailed(thread.moreError.message)}
        </ErrorState>
      ) : (
        thread.hasMore && (
          <Button isBusy={thread.isLoadingMore} onClick={loadMore}>
            {postDetailsTexts.moreComments}
          </Button>
        )
      )}
    </>
  );
}, hasSameComments);

const shown = ['_id', 'category', 'noOfComments', 'comment', 'laterComments', 'commentCursor'] as const;

/** Copies of a post share unchanged arrays. */
function hasSameComments(before: { post: PostView }, after: { post: PostView }): boolean {
  return shown.every((field) => before.post[field] === after.post[field]);
}
