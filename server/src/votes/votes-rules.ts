import type { Vote } from '@alphazone/client';

/** The vote that follows when a voter with a vote wants one: the same again takes it back (null). */
export const nextVote = (current: Vote | null, wanted: Vote): Vote | null =>
  current === wanted ? null : wanted;

export interface VoteDelta {
  up: number;
  down: number;
}

/** By how much a post's counts change when a vote does. */
export function voteDelta(before: Vote | null, after: Vote | null): VoteDelta {
  const count = (vote: Vote | null, wanted: Vote) => (vote === wanted ? 1 : 0);
  return {
    up: count(after, 'upVote') - count(before, 'upVote'),
    down: count(after, 'downVote') - count(before, 'downVote'),
  };
}
