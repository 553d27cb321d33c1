import { limits } from '@alphazone/client/limits';
import { CommentForm, CommentList, CommentSection } from '@alphazone/ui';
import { useMemo } from 'react';

import { useApi } from '../../api/ApiContext';
import { isPendingComment } from '../../api/comments/commentMutations';
import type { PostView } from '../../api/posts/postView';
import { useIsPending } from '../../api/pending';
import { mutationKeys } from '../../api/posts/mutationKeys';
import { usePostActions } from '../../api/usePostActions';
import { searchInComments } from '../../api/users/mentionSearch';
import { useDraft } from '../../drafts/useDraft';
import { useSession } from '../../session/useSession';

export function Comments({ post }: { post: PostView }) {
  const api = useApi();
  const actions = usePostActions();
  const user = useSession()?.result;
  const { text, setText, forget } = useDraft(`comment ${post._id}`);
  const isSending = useIsPending(mutationKeys.comment(user?._id ?? '', post._id));
  const search = useMemo(() => searchInComments(api.client), [api]);
  const comments = post.comment ?? [];

  async function send(comment: string) {
    const isSent = await actions.comment(post._id, comment);
    if (isSent) forget(text);
    return isSent;
  }

  function remove(id: string) {
    const comment = comments.find(({ _id }) => _id === id);
    if (comment) void actions.removeComment(post._id, comment);
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
          comments={comments}
          currentUserId={user?._id}
          deletingIds={pendingIds}
          onDelete={({ _id }) => remove(_id)}
        />
      )}
    </CommentSection>
  );
}
