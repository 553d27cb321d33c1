import type { Post } from '@alphazone/client';
import type { VoteStanding } from '@alphazone/ui';

export function standing({ upVote = [], downVote = [] }: Post, readerId: string | undefined): VoteStanding {
  const has = (list: string[]) => readerId !== undefined && list.includes(readerId);
  return {
    score: upVote.length - downVote.length,
    myVote: has(upVote) ? 'upVote' : has(downVote) ? 'downVote' : null,
  };
}
