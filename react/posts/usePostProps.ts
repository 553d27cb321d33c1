import type { Vote } from '@alphazone/client';
import { useCallback } from 'react';

import type { PostView } from './postView';
import { standingOf, type Standing } from './voting/standingOf';
import { useVote } from './voting/useVote';

export interface PostProps {
  post: PostView;
  standing: Standing;
  onVote: (value: Vote) => void;
}

/** Returns a function from a post to the props of the kit's `PostCard` and `PostArticle`, with votes. */
export function usePostProps(): (post: PostView) => PostProps {
  const vote = useVote();
  return useCallback(
    (post) => ({ post, standing: standingOf(post), onVote: (value) => void vote(post, value) }),
    [vote],
  );
}
