import { sql } from 'kysely';

import type { Outcome } from '../activity/activity';
import { recordActivity } from '../activity/record-activity';
import type { Database } from '../database/database';
import { isId, newId } from '../database/ids';
import type { CommentRow } from '../database/tables';
import { lockActor } from '../gamification/lock-actor';
import { countColumns, lockPost, type PostCountsRow } from '../posts/change-post';

export interface CommentDraft {
  postId: string;
  userId: string;
  body: string;
  /** @default now */
  commentedOn?: Date;
}

/** Stores a comment and counts it for the post and its writer; undefined when there is no such post. */
export function insertComment(
  db: Database,
  draft: CommentDraft,
): Promise<{ comment: CommentRow; row: PostCountsRow; outcome: Outcome } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const post = await lockPost(transaction, draft.postId);
    if (!post) return undefined;
    const comment = await transaction
      .insertInto('comments')
      .values({
        id: newId(),
        post_id: draft.postId,
        user_id: draft.userId,
        body: draft.body.trim(),
        commented_on: draft.commentedOn ?? new Date(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const row = await transaction
      .updateTable('posts')
      .set({ comment_count: sql`comment_count + 1` })
      .where('id', '=', draft.postId)
      .returning(countColumns)
      .executeTakeFirstOrThrow();
    await lockActor(transaction, draft.userId);
    await transaction
      .updateTable('users')
      .set({ comments_count: sql`comments_count + 1` })
      .where('id', '=', draft.userId)
      .execute();
    const outcome = await recordActivity(
      transaction,
      {
        kind: 'comment created',
        actorId: draft.userId,
        postId: draft.postId,
        postAuthorId: post.author_id,
        commentId: comment.id,
        body: comment.body,
      },
      comment.commented_on,
    );
    return { comment, row, outcome };
  });
}

export type CommentDeletion = { row: PostCountsRow } | 'missing' | 'not the author';

/** Deletes the author's comment on this post; nothing changes unless it is the author's. */
export function deleteCommentOf(
  db: Database,
  { commentId, postId, userId }: { commentId: string; postId: string; userId: string },
): Promise<CommentDeletion> {
  return db.transaction().execute(async (transaction): Promise<CommentDeletion> => {
    if (!isId(commentId) || !(await lockPost(transaction, postId))) return 'missing';
    const comment = await transaction
      .selectFrom('comments')
      .select('user_id')
      .where('id', '=', commentId)
      .where('post_id', '=', postId)
      .executeTakeFirst();
    if (!comment) return 'missing';
    if (comment.user_id !== userId) return 'not the author';

    await transaction.deleteFrom('comments').where('id', '=', commentId).execute();
    const row = await transaction
      .updateTable('posts')
      .set({ comment_count: sql`comment_count - 1` })
      .where('id', '=', postId)
      .returning(countColumns)
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('users')
      .set({ comments_count: sql`comments_count - 1` })
      .where('id', '=', userId)
      .execute();
    return { row };
  });
}
