import type { Vote } from '@alphazone/client';

/** Casting the same vote again withdraws it. */
export const nextVote = (current: Vote | null, wanted: Vote): Vote | null =>
  current === wanted ? null : wanted;

/** A switched vote notifies no one again. */
export const notifiesAuthor = (vote: { voterId: string; authorId: string; before: Vote | null }): boolean =>
  vote.before === null && vote.voterId !== vote.authorId;

export interface VoteDelta {
  up: number;
  down: number;
}

export function voteDelta(before: Vote | null, after: Vote | null): VoteDelta {
  const count = (vote: Vote | null, wanted: Vote) => (vote === wanted ? 1 : 0);
  return {
    up: count(after, 'upVote') - count(before, 'upVote'),
    down: count(after, 'downVote') - count(before, 'downVote'),
  };
}
