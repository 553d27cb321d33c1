import { addToUserCounts } from '../accounts/user-counts-repository';
import { recordActivities } from '../activity/record-activity';
import { newId } from '../database/ids';
import type { CommentRow } from '../database/tables';
import { forbidden, HttpError, memberGone } from '../errors';
import { checkTexts, rememberTexts } from '../filters/check-text';
import type { Filters } from '../filters/filters';
import { lockActorStates } from '../gamification/reward';
import { messages } from '../messages';
import { changeTogether } from '../outcome/change-together';
import type { UnitOfWork } from '../outcome/outcome';
import { changePosts } from '../posts/change-post';
import type { PostCountsRow } from '../posts/post-counts-repository';
import type { Services } from '../services';
import { addToCommentCounts, insertComments } from './comments-repository';

export interface NewComment {
  postId: string;
  userId: string;
  body: string;
}

export interface AddedComment {
  post: PostCountsRow;
  comment: CommentRow;
}

/** Comments that arrive at the same time share a transaction. */
export const createAddComment = ({ change, now, filters }: Pick<Services, 'change' | 'now' | 'filters'>) =>
  changeTogether<NewComment, AddedComment>(change, {
    work: (unit, comments) => addComments(unit, comments, { now: now(), filters }),
    keyOf: ({ userId }) => userId,
  });

/** @param comments One of each user. */
function addComments(
  unit: UnitOfWork,
  comments: readonly NewComment[],
  { now, filters }: { now: Date; filters: () => Filters },
): Promise<(AddedComment | HttpError)[]> {
  const { transaction } = unit;
  return changePosts(
    unit,
    comments,
    async () => {
      const userIds = comments.map(({ userId }) => userId);
      const [authors, texts] = await Promise.all([
        lockActorStates(transaction, userIds, now),
        checkTexts(
          transaction,
          comments.map(({ userId, body }) => ({
            writerId: userId,
            fields: { commentBody: body },
            unique: 'commentBody' as const,
          })),
          { filters, now },
        ),
      ]);
      return authors.map((author, index) => {
        const text = texts[index]!;
        if (!author) return memberGone();
        return text instanceof HttpError ? text : { author, text };
      });
    },
    async (found) => {
      const added = found.map((comment) => ({
        ...comment,
        id: newId(),
        body: comment.text.fields.commentBody.trim(),
        count: 1 as const,
      }));
      const [counts] = await Promise.all([
        addToCommentCounts(transaction, added),
        insertComments(transaction, added, now),
        rememberTexts(
          transaction,
          added.map(({ id, text }) => ({ commentId: id, hash: text.hash })),
          now,
        ),
        addToUserCounts(transaction, 'comments_count', added),
        recordActivities(
          unit,
          added.map(({ id, userId, author, post, body }) => ({
            activity: {
              kind: 'comment created',
              actorId: userId,
              postId: post.id,
              postAuthorId: post.author_id,
              commentId: id,
              body,
            },
            actor: { ...author, comments: author.comments + 1 },
          })),
          now,
        ),
      ]);
      const results = added.map(({ id, userId, post, body }) => ({
        comment: { id, post_id: post.id, user_id: userId, body, commented_on: now, hidden: null },
      }));
      return { counts, results };
    },
    { refuse: ({ comments_locked }) => (comments_locked ? forbidden(messages.commentsLocked) : undefined) },
  );
}
