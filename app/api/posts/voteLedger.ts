import type { Vote } from '@alphazone/client';
import { applyVote, type VoteCounts } from '@alphazone/machines';

interface Entry {
  /** What the server is known to have. */
  known: VoteCounts;
  /** What it has not answered yet, oldest first. */
  waiting: Vote[];
}

/**
 * Keeps the votes that the server has not answered, per post, so that what is shown is always the
 * server's counts with the waiting votes on top, in whatever order answers and failures come.
 */
export interface VoteLedger {
  /** A vote is on its way. Returns what to show. */
  add: (postId: string, shown: VoteCounts, vote: Vote) => VoteCounts;
  /** The oldest waiting vote was counted; `counts` when the server says what it has now. */
  accept: (postId: string, counts?: VoteCounts) => VoteCounts;
  /** The oldest waiting vote was refused. */
  refuse: (postId: string) => VoteCounts;
  isWaiting: (postId: string) => boolean;
}

export function createVoteLedger(): VoteLedger {
  const entries = new Map<string, Entry>();

  function settle(postId: string, knownAfter: (entry: Entry, vote: Vote) => VoteCounts): VoteCounts {
    const entry = entries.get(postId);
    const vote = entry?.waiting.shift();
    if (!entry || !vote) throw new Error(`No vote is waiting for post ${postId}.`);
    entry.known = knownAfter(entry, vote);
    if (entry.waiting.length === 0) entries.delete(postId);
    return entry.waiting.reduce(applyVote, entry.known);
  }

  return {
    add(postId, shown, vote) {
      const entry = entries.get(postId) ?? { known: shown, waiting: [] };
      entry.waiting.push(vote);
      entries.set(postId, entry);
      return entry.waiting.reduce(applyVote, entry.known);
    },
    accept: (postId, counts) => settle(postId, ({ known }, vote) => counts ?? applyVote(known, vote)),
    refuse: (postId) => settle(postId, ({ known }) => known),
    isWaiting: (postId) => entries.has(postId),
  };
}
