import { CommentForm, CommentList, CommentSection } from '@alphazone/ui';
import { useMemo, useState } from 'react';

import { useApi } from '../../api/ApiContext';
import { isPendingComment } from '../../api/comments/commentMutations';
import type { PostView } from '../../api/posts/postView';
import { usePostActions } from '../../api/usePostActions';
import { searchInComments } from '../../api/users/mentionSearch';
import { useDraft } from '../../drafts/useDraft';
import { useSession } from '../../session/useSession';

/** The comments of a post: the list only while there are some, the form always. Design section 3.4. */
export function Comments({ post }: { post: PostView }) {
  const api = useApi();
  const actions = usePostActions();
  const user = useSession()?.result;
  const { text, setText, forget } = useDraft(`comment ${post._id}`);
  const [deletingIds, setDeletingIds] = useState<ReadonlySet<string>>(new Set());
  const search = useMemo(() => searchInComments(api.client), [api]);
  const comments = post.comment ?? [];

  async function send(comment: string) {
    const isDone = await actions.comment(post._id, comment);
    if (isDone) forget(text);
    return isDone;
  }

  async function remove(id: string) {
    const comment = comments.find(({ _id }) => _id === id);
    if (!comment) return;
    setDeletingIds((ids) => new Set(ids).add(id));
    await actions.removeComment(post._id, comment);
    setDeletingIds((ids) => new Set([...ids].filter((other) => other !== id)));
  }

  const pendingIds = comments.filter(isPendingComment).map(({ _id }) => _id);

  return (
    <CommentSection count={post.noOfComments}>
      <CommentForm
        author={user && { name: user.name, picture: user.profilePicture }}
        value={text}
        onValueChange={setText}
        onSubmit={send}
        search={search}
      />
      {post.noOfComments !== 0 && comments.length > 0 && (
        <CommentList
          comments={comments}
          currentUserId={user?._id}
          deletingIds={new Set([...deletingIds, ...pendingIds])}
          onDelete={({ _id }) => void remove(_id)}
        />
      )}
    </CommentSection>
  );
}
