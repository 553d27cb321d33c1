import type { Comment, Session } from '@alphazone/client';
import type { MutationOptions } from '@tanstack/react-query';

import { messages } from '../../messages';
import type { Api } from '../ApiContext';
import { demandReader } from '../demandReader';
import { reasonOf } from '../errors';
import { looseAnswer } from '../looseAnswer';
import { findPost, showChange } from '../posts/postCache';
import { holdRefetches, revalidatePosts } from '../posts/postMutations';
import type { PostView } from '../posts/postView';
import { changeKeys } from '../posts/underWay';

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
): MutationOptions<unknown, Error, string, () => void> {
  const tell = api.teller();
  return {
    mutationKey: changeKeys.comment(result._id, postId),
    scope: { id: `comment ${result._id} ${postId}` },
    mutationFn: async (text) => {
      demandReader(api, result._id);
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
      const undo = showChange(api.cache, postId, (post) => withComment(post, comment));
      return () => undo((post) => withoutComment(post, _id));
    },
    onError: (error, _, undo) => {
      undo?.();
      tell(messages.commentFailed(reasonOf(error)));
    },
    onSettled: () => revalidatePosts(api),
  };
}

/** Deletes one's own comment. */
export function deleteCommentMutation(
  api: Api,
  postId: string,
  comment: Comment,
): MutationOptions<unknown, Error, void, () => void> {
  const tell = api.teller();
  const id = comment._id;
  return {
    mutationKey: changeKeys.removeComment(id),
    scope: { id: `uncomment ${id}` },
    mutationFn: () =>
      looseAnswer(
        api.client.DELETE('/comment/{id}', { params: { path: { id } }, body: { postId }, parseAs: 'text' }),
      ),
    onMutate: async () => {
      await holdRefetches(api);
      const undo = showChange(api.cache, postId, (post) => withoutComment(post, id));
      return () => undo((post) => withComment(post, comment));
    },
    onError: (error, _, undo) => {
      undo?.();
      tell(messages.deleteCommentFailed(reasonOf(error)));
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
