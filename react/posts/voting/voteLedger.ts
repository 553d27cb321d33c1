import type { Vote } from '@alphazone/client';
import { applyVote, type VoteCounts } from '@alphazone/machines';

interface Entry {
  confirmed: VoteCounts;
  pending: Vote[];
}

/** Tracks pending votes by user and post. Displayed counts are the confirmed counts plus the pending votes. */
export interface VoteLedger {
  /** Each method returns the counts to display. */
  add: (id: string, shown: VoteCounts, vote: Vote) => VoteCounts;
  /** Confirms the oldest pending vote, with the new counts if the server sent them. */
  accept: (id: string, counts?: VoteCounts) => VoteCounts;
  refuse: (id: string) => VoteCounts;
}

export function createVoteLedger(): VoteLedger {
  const entries = new Map<string, Entry>();

  function settle(id: string, confirm: (entry: Entry, vote: Vote) => VoteCounts): VoteCounts {
    const entry = entries.get(id);
    const vote = entry?.pending.shift();
    if (!entry || !vote) throw new Error(`No vote is pending for ${id}.`);
    entry.confirmed = confirm(entry, vote);
    if (entry.pending.length === 0) entries.delete(id);
    return entry.pending.reduce(applyVote, entry.confirmed);
  }

  return {
    add(id, shown, vote) {
      const entry = entries.get(id) ?? { confirmed: shown, pending: [] };
      entry.pending.push(vote);
      entries.set(id, entry);
      return entry.pending.reduce(applyVote, entry.confirmed);
    },
    accept: (id, counts) => settle(id, ({ confirmed }, vote) => counts ?? applyVote(confirmed, vote)),
    refuse: (id) => settle(id, ({ confirmed }) => confirmed),
  };
}
