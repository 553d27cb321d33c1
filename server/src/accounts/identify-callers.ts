import { batchCalls } from '../batch-calls';
import type { DatabaseReader } from '../database/database';
import { isId } from '../database/ids';
import { isUnavailable } from '../database/unavailable';
import { findMember } from './accounts-repository';
import { noPosts, readCallers, type Caller, type CallerKey } from './callers-repository';
import { bearerToken } from './identify';
import { createTokenVerifier, type TokenSettings } from './tokens';

export type Identify = (authorization: string | undefined, needed: NeededOfCaller) => Promise<Caller>;

export interface NeededOfCaller {
  snapshot: boolean;
  /** Returns an array literal of the posts whose votes are needed. @default none */
  votesOn?: ((userId: string) => string | undefined) | undefined;
}

const guest: Caller = { member: undefined, votesOn: noPosts, votes: '', snapshot: undefined };

/** Batches concurrent requests into one statement, which starts after they have arrived. */
export function createIdentify(db: DatabaseReader, settings: Pick<TokenSettings, 'jwtSecret'>): Identify {
  const readCaller = batchCalls((keys: readonly CallerKey[]) => readCallers(db, keys));
  const verifyToken = createTokenVerifier(settings);

  return async (authorization, { snapshot, votesOn }) => {
    const token = bearerToken(authorization);
    const claims = token === undefined ? undefined : await verifyToken(token);
    const owner = claims && isId(claims.userId) && Number.isSafeInteger(claims.version) ? claims : undefined;
    if (!owner && !snapshot) return guest;
    try {
      return await readCaller({ owner, posts: (owner && votesOn?.(owner.userId)) ?? noPosts });
    } catch (error) {
      if (isUnavailable(error)) throw error;
      // A lost connection must not fail every request of the batch.
      return { ...guest, member: owner && (await findMember(db, owner.userId, owner.version)) };
    }
  };
}
