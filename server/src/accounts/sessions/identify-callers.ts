import { batchReads } from '../../queues/batch-reads';
import type { DatabaseReader } from '../../database/database';
import { createSnapshotLabels } from '../../database/snapshot-labels';
import { isUnavailable } from '../../database/unavailable';
import { findMember } from '../accounts-repository';
import { noPosts, readCallers, type Caller, type CallerKey, type TokenOwner } from './callers-repository';
import { bearerToken, ownerIn } from './identify';
import { createTokenVerifier, type TokenSettings } from './tokens';

export type Identify = (authorization: string | undefined, needed: NeededOfCaller) => Promise<Caller>;

export interface NeededOfCaller {
  snapshot: boolean;
  /** Array literal of the posts whose votes are needed. @default none */
  votesOn?: string | undefined;
}

const guest: Caller = {
  member: undefined,
  isDeleted: false,
  sessionId: undefined,
  votesOn: noPosts,
  votes: '',
  hasHeldComments: false,
  snapshot: undefined,
};

const guestKey: CallerKey = { owner: undefined, posts: noPosts };

const maxPages = 20;

/** A member's cached reads, by the posts of the votes. */
interface KnownCallers {
  snapshot: string;
  byPosts: Map<string, Caller>;
}

/**
 * Batches concurrent requests into one statement, which starts after they have arrived. Rereads a caller
 * when the snapshot has changed: equal snapshots see the same member and votes.
 */
export function createIdentify(db: DatabaseReader, settings: Pick<TokenSettings, 'jwtSecret'>): Identify {
  const labelOf = createSnapshotLabels(db);
  let lastSnapshot: string | undefined;
  const readCaller = batchReads(async (keys: readonly CallerKey[]) => {
    const callers = await readCallers(db, keys, labelOf);
    lastSnapshot = callers[0]?.snapshot;
    return callers;
  });
  // The verifier returns the same object for the same token until it forgets the token.
  const knownOf = new WeakMap<TokenOwner, KnownCallers>();
  const verifyToken = createTokenVerifier(settings);

  function remember(owner: TokenOwner, caller: Caller): void {
    const { snapshot, votesOn } = caller;
    if (snapshot === undefined) return;
    const known = knownOf.get(owner);
    if (known?.snapshot === snapshot && known.byPosts.size < maxPages) known.byPosts.set(votesOn, caller);
    else knownOf.set(owner, { snapshot, byPosts: new Map([[votesOn, caller]]) });
  }

  async function readOwner(owner: TokenOwner, posts: string, needsSnapshot: boolean): Promise<Caller> {
    const known = needsSnapshot ? knownOf.get(owner) : undefined;
    const likely = known?.byPosts.get(posts);
    // Without comparing to the last one first, each change would cost another round trip.
    if (likely && likely.snapshot === lastSnapshot) {
      const { snapshot } = await readCaller(guestKey);
      if (snapshot === likely.snapshot) return likely;
    }
    const caller = await readCaller({ owner, posts });
    remember(owner, caller);
    return caller;
  }

  return async (authorization, { snapshot, votesOn = noPosts }) => {
    const token = bearerToken(authorization);
    const claims = token === undefined ? undefined : await verifyToken(token);
    const owner = claims && ownerIn(claims);
    if (!owner && !snapshot) return guest;
    try {
      return await (owner ? readOwner(owner, votesOn, snapshot) : readCaller(guestKey));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      // A lost connection must not fail every request of the batch.
      const member = owner && (await findMember(db, owner));
      return { ...guest, member, sessionId: member && owner.sessionId };
    }
  };
}
