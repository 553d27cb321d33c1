import { standingOf, useDeletePost, useMyRoles, useSession, type PostView } from '@alphazone/react';
import { PostArticle, useMessages } from '@alphazone/ui';
import { useNavigate } from 'react-router-dom';

import { AdminTools } from '../../feed/AdminTools';
import { PostMenu } from '../../filters/PostMenu';
import { useMenuState } from '../../filters/useMenuState';
import { useIsMounted } from '../../hooks/useIsMounted';
import { usePostActions } from '../../hooks/usePostActions';
import { lazyPart } from '../../lazyPart';
import { decidablePost } from '../../moderation/decidable';
import { ModeratorMenu } from '../../moderation/ModeratorMenu';
import { formPaths, paths } from '../../paths';
import { usePorts } from '../../ports';
import { Comments } from './Comments';
import { OtherPosts } from './OtherPosts';
import { postDetailsTexts } from './postDetailsTexts';

const VoteReview = lazyPart(async () => (await import('../../moderation/VoteReview')).VoteReview);

export function PostPage({ post }: { post: PostView }) {
  const actions = usePostActions();
  const { alerts, site } = usePorts();
  const { user } = useSession();
  const { delete: deleteLabel } = useMessages().post;
  const { may } = useMyRoles(site.adminUserId);
  const isAdmin = may('pin posts');
  const mayReviewVotes = may('review votes', post.category);
  const menuStateOf = useMenuState();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const deletion = useDeletePost(post._id);

  async function remove() {
    if (!(await alerts.confirm(postDetailsTexts.confirmDelete, deleteLabel))) return;
    const { ok } = await deletion.remove();
    // Replaces the history entry: going back must not lead to the deleted post.
    if (ok && isMounted()) await navigate(paths.zone(post.category), { replace: true });
  }

  return (
    <PostArticle
      post={post}
      standing={standingOf(post)}
      voteAction={formPaths.vote(post._id, paths.post(post._id))}
      onVote={(value) => void actions.vote(post, value)}
      onShare={() => void actions.share(post)}
      {...(user?._id === post.userId && { onDelete: () => void remove() })}
      isDeleting={deletion.isDeleting}
      menu={
        <>
          <PostMenu state={menuStateOf(post.userId)} post={post} />
          <ModeratorMenu target={decidablePost(post)} name={post.postTitle} />
        </>
      }
      tools={
        (isAdmin || mayReviewVotes) && (
          <>
            {isAdmin && <AdminTools post={post} />}
            {mayReviewVotes && <VoteReview post={post} />}
          </>
        )
      }
      bottom={<OtherPosts tags={post.postTags} />}
    >
      <Comments post={post} />
    </PostArticle>
  );
}
