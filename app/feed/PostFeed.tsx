import { Folded, PostCard, PostList, type PostCardProps, type PostListItemProps } from '@alphazone/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { type Feed, standingOf, useMyRoles } from '@alphazone/react';
import { PostMenu } from '../filters/PostMenu';
import { useFoldReason } from '../filters/useFoldReason';
import { useHiddenPosts } from '../filters/useHiddenPosts';
import { usePostActions } from '../hooks/usePostActions';
import { messages } from '../messages';
import { decidablePost } from '../moderation/decidable';
import { ModeratorMenu } from '../moderation/ModeratorMenu';
import { formPaths } from '../paths';
import { usePorts } from '../ports';
import { AdminTools } from './AdminTools';

export interface PostFeedProps extends Pick<PostCardProps, 'feed' | 'gifAsVideo' | 'headingLevel'> {
  list: Feed;
  label: string;
  loadingText?: string;
  empty: ReactNode;
  /** Key for restoring row heights and scroll position on back navigation. */
  restoreKey: string;
}

export function PostFeed({ list, label, loadingText, empty, restoreKey, ...card }: PostFeedProps) {
  const actions = usePostActions();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const { site } = usePorts();
  const isAdmin = useMyRoles(site.adminUserId).may('pin posts');
  const foldReasonOf = useFoldReason();
  const { shown, isHidden, onHide, undo } = useHiddenPosts(list.posts ?? []);

  return (
    <PostList
      aria-label={label}
      {...list.listProps}
      posts={list.posts && shown}
      loadingText={loadingText}
      empty={empty}
      error={list.error && messages.postsFailed(list.error.message)}
      moreError={list.moreError && messages.postsFailed(list.moreError.message)}
      restoreKey={restoreKey}
      renderPost={(post, itemProps) => {
        if (isHidden(post)) {
          const { undo: actionLabel, hidden } = messages.filters;
          return (
            <Folded
              {...foldedProps(hidden, itemProps)}
              actionLabel={actionLabel}
              onAction={() => undo(post)}
            />
          );
        }
        const texts = [post.postTitle, post.postBody, ...post.postTags];
        return (
          <Folded {...foldedProps(foldReasonOf({ userId: post.userId, texts }), itemProps)}>
            <PostCard
              {...card}
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
                  <PostMenu post={post} onHide={() => onHide(post)} />
                  <ModeratorMenu target={decidablePost(post)} name={post.postTitle} />
                </>
              }
              tools={isAdmin && <AdminTools post={post} />}
            />
          </Folded>
        );
      }}
    />
  );
}

/** Where a page without scripts goes after a vote. */
const postFragment = (id: string) => `post-${id}`;

/** A feed may contain only articles. */
const foldedProps = (reason: string | undefined, itemProps: PostListItemProps) => ({
  ...itemProps,
  role: 'article',
  'aria-label': reason,
  reason,
});
