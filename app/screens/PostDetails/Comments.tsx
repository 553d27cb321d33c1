import { limits } from '@alphazone/client/limits';
import { Button, CommentForm, CommentList, CommentSection, ErrorState } from '@alphazone/ui';
import { useMemo } from 'react';

import { useApi } from '../../api/ApiContext';
import { isPendingComment } from '../../api/comments/commentMutations';
import { useMoreComments } from '../../api/comments/commentPages';
import { loadingReasonOf } from '../../api/errors';
import type { PostView } from '../../api/posts/postView';
import { useIsPending } from '../../api/pending';
import { mutationKeys } from '../../api/posts/mutationKeys';
import { usePostActions } from '../../api/usePostActions';
import { searchInComments } from '../../api/users/mentionSearch';
import { useDraft } from '../../drafts/useDraft';
import { messages } from '../../messages';
import { useSession } from '../../session/useSession';
import { useFocusNewComments } from './useFocusNewComments';

export function Comments({ post }: { post: PostView }) {
  const api = useApi();
  const actions = usePostActions();
  const user = useSession()?.result;
  const { text, setText, forget } = useDraft(`comment ${post._id}`);
  const isSending = useIsPending(mutationKeys.comment(user?._id ?? '', post._id));
  const search = useMemo(() => searchInComments(api.client), [api]);
  const more = useMoreComments(post);
  const { list, expectAfter } = useFocusNewComments(post.comment?.length ?? 0);
  const comments = [...(post.comment ?? []), ...(post.laterComments ?? [])];

  async function send(comment: string) {
    const isSent = await actions.comment(post._id, comment);
    if (isSent) forget(text);
    return isSent;
  }

  function remove(id: string) {
    const comment = comments.find(({ _id }) => _id === id);
    if (comment) void actions.removeComment(post._id, comment);
  }

  function loadMore() {
    expectAfter(post.comment?.length ?? 0);
    more.loadMore();
  }

  const pendingIds = new Set(comments.filter(isPendingComment).map(({ _id }) => _id));

  return (
    <CommentSection count={post.noOfComments}>
      <CommentForm
        author={user && { name: user.name, picture: user.profilePicture }}
        value={text}
        onValueChange={setText}
        onSubmit={send}
        isBusy={isSending}
        maxLength={limits.commentBody.maxLength}
        search={search}
      />
      {post.noOfComments !== 0 && comments.length > 0 && (
        <CommentList
          ref={list}
          comments={comments}
          currentUserId={user?._id}
          deletingIds={pendingIds}
          onDelete={({ _id }) => remove(_id)}
        />
      )}
      {more.moreError && (
        <ErrorState onRetry={loadMore}>{messages.commentsFailed(loadingReasonOf(more.moreError))}</ErrorState>
      )}
      {more.hasMore && !more.moreError && (
        <Button isBusy={more.isLoadingMore} onClick={loadMore}>
          {messages.moreComments}
        </Button>
      )}
    </CommentSection>
  );
}
