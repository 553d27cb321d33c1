import type { components } from '@alphazone/client';

import { notFound } from '../../errors';
import { messages } from '../../messages';
import { findHiddenPost } from '../../posts/posts-repository';
import { serialisePostPage } from '../../posts/serialise-post';
import type { Services } from '../../services';
import { findCommentInZone } from './content-repository';
import { findLatestDecision } from '../decisions/decisions-repository';
import { findRoles } from '../roles/find-roles';
import { moderationMessages } from '../messages';
import { may } from '../roles/permissions';

type ReaderServices = Pick<Services, 'db' | 'adminId'>;

const maxComments = 100;

/**
 * The reason for all, the post for its author and moderators.
 * @throws 404 for a visible post, and to others for one that they never saw.
 */
export async function readHiddenPost(
  services: ReaderServices,
  { id, readerId }: { id: string; readerId: string | undefined },
): Promise<components['schemas']['HiddenPost']> {
  const post = await findHiddenPost(services.db, id, maxComments + 1);
  if (!post || post.hidden === null) throw notFound(messages.noPost);
  const maySee = await isReader(services, readerId, post.author_id, post.category);
  const decision = await findLatestDecision(services.db, id, 'remove');
  const wasHeld = post.hidden === 'held' || decision?.before?.hidden === 'held';
  if (wasHeld && !maySee) throw notFound(messages.noPost);
  const isRemoved = decision && post.hidden === 'removed';
  if (!maySee) return { hidden: post.hidden, ...(isRemoved && { reason: decision.reason }) };
  const { commentCursor: _more, ...page } = serialisePostPage(post, maxComments);
  return {
    hidden: post.hidden,
    ...(isRemoved && { reason: decision.reason, decision: decision.id }),
    post: page,
  };
}

/** For its author and moderators. @throws 404 for others, and for a visible comment. */
export async function readHiddenComment(
  services: ReaderServices,
  { id, readerId }: { id: string; readerId: string },
): Promise<components['schemas']['HiddenComment']> {
  const comment = await findCommentInZone(services.db, id);
  if (!comment || comment.hidden === null) throw notFound(moderationMessages.noComment);
  if (!(await isReader(services, readerId, comment.user_id, comment.category)))
    throw notFound(moderationMessages.noComment);
  const decision = await findLatestDecision(services.db, id, 'remove');
  return {
    hidden: comment.hidden,
    ...(decision && { reason: decision.reason, decision: decision.id }),
    commentBody: comment.body,
  };
}

async function isReader(
  services: ReaderServices,
  readerId: string | undefined,
  authorId: string,
  zone: string,
): Promise<boolean> {
  if (readerId === undefined) return false;
  return readerId === authorId || may(await findRoles(services, readerId), 'read removed content', zone);
}
