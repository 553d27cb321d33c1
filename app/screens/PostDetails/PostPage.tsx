import { standingOf, useMyRoles, type PostView } from '@alphazone/react';
import { PostArticle } from '@alphazone/ui';

import { AdminTools } from '../../feed/AdminTools';
import { PostMenu } from '../../filters/PostMenu';
import { useMenuState } from '../../filters/useMenuState';
import { usePostActions } from '../../hooks/usePostActions';
import { lazyPart } from '../../lazyPart';
import { decidablePost } from '../../moderation/decidable';
import { ModeratorMenu } from '../../moderation/ModeratorMenu';
import { formPaths, paths } from '../../paths';
import { usePorts } from '../../ports';
import { Comments } from './Comments';
import { OtherPosts } from './OtherPosts';
import { usePostDeletion } from './usePostDeletion';

const VoteReview = lazyPart(async () => (await import('../../moderation/votes/VoteReview')).VoteReview);

export interface PostPageProps {
  post: PostView;
  /** Called with true before the post is deleted, and with false if that fails. */
  onDelete: (isDeleted: boolean) => void;
}

export function PostPage({ post, onDelete }: PostPageProps) {
  const actions = usePostActions();
  const { site } = usePorts();
  const { may } = useMyRoles(site.adminUserId);
  const isAdmin = may('pin posts');
  const mayReviewVotes = may('review votes', post.category);
  const menuStateOf = useMenuState();
  const deletion = usePostDeletion(post, onDelete);

  return (
    <PostArticle
      post={post}
      standing={standingOf(post)}
      voteAction={formPaths.vote(post._id, paths.post(post._id))}
      onVote={(value) => void actions.vote(post, value)}
      onShare={() => void actions.share(post)}
      {...deletion}
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
