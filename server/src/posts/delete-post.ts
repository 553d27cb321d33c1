import { forbidden } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { changePost } from './change-post';
import { deletePosts } from './post-writes-repository';

export async function deletePost(
  services: Pick<Services, 'change'>,
  { postId, userId }: { postId: string; userId: string },
): Promise<void> {
  await changePost(
    services,
    postId,
    async (post, { transaction }) => {
      if (post.author_id !== userId) throw forbidden(messages.onlyAuthorDeletesPost);
      await deletePosts(transaction, [post]);
      return { post: 'deleted' as const };
    },
    { isHiddenAllowed: ({ author_id }) => author_id === userId },
  );
}
