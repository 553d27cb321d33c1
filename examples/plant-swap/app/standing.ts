import type { Post } from '@alphazone/client';
import type { VoteStanding } from '@alphazone/ui';

export const standing = ({ upVotes = 0, downVotes = 0, boost = 0, myVote = null }: Post): VoteStanding => ({
  score: upVotes - downVotes,
  boost,
  myVote,
});
