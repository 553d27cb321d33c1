import { PostArticle } from '@alphazone/ui';
import { useNavigate } from 'react-router-dom';

import type { PostView } from '../../api/posts/postView';
import { useIsPending } from '../../api/pending';
import { mutationKeys } from '../../api/posts/mutationKeys';
import { usePostActions } from '../../api/usePostActions';
import { AdminTools } from '../../feed/AdminTools';
import { standingOf } from '../../feed/standingOf';
import { useIsMounted } from '../../hooks/useIsMounted';
import { paths } from '../../paths';
import { useIsAdmin, useSession } from '../../session/useSession';
import { Comments } from './Comments';
import { OtherPosts } from './OtherPosts';

export function PostPage({ post }: { post: PostView }) {
  const actions = usePostActions();
  const session = useSession();
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const isDeleting = useIsPending(mutationKeys.remove(post._id));

  async function remove() {
    const isDeleted = await actions.remove(post);
    // Replaces the history entry: going back must not lead to the deleted post.
    if (isDeleted && isMounted()) await navigate(paths.zone(post.category), { replace: true });
  }

  return (
    <PostArticle
      post={post}
      standing={standingOf(post)}
      onVote={(value) => void actions.vote(post, value)}
      onShare={() => void actions.share(post)}
      {...(session?.result._id === post.userId && { onDelete: () => void remove() })}
      isDeleting={isDeleting}
      tools={isAdmin && <AdminTools post={post} />}
      bottom={<OtherPosts tags={post.postTags} />}
    >
      <Comments post={post} />
    </PostArticle>
  );
}
