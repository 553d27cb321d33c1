import { lockMember } from '../accounts/accounts-repository';
import { accountDeleted, notFound } from '../errors';
import { messages } from '../messages';
import { changePost } from '../posts/change-post';
import type { Services } from '../services';
import { countsAsShare } from './shares-rules';
import { countShares, findShares, insertShare } from './shares-repository';

/** Counts once per user and post, never for guests. @throws 404 when the post does not exist. */
export async function sharePost(
  services: Pick<Services, 'db' | 'change'>,
  { postId, sharerId }: { postId: string; sharerId: string | undefined },
): Promise<number> {
  if (sharerId === undefined) return readShares(services, postId);
  const { shares } = await changePost(services, postId, async (post, { transaction }) => {
    if (countsAsShare(sharerId, post.author_id)) {
      if (!(await lockMember(transaction, sharerId))) throw accountDeleted();
      await insertShare(transaction, post, sharerId);
    }
    return { post: 'unchanged' as const, shares: await countShares(transaction, postId) };
  });
  return shares;
}

/** Locking the post would empty the cached responses, which depend on the database's snapshot. */
async function readShares({ db }: Pick<Services, 'db'>, postId: string): Promise<number> {
  const shares = await findShares(db, postId);
  if (shares === undefined) throw notFound(messages.noPost);
  return shares;
}
