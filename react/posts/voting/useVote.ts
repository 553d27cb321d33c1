import type { Vote } from '@alphazone/client';
import { useCallback } from 'react';

import { useForum } from '../../forum/ForumContext';
import { attempt, type Outcome } from '../../forum/mutations/mutation';
import { refuseGuest } from '../../forum/mutations/refusal';
import { castVote, type VotedPost } from './castVote';

/** Returns a function that votes optimistically, in order, with a rollback if the server refuses. */
export function useVote(): (post: VotedPost, value: Vote) => Promise<Outcome> {
  const forum = useForum();
  return useCallback(
    async (post, value) => {
      const userId = forum.currentUserId();
      if (userId === undefined) return refuseGuest(forum);
      return attempt(forum, castVote(forum, post, userId), value);
    },
    [forum],
  );
}
