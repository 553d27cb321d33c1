import type { components } from '@alphazone/client';

import { serialiseMatch } from '../accounts/profiles/serialise-user';
import { findUserMatches } from '../moderation/members/find-user-matches';
import type { Services } from '../services';
import { countHeldVotes, listHeldVotes } from './held-votes-repository';
import { findBurst, findOneAuthorVoters, findSignalGroups } from './vote-signals-repository';

type VoteRecord = components['schemas']['VoteRecord'];
type VoteGroup = components['schemas']['VoteGroup'];

const maxVoters = 20;
const maxHeld = 100;

interface Group extends Omit<VoteGroup, 'voters'> {
  voterIds: readonly string[];
}

/** A post's votes, for moderators. */
export async function loadVoteRecord(
  { db }: Pick<Services, 'db'>,
  post: { id: string; author_id: string; up_votes: number; down_votes: number },
): Promise<VoteRecord> {
  const [held, counts, signals, oneAuthor, burst] = await Promise.all([
    listHeldVotes(db, post.id, maxHeld),
    countHeldVotes(db, post.id),
    findSignalGroups(db, post.id, { maxVotes: 10_000, maxGroups: 10, maxVoters }),
    findOneAuthorVoters(db, post, { maxVotes: 200, minVotes: 5, maxCompared: 50 }),
    findBurst(db, post.id, { minVotes: 10, maxVoters }),
  ]);
  const ofDevices = signals.filter(({ sign }) => sign === 'device');
  const groups: Group[] = [
    ...signals
      // Votes from one device are also from one network.
      .filter(({ sign, votes, voter_ids: [first] }) => {
        if (sign === 'device') return true;
        return !ofDevices.some((group) => group.votes === votes && group.voter_ids[0] === first);
      })
      .map(({ sign, votes, voter_ids: voterIds }) => ({ sign, votes, voterIds })),
    ...(oneAuthor.length > 0
      ? [{ sign: 'one author' as const, votes: oneAuthor.length, voterIds: oneAuthor.slice(0, maxVoters) }]
      : []),
    ...(burst
      ? [
          {
            sign: 'burst' as const,
            votes: burst.votes,
            voterIds: burst.voter_ids,
            startsOn: burst.starts_on.toISOString(),
          },
        ]
      : []),
  ];
  const users = await findUserMatches(
    db,
    groups.flatMap(({ voterIds }) => voterIds),
  );
  return {
    counted: { upVotes: post.up_votes, downVotes: post.down_votes },
    heldBack: { upVotes: counts.up, downVotes: counts.down },
    heldVotes: held.map((row) => ({
      user: serialiseMatch(row),
      vote: row.vote,
      votedOn: row.voted_on.toISOString(),
    })),
    groups: groups.map(({ voterIds, ...group }) => ({
      ...group,
      voters: voterIds.flatMap((id) => users.get(id) ?? []),
    })),
  };
}
