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

/** Further newcomers' votes from the same device on one post within a day are held back. */
const maxSameDevice = 2;

interface NewVote {
  postId: string;
  /** Undefined without a device, and for a vote that was cast before. */
  device: Buffer | null | undefined;
  /** Other votes of the device on the post, in the database. */
  sameDevice: number;
}

/** @returns For each vote of the batch, in order, whether it exceeds its device's limit. */
export function findExcessVotes(votes: readonly NewVote[]): boolean[] {
  const inBatch = new Map<string, number>();
  return votes.map(({ postId, device, sameDevice }) => {
    if (!device) return false;
    const key = `${postId} ${device.toString('hex')}`;
    const before = inBatch.get(key) ?? 0;
    inBatch.set(key, before + 1);
    return sameDevice + before >= maxSameDevice;
  });
}
