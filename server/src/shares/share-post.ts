import { lockMember } from '../accounts/accounts-repository';
import { memberGone } from '../errors';
import { changePost } from '../posts/change-post';
import type { Services } from '../services';
import { countsAsShare } from './shares-rules';
import { countShares, insertShare } from './shares-repository';

/** Counts once per user and post, never for guests. @throws 404 when the post does not exist. */
export async function sharePost(
  services: Pick<Services, 'change'>,
  { postId, sharerId }: { postId: string; sharerId: string | undefined },
): Promise<number> {
  const { shares } = await changePost(services, postId, async (post, { transaction }) => {
    if (sharerId !== undefined && countsAsShare(sharerId, post.author_id)) {
      if (!(await lockMember(transaction, sharerId))) throw memberGone();
      await insertShare(transaction, post, sharerId);
    }
    return { post: 'unchanged' as const, shares: await countShares(transaction, postId) };
  });
  return shares;
}
