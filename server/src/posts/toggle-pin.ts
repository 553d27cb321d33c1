import type { Vote } from '@alphazone/client';

import { requirePermission } from '../moderation/require-permission';
import { messages } from '../messages';
import type { Services } from '../services';
import { findVote } from '../votes/votes-repository';
import { changePost } from './change-post';
import type { PostCountsRow } from './post-counts-repository';
import { setPinned } from './post-writes-repository';

export async function togglePin(
  services: Pick<Services, 'db' | 'change' | 'adminId'>,
  { postId, userId }: { postId: string; userId: string },
): Promise<{ post: PostCountsRow; myVote: Vote | null }> {
  await requirePermission(services, userId, 'pin posts', { refusal: messages.onlyAdminPins });
  return changePost(services, postId, async (post, { transaction }) => ({
    post: await setPinned(transaction, post, !post.pinned),
    myVote: await findVote(transaction, postId, userId),
  }));
}
