import { limits as contractLimits } from '@alphazone/client/limits';

import { addToUserCounts } from '../accounts/profiles/user-counts-repository';
import { recordActivities } from '../activity/record-activity';
import { newId } from '../database/ids';
import type { CommentRow } from '../database/tables';
import { forbidden, HttpError, accountDeleted } from '../errors';
import { applyFinding } from '../filters/apply-finding';
import { checkTexts, rememberTexts, type CheckedText } from '../filters/check-text';
import type { Filters } from '../filters/filters';
import { countLinks } from '../filters/text-rules';
import type { MemberState } from '../gamification/gamification-repository';
import { lockActorStates } from '../gamification/reward';
import { claimRequests, type Claimed } from '../idempotency/claim-requests';
import type { IdempotencyKey } from '../idempotency/idempotency-key';
import { messages } from '../messages';
import type { MemberLimits } from '../member-limits/member-limits';
import { takeFromLimits, type Taken } from '../member-limits/take-from-limits';
import { mentionedIds } from '../mentions/mention-rules';
import { findWritingRefusals } from '../moderation/sanctions/find-writing-refusals';
import { changeTogether } from '../outcome/change-together';
import type { UnitOfWork } from '../outcome/outcome';
import { changePosts } from '../posts/change-post';
import { findPostCounts, type PostCountsRow } from '../posts/post-counts-repository';
import type { LockedPost } from '../posts/post-rows-repository';
import type { Services } from '../services';
import { addToCommentCounts, insertComments } from './comments-repository';

export interface NewComment {
  postId: string;
  userId: string;
  body: string;
  idempotency?: IdempotencyKey | undefined;
}

export interface AddedComment {
  post: PostCountsRow;
  comment: Omit<CommentRow, 'removed_while_held'>;
}

/** Concurrent comments share a transaction. */
export const createAddComment = ({
  change,
  now,
  filters,
  memberLimits,
}: Pick<Services, 'change' | 'now' | 'filters' | 'memberLimits'>) =>
  changeTogether<NewComment, AddedComment>(change, {
    work: (unit, comments) => addComments(unit, comments, { now: now(), filters, limits: memberLimits() }),
    keyOf: ({ userId }) => userId,
  });

/** @param comments One of each user. */
function addComments(
  unit: UnitOfWork,
  comments: readonly NewComment[],
  { now, filters, limits }: { now: Date; filters: () => Filters; limits: MemberLimits | undefined },
): Promise<(AddedComment | HttpError)[]> {
  const { transaction } = unit;
  const takers = comments.map(({ userId, body }) => ({
    userId,
    takes: { comments: 1, mentions: mentionedIds(body, userId).length, links: countLinks(body) },
  }));
  const requests = comments.map((comment) => ({ ...comment, thingId: newId() }));
  let taken: Taken;
  let claimed: Claimed;
  return changePosts(
    unit,
    requests,
    async () => {
      const userIds = comments.map(({ userId }) => userId);
      const [authors, fromLimits, texts, fromKeys] = await Promise.all([
        lockActorStates(transaction, userIds, now),
        takeFromLimits(transaction, takers, { limits, now }),
        checkTexts(
          transaction,
          comments.map(({ userId, body }) => ({
            writerId: userId,
            fields: { commentBody: body },
            unique: 'commentBody' as const,
            mentions: { field: 'commentBody' as const, maxLength: contractLimits.commentBody.maxLength },
          })),
          { filters, now },
        ),
        claimRequests(transaction, requests, now),
      ]);
      taken = fromLimits;
      claimed = fromKeys;
      const restrictions = await findWritingRefusals(transaction, authors, now);
      return authors.map((author, index) => {
        const refusal =
          claimed.refusals[index] ?? restrictions.get(author?.id ?? '') ?? taken.refusals[index];
        if (refusal) return refusal;
        const text = texts[index]!;
        if (!author) return accountDeleted();
        return text instanceof HttpError ? text : { author, text };
      });
    },
    async (found) => {
      const accepted = found.map(({ thingId, userId, post, author, text }) => {
        return { id: thingId, userId, body: text.fields.commentBody.trim(), post, author, text };
      });
      const writers = new Set(accepted.map(({ userId }) => userId));
      const [counts] = await Promise.all([
        storeComments(unit, accepted, now),
        taken.refund(takers.filter(({ userId }) => !writers.has(userId))),
        claimed.keepOnly(({ userId }) => writers.has(userId)),
      ]);
      for (const { id, text } of accepted)
        await applyFinding(unit, { kind: 'comment', id }, text.finding, now);
      // Held comments are not counted.
      const held = accepted.filter((comment) => !isShown(comment)).map(({ post }) => post.id);
      const recounted = new Map((await findPostCounts(transaction, held)).map((row) => [row.id, row]));
      return {
        counts: counts.map((row) => recounted.get(row.id) ?? row),
        results: accepted.map((comment) => ({ comment: rowOf(comment, now) })),
      };
    },
    { refuse: ({ comments_locked }) => (comments_locked ? forbidden(messages.commentsLocked) : undefined) },
  );
}

interface AcceptedComment {
  id: string;
  userId: string;
  body: string;
  post: LockedPost;
  author: MemberState;
  text: CheckedText;
}

/** Stores the comments with everything that follows from them, except for the findings. @returns The posts' counts. */
async function storeComments(
  unit: UnitOfWork,
  accepted: readonly AcceptedComment[],
  now: Date,
): Promise<readonly PostCountsRow[]> {
  const { transaction } = unit;
  const counted = accepted.map(({ userId, post }) => ({ userId, post, count: 1 as const }));
  const [counts] = await Promise.all([
    addToCommentCounts(transaction, counted),
    insertComments(transaction, accepted, now),
    rememberTexts(
      transaction,
      accepted.map(({ id, text }) => ({ commentId: id, hash: text.hash })),
      now,
    ),
    addToUserCounts(transaction, 'comments_count', counted),
    recordActivities(
      unit,
      // Others do not see a held comment.
      accepted.filter(isShown).map(({ id, userId, author, post, body }) => ({
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
  return counts;
}

const rowOf = (comment: AcceptedComment, now: Date): AddedComment['comment'] => ({
  id: comment.id,
  post_id: comment.post.id,
  user_id: comment.userId,
  body: comment.body,
  commented_on: now,
  hidden: isShown(comment) ? null : 'held',
});

const isShown = ({ text }: { text: CheckedText }) => text.finding?.action !== 'hold';
