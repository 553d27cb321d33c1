import { limits } from '@alphazone/client/limits';
import { useComments, useForum, useMentions, useSession, type PostView } from '@alphazone/react';
import { Button, CommentForm, CommentList, CommentSection, ErrorState, Notice } from '@alphazone/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';

import { commentDraftKey } from '../../drafts/draftStore';
import { useDraft } from '../../drafts/useDraft';
import { MemberMenu } from '../../filters/MemberMenu';
import { useFoldReason } from '../../filters/useFoldReason';
import { useSecretGuard } from '../../filters/useSecretGuard';
import { useFormProblem, useIsCommentHeld } from '../../forms/useFormProblem';
import { useRequireSession } from '../../hooks/useRequireSession';
import { lazyPart } from '../../lazyPart';
import { messages } from '../../messages';
import { contentTexts } from '../../moderation/contentTexts';
import { ModeratorMenu } from '../../moderation/ModeratorMenu';
import { RemovedComment } from '../../moderation/RemovedComment';
import { useWaitingComments, WaitingComments } from '../../outbox/WaitingComments';
import { formPaths } from '../../paths';
import { usePorts } from '../../ports';
import { useFocusNewComments } from './useFocusNewComments';

const PushHint = lazyPart(async () => (await import('../../push/PushHint')).PushHint);

export function Comments({ post }: { post: PostView }) {
  const { alerts, push } = usePorts();
  const requireSession = useRequireSession();
  const { user } = useSession();
  const { text, setText, forget } = useDraft(commentDraftKey(post._id));
  const problem = useFormProblem(['comment'], post._id);
  const isHeld = useIsCommentHeld(post._id);
  const { texts: forumTexts } = useForum();
  const [refused] = useState(text);
  const search = useMentions();
  const foldReasonOf = useFoldReason();
  const guard = useSecretGuard();
  const { comments, ...thread } = useComments(post);
  const waiting = useWaitingComments(post._id);
  const { list, expectAfter } = useFocusNewComments(post.comment?.length ?? 0);

  async function send(comment: string) {
    if (!(await requireSession(messages.loginToComment))) return false;
    const texts = await guard([comment] as const);
    if (!texts) return false;
    const { ok } = await thread.add(texts[0]);
    if (!ok) return false;
    forget(text);
    if (user) push?.hint.makeDue(user._id, 'comments');
    return true;
  }

  async function remove(id: string) {
    const comment = comments.find(({ _id }) => _id === id);
    if (!comment || !(await alerts.confirm(messages.confirmDeleteComment, 'Delete'))) return;
    await thread.remove(comment);
  }

  function loadMore() {
    expectAfter(post.comment?.length ?? 0);
    thread.loadMore();
  }

  return (
    <CommentSection id="comments" count={post.noOfComments}>
      {post.commentsLocked ? (
        <Notice icon={<Lock aria-hidden />}>{contentTexts.locked}</Notice>
      ) : (
        <CommentForm
          method="post"
          action={formPaths.comment(post._id)}
          fieldName="commentBody"
          error={text === refused ? problem : undefined}
          author={user}
          data-awaits={user ? undefined : 'avatar'}
          value={text}
          onValueChange={setText}
          onSubmit={send}
          isBusy={thread.isSending}
          maxLength={limits.commentBody.maxLength}
          search={search}
        />
      )}
      {isHeld && <Notice role="status">{forumTexts.commentHeld}</Notice>}
      {user && push && <PushHint place="comments" />}
      {((post.noOfComments !== 0 && comments.length > 0) || waiting.length > 0) && (
        <CommentList
          ref={list}
          comments={comments}
          currentUserId={user?._id}
          deletingIds={thread.pendingIds}
          onDelete={({ _id }) => void remove(_id)}
          foldReasonOf={({ userId, commentBody }) => foldReasonOf({ userId, texts: [commentBody] })}
          placeholderOf={(comment) =>
            comment.hidden === 'removed' && <RemovedComment comment={comment} zone={post.category} />
          }
          menuOf={({ _id, userId, userCommented, hidden }) => (
            <>
              <MemberMenu
                label={messages.filters.moreAboutComment(userCommented)}
                member={{ _id: userId, name: userCommented }}
                reports={{ target: 'comment', id: _id }}
              />
              {!hidden && !thread.pendingIds.has(_id) && (
                <ModeratorMenu target={{ kind: 'comment', _id, zone: post.category }} name={userCommented} />
              )}
            </>
          )}
        >
          <WaitingComments comments={waiting} />
        </CommentList>
      )}
      {thread.moreError && (
        <ErrorState onRetry={loadMore}>{messages.commentsFailed(thread.moreError.message)}</ErrorState>
      )}
      {thread.hasMore && !thread.moreError && (
        <Button isBusy={thread.isLoadingMore} onClick={loadMore}>
          {messages.moreComments}
        </Button>
      )}
    </CommentSection>
  );
}
