import { Folded, PostCard, type PostCardProps, type PostListItemProps } from '@alphazone/ui';
import { memo, Suspense } from 'react';

import { standingOf, type PostView } from '@alphazone/react';
import { PostMenu } from '../filters/PostMenu';
import type { MenuState } from '../filters/useMenuState';
import type { PostActions } from '../hooks/usePostActions';
import { messages } from '../messages';
import { decidablePost } from '../moderation/decidable';
import { LateModeratorTools } from '../moderation/LateModeratorTools';
import { InTurn } from '../pages/InTurn';
import { formPaths } from '../paths';
import { AdminTools } from './AdminTools';

export interface FeedItemProps
  extends Pick<PostCardProps, 'feed' | 'gifAsVideo' | 'headingLevel'>, PostListItemProps {
  post: PostView;
  /** Path and query of the page. */
  page: string;
  isAdmin: boolean;
  /** State of the menu to hide the post or report it. */
  menuState: MenuState;
  /** Whether the user may decide about the post as a moderator. */
  canModerate: boolean;
  isHidden: boolean;
  /** Why the post is folded away. */
  foldReason: string | undefined;
  actions: PostActions;
  onHide: (post: PostView) => void;
  onUndo: (post: PostView) => void;
}

/** Memoised: a vote re-renders only its post's card. Each card hydrates in its own turn, after the page's frame. */
export const FeedItem = memo(function FeedItem({
  post,
  page,
  isAdmin,
  menuState,
  canModerate,
  isHidden,
  foldReason,
  actions,
  onHide,
  onUndo,
  feed,
  gifAsVideo,
  headingLevel,
  ...itemProps
}: FeedItemProps) {
  if (isHidden) {
    const { undo, hidden } = messages.filters;
    return <Folded {...foldedProps(hidden, itemProps)} actionLabel={undo} onAction={() => onUndo(post)} />;
  }
  return (
    <Suspense>
      <InTurn part={post._id}>
        <Folded {...foldedProps(foldReason, itemProps)}>
          <PostCard
            {...(feed && { feed })}
            {...(gifAsVideo !== undefined && { gifAsVideo })}
            {...(headingLevel && { headingLevel })}
            {...itemProps}
            excerptCut="character"
            post={post}
            match={post.match}
            standing={standingOf(post)}
            id={postFragment(post._id)}
            voteAction={formPaths.vote(post._id, `${page}#${postFragment(post._id)}`)}
            onVote={(value) => void actions.vote(post, value)}
            onShare={() => void actions.share(post)}
            menu={
              <>
                <PostMenu state={menuState} post={post} onHide={() => onHide(post)} />
                {canModerate && <LateModeratorTools target={decidablePost(post)} name={post.postTitle} />}
              </>
            }
            tools={isAdmin && <AdminTools post={post} />}
          />
        </Folded>
      </InTurn>
    </Suspense>
  );
});

/** Where a vote without scripts returns to. */
const postFragment = (id: string) => `post-${id}`;

/** A feed may contain only articles. */
const foldedProps = (reason: string | undefined, itemProps: PostListItemProps) => ({
  ...itemProps,
  role: 'article',
  'aria-label': reason,
  reason,
});
