import type { Vote } from '@alphazone/client';

/** A vote as it counts: 1 up, -1 down. */
export type VoteValue = 1 | -1;

export const valueOfVote = (vote: Vote): VoteValue => (vote === 'upVote' ? 1 : -1);

/** The vote after one more: the same vote again takes it back (null), the other one switches it. */
export const nextVote = (current: VoteValue | null, wanted: VoteValue): VoteValue | null =>
  current === wanted ? null : wanted;

export interface VoteDelta {
  up: number;
  down: number;
}

/** By how much the counts change from one vote to another. */
export function voteDelta(before: VoteValue | null, after: VoteValue | null): VoteDelta {
  const is = (vote: VoteValue | null, value: VoteValue) => (vote === value ? 1 : 0);
  return { up: is(after, 1) - is(before, 1), down: is(after, -1) - is(before, -1) };
}
