import { conflict } from '../errors';
import type { UnitOfWork } from '../outcome/outcome';
import { updatePost } from './content-repository';
import type { LockedContent } from './lock-content';
import { moderationMessages } from './messages';

type Post = Extract<LockedContent, { kind: 'post' }>;

/** @throws 409 when they are locked already. */
export async function lockComments({ transaction, outcome }: UnitOfWork, { post }: Post): Promise<void> {
  if (post.comments_locked) throw conflict(moderationMessages.alreadyLocked);
  const counts = await updatePost(transaction, post, { comments_locked: true });
  if (post.hidden === null) outcome.changedPosts.push(counts);
}

export async function unlockComments({ transaction, outcome }: UnitOfWork, { post }: Post): Promise<void> {
  const counts = await updatePost(transaction, post, { comments_locked: false });
  if (post.hidden === null) outcome.changedPosts.push(counts);
}
