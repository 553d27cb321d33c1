import { forbidden } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { deleteUnused } from '../uploads/delete-uploads';
import { findUploadsOfPosts } from '../uploads/uploads-repository';
import { changePost } from './change-post';
import { deletePosts } from './delete-posts';

export async function deletePost(
  services: Pick<Services, 'change'>,
  { postId, userId }: { postId: string; userId: string },
): Promise<void> {
  await changePost(
    services,
    postId,
    async (post, { transaction }) => {
      if (post.author_id !== userId) throw forbidden(messages.onlyAuthorDeletesPost);
      const uploads = await findUploadsOfPosts(transaction, [post.id]);
      await deletePosts(transaction, [post]);
      await deleteUnused(transaction, uploads);
      return { post: 'deleted' as const };
    },
    { isHiddenAllowed: ({ author_id }) => author_id === userId },
  );
}
