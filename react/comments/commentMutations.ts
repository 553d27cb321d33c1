import { succeeded, type Comment, type Session } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutations/mutation';
import type { CreatedComment } from '../outbox/outboxCalls';
import { mutationKeys } from '../posts/mutationKeys';
import { findPost, postKeys, updateOptimistically, updatePost } from '../posts/postCache';
import type { PostView } from '../posts/postView';
import { stalePosts } from '../posts/stalePosts';
import { requireUser } from '../forum/mutations/requireUser';
import { newPendingId } from './pendingComment';

export function createComment(
  forum: Forum,
  postId: string,
  { result: { _id: userId, name, profilePicture } }: Session,
): Mutation<string, CreatedComment | undefined> {
  const { outbox, cache } = forum;
  let pending: Comment | undefined;
  return {
    key: mutationKeys.comment(userId, postId),
    cancels: [postKeys.all],
    apply(text) {
      const _id = newPendingId();
      const comment: Comment = {
        _id,
        userId,
        userCommented: name,
        ...(profilePicture !== undefined && { userPicture: profilePicture }),
        commentBody: text.trim(),
        commentedOn: new Date(forum.now()).toISOString(),
      };
      pending = comment;
      const rollBackWith = updateOptimistically(cache, postId, (post) => withComment(post, comment));
      return () => rollBackWith((post) => withoutComment(post, comment));
    },
    send(text) {
      requireUser(forum, userId);
      // Already includes this comment, because of the optimistic update.
      const noOfComments = findPost(cache, postId)?.noOfComments ?? 1;
      return outbox.send('comment', {
        postId,
        commentBody: text.trim(),
        userCommented: name,
        noOfComments,
      });
    },
    accept(created) {
      // A refetch misses it while earlier comments are not loaded.
      if (created) updatePost(cache, postId, (post) => withSaved(post, pending?._id, created.comment));
    },
    successText: (created) => (created?.comment.hidden === 'held' ? forum.texts.commentHeld : undefined),
    failureText: forum.texts.commentFailed,
    invalidates: stalePosts,
  };
}

export function deleteComment(forum: Forum, postId: string, comment: Comment): Mutation<void> {
  const { client, cache } = forum;
  const id = comment._id;
  return {
    key: mutationKeys.removeComment(id),
    cancels: [postKeys.all],
    apply() {
      const rollBackWith = updateOptimistically(cache, postId, (post) => withoutComment(post, comment));
      return () => rollBackWith((post) => withComment(post, comment));
    },
    send: () => succeeded(client.DELETE('/comment/{id}', { params: { path: { id } }, body: { postId } })),
    failureText: forum.texts.deleteCommentFailed,
    invalidates: stalePosts,
  };
}

/** Only its author sees a held comment. */
const countOf = ({ hidden }: Comment) => (hidden === 'held' ? 0 : 1);

function withComment(post: PostView, comment: Comment): PostView {
  const counted = { ...post, noOfComments: post.noOfComments + countOf(comment) };
  if (!post.comment) return counted;
  const last = post.comment.at(-1);
  if (post.commentCursor !== undefined && last && comment.commentedOn > last.commentedOn) {
    return { ...counted, laterComments: [...(post.laterComments ?? []), comment] };
  }
  const after = post.comment.findIndex(({ commentedOn }) => commentedOn > comment.commentedOn);
  return {
    ...counted,
    comment: post.comment.toSpliced(after < 0 ? Infinity : after, 0, comment),
  };
}

function withoutComment(post: PostView, comment: Comment): PostView {
  const counted = { ...post, noOfComments: Math.max(0, post.noOfComments - countOf(comment)) };
  const without = (comments: readonly Comment[]) => comments.filter(({ _id }) => _id !== comment._id);
  return {
    ...counted,
    ...(post.comment && { comment: without(post.comment) }),
    ...(post.laterComments && { laterComments: without(post.laterComments) }),
  };
}

/** Shows a comment from the outbox. The refetch counts it. */
export function withSent(post: PostView, saved: Comment): PostView {
  if (post.comment?.some(({ _id }) => _id === saved._id)) return post;
  const shown =
    post.commentCursor === undefined ? withComment(post, saved) : withSaved(post, undefined, saved);
  return { ...shown, noOfComments: Math.max(post.noOfComments, countOf(saved)) };
}

function withSaved(post: PostView, pendingId: string | undefined, saved: Comment): PostView {
  if (post.commentCursor === undefined) return post;
  const others = post.laterComments?.filter(({ _id }) => _id !== pendingId && _id !== saved._id) ?? [];
  return { ...post, laterComments: [...others, saved] };
}
