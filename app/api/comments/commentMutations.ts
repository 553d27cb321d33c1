import type { Comment, Session } from '@alphazone/client';
import type { MutationOptions } from '@tanstack/react-query';

import { messages } from '../../messages';
import type { Api } from '../ApiContext';
import { reasonOf } from '../errors';
import { looseAnswer } from '../looseAnswer';
import { findPost, updatePost } from '../posts/postCache';
import { holdRefetches, postMutationKey, revalidatePosts } from '../posts/postMutations';
import type { PostView } from '../posts/postView';

/** Marks a comment that the server has not answered yet. */
const pendingPrefix = 'pending ';

/** Is this comment still on its way? It cannot be deleted then. */
export const isPendingComment = ({ _id }: Pick<Comment, '_id'>) => _id.startsWith(pendingPrefix);

let pendingCount = 0;

/** Comments on a post in the name of the session's user; one after another on one post. */
export function createCommentMutation(
  api: Api,
  postId: string,
  { result }: Session,
  now: () => number,
): MutationOptions<unknown, Error, string, string> {
  return {
    mutationKey: postMutationKey,
    scope: { id: `comment ${postId}` },
    mutationFn: (text) => {
      // The cache counts this comment already.
      const noOfComments = findPost(api.cache, postId)?.noOfComments ?? 1;
      return looseAnswer(
        api.client.POST('/comment/{id}', {
          params: { path: { id: postId } },
          body: { commentBody: text.trim(), userCommented: result.name, userId: result._id, noOfComments },
          parseAs: 'text',
        }),
      );
    },
    onMutate: async (text) => {
      await holdRefetches(api);
      const _id = `${pendingPrefix}${++pendingCount}`;
      const comment: Comment = {
        _id,
        userId: result._id,
        userCommented: result.name,
        ...(result.profilePicture !== undefined && { userPicture: result.profilePicture }),
        commentBody: text.trim(),
        commentedOn: new Date(now()).toISOString(),
      };
      updatePost(api.cache, postId, (post) => withComment(post, comment));
      return _id;
    },
    onError: (error, _, pendingId) => {
      if (pendingId) updatePost(api.cache, postId, (post) => withoutComment(post, pendingId));
      void api.alert(messages.commentFailed(reasonOf(error)));
    },
    onSettled: () => revalidatePosts(api),
  };
}

/** Deletes one's own comment. */
export function deleteCommentMutation(
  api: Api,
  postId: string,
  comment: Comment,
): MutationOptions<unknown, Error, void> {
  const id = comment._id;
  return {
    mutationKey: postMutationKey,
    scope: { id: `uncomment ${id}` },
    mutationFn: () =>
      looseAnswer(
        api.client.DELETE('/comment/{id}', { params: { path: { id } }, body: { postId }, parseAs: 'text' }),
      ),
    onMutate: async () => {
      await holdRefetches(api);
      updatePost(api.cache, postId, (post) => withoutComment(post, id));
    },
    onError: (error) => {
      updatePost(api.cache, postId, (post) => withComment(post, comment));
      void api.alert(messages.deleteCommentFailed(reasonOf(error)));
    },
    onSettled: () => revalidatePosts(api),
  };
}

/** The post with the comment at its place in time. Cards only count it. */
function withComment(post: PostView, comment: Comment): PostView {
  const counted = { ...post, noOfComments: post.noOfComments + 1 };
  if (!post.comment) return counted;
  const after = post.comment.findIndex(({ commentedOn }) => commentedOn > comment.commentedOn);
  return {
    ...counted,
    comment: post.comment.toSpliced(after === -1 ? post.comment.length : after, 0, comment),
  };
}

function withoutComment(post: PostView, id: string): PostView {
  const counted = { ...post, noOfComments: Math.max(0, post.noOfComments - 1) };
  return post.comment ? { ...counted, comment: post.comment.filter(({ _id }) => _id !== id) } : counted;
}
