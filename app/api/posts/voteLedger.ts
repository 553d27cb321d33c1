import type { Vote } from '@alphazone/client';
import { applyVote, type VoteCounts } from '@alphazone/machines';

interface Entry {
  /** What the server is known to have. */
  known: VoteCounts;
  /** What it has not answered yet, oldest first. */
  waiting: Vote[];
}

/**
 * Keeps the votes that the server has not answered, per reader and post, so that what is shown is always the
 * server's counts with the waiting votes on top, in whatever order answers and failures come.
 */
export interface VoteLedger {
  /** A vote is on its way. Returns what to show. */
  add: (id: string, shown: VoteCounts, vote: Vote) => VoteCounts;
  /** The oldest waiting vote was counted; `counts` when the server says what it has now. */
  accept: (id: string, counts?: VoteCounts) => VoteCounts;
  /** The oldest waiting vote was refused. */
  refuse: (id: string) => VoteCounts;
}

export function createVoteLedger(): VoteLedger {
  const entries = new Map<string, Entry>();

  function settle(id: string, knownAfter: (entry: Entry, vote: Vote) => VoteCounts): VoteCounts {
    const entry = entries.get(id);
    const vote = entry?.waiting.shift();
    if (!entry || !vote) throw new Error(`No vote is waiting for ${id}.`);
    entry.known = knownAfter(entry, vote);
    if (entry.waiting.length === 0) entries.delete(id);
    return entry.waiting.reduce(applyVote, entry.known);
  }

  return {
    add(id, shown, vote) {
      const entry = entries.get(id) ?? { known: shown, waiting: [] };
      entry.waiting.push(vote);
      entries.set(id, entry);
      return entry.waiting.reduce(applyVote, entry.known);
    },
    accept: (id, counts) => settle(id, ({ known }, vote) => counts ?? applyVote(known, vote)),
    refuse: (id) => settle(id, ({ known }) => known),
  };
}
