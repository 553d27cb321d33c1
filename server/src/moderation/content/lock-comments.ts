import { conflict } from '../../errors';
import type { UnitOfWork } from '../../outcome/outcome';
import type { PostContent } from './lock-content';
import { moderationMessages } from '../messages';
import { updatePost } from './update-post';

/** @throws 409 when they are locked already. */
export async function lockComments(unit: UnitOfWork, { post }: PostContent): Promise<void> {
  if (post.comments_locked) throw conflict(moderationMessages.alreadyLocked);
  await updatePost(unit, post, { comments_locked: true });
}

export const unlockComments = (unit: UnitOfWork, { post }: PostContent): Promise<void> =>
  updatePost(unit, post, { comments_locked: false });
