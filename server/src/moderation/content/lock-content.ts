import { findComment } from '../../comments/comments-repository';
import type { ContentTarget } from '../../database/column-types';
import type { CommentRow, Hidden } from '../../database/tables';
import { notFound } from '../../errors';
import { messages } from '../../messages';
import type { UnitOfWork } from '../../outcome/outcome';
import { lockPosts, type LockedPost } from '../../posts/post-rows-repository';
import { findPostsOfUpload } from '../../uploads/removed-media-repository';
import { lockUploadLinks } from '../../uploads/uploads-repository';
import { findPlace, findPostOfComment, lockMessage, type LockedMessage } from './content-repository';
import { moderationMessages } from '../messages';

export interface Target {
  kind: ContentTarget;
  id: string;
}

interface Common {
  id: string;
  memberId: string;
  hidden: Hidden | null;
}

/** The subject of a decision, locked until the commit. */
export type LockedContent = Common &
  (
    | { kind: 'post'; post: LockedPost; zone: string; tags: readonly string[] }
    | { kind: 'comment'; post: LockedPost; comment: CommentRow; zone: string }
    | { kind: 'chat message'; message: LockedMessage; zone: undefined }
  );

export type PostContent = Extract<LockedContent, { kind: 'post' }>;

/** @throws 404 when it was deleted. */
export async function lockContent(unit: UnitOfWork, { kind, id }: Target): Promise<LockedContent> {
  const content = await lockContentIfExists(unit, { kind, id });
  if (!content) throw notFound(missing[kind]);
  return content;
}

const missing = {
  post: messages.noPost,
  comment: moderationMessages.noComment,
  'chat message': moderationMessages.noMessage,
};

/** Locks several posts by id, so that two moderators cannot deadlock. Skips deleted posts. */
export async function lockPostsOf(
  { transaction }: UnitOfWork,
  ids: readonly string[],
): Promise<LockedPost[]> {
  return (await lockPosts(transaction, ids)).flatMap((post) => post ?? []);
}

/** Locks the picture and its posts. Posts that link it concurrently wait, or are among them. */
export async function lockPicture(unit: UnitOfWork, id: string): Promise<LockedPost[]> {
  await lockUploadLinks(unit.transaction, id);
  return lockPostsOf(unit, await findPostsOfUpload(unit.transaction, id));
}

/** Returns undefined when it was deleted. */
export async function lockContentIfExists(
  { transaction }: UnitOfWork,
  { kind, id }: Target,
): Promise<LockedContent | undefined> {
  if (kind === 'chat message') {
    const message = await lockMessage(transaction, id);
    return (
      message && { kind, id, memberId: message.user_id, hidden: message.hidden, message, zone: undefined }
    );
  }
  const postId = kind === 'post' ? id : await findPostOfComment(transaction, id);
  const [post] = postId === undefined ? [] : await lockPosts(transaction, [postId]);
  if (!post) return undefined;
  const { category: zone, tags } = await findPlace(transaction, post);
  if (kind === 'post')
    return { kind, id: post.id, memberId: post.author_id, hidden: post.hidden, post, zone, tags };
  const comment = await findComment(transaction, { id, postId: post.id });
  return comment && { kind, id, memberId: comment.user_id, hidden: comment.hidden, post, comment, zone };
}
