import { PostCard, PostList, type PostCardProps } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { type Feed, standingOf, useMyRoles } from '@alphazone/react';
import { usePostActions } from '../hooks/usePostActions';
import { messages } from '../messages';
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
  const { site } = usePorts();
  const isAdmin = useMyRoles(site.adminUserId).may('pin posts');

  return (
    <PostList
      aria-label={label}
      {...list.listProps}
      loadingText={loadingText}
      empty={empty}
      error={list.error && messages.postsFailed(list.error.message)}
      moreError={list.moreError && messages.postsFailed(list.moreError.message)}
      restoreKey={restoreKey}
      renderPost={(post, itemProps) => (
        <PostCard
          {...card}
          {...itemProps}
          excerptCut="character"
          post={post}
          match={post.match}
          standing={standingOf(post)}
          onVote={(value) => void actions.vote(post, value)}
          onShare={() => void actions.share(post)}
          tools={isAdmin && <AdminTools post={post} />}
        />
      )}
    />
  );
}
