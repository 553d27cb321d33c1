import type { Vote } from '@alphazone/client';

import { addToUserCount } from '../accounts/user-counts-repository';
import { recordActivity } from '../activity/record-activity';
import { changePost } from '../posts/change-post';
import type { PostCountsRow } from '../posts/post-counts-repository';
import type { Services } from '../services';
import { nextVote, voteDelta } from './votes-rules';
import { addToVoteCounts, deleteVote, findVote, storeVote } from './votes-repository';

/** @throws 404 when the post does not exist. */
export function castVote(
  services: Pick<Services, 'change' | 'now'>,
  { postId, voterId, vote }: { postId: string; voterId: string; vote: Vote },
): Promise<{ post: PostCountsRow; myVote: Vote | null }> {
  return changePost(services, postId, async (post, unit) => {
    const { transaction } = unit;
    const now = services.now();
    const before = await findVote(transaction, postId, voterId);
    const after = nextVote(before, vote);
    if (after === null) await deleteVote(transaction, post, voterId);
    else await storeVote(transaction, post, { userId: voterId, vote: after, votedOn: now });

    const delta = voteDelta(before, after);
    const counts = await addToVoteCounts(transaction, post, delta);
    if (delta.up !== 0) await addToUserCount(transaction, voterId, ['likes_given_count', delta.up]);
    await recordActivity(
      unit,
      { kind: 'post voted', actorId: voterId, postId, postAuthorId: post.author_id, before, after },
      now,
    );
    return { post: counts, myVote: after };
  });
}
