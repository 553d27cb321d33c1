import { batchCalls } from '../batch-calls';
import type { DatabaseReader } from '../database/database';
import { isId } from '../database/ids';
import { findMember } from './accounts-repository';
import { readCallers, type TokenOwner } from './callers-repository';
import { bearerToken } from './identify';
import type { Member } from './member';
import { verifyToken, type TokenSettings } from './tokens';

export interface Caller {
  /** Undefined for a guest and for an invalid token. */
  member: Member | undefined;
  /** Of the database, after the request arrived. Undefined when it is unknown. */
  snapshot: string | undefined;
}

const guest: Caller = { member: undefined, snapshot: undefined };

/** Concurrent requests share one statement, which starts after they arrived. */
export function createIdentify(db: DatabaseReader, settings: Pick<TokenSettings, 'jwtSecret'>) {
  const readCaller = batchCalls(async (calls: readonly { owner: TokenOwner | undefined }[]) => {
    const owners = calls.flatMap(({ owner }) => owner ?? []);
    const { members, snapshot } = await readCallers(db, owners);
    const memberOf = new Map(owners.map((owner, n) => [owner, members[n]]));
    return calls.map(({ owner }): Caller => ({ member: owner && memberOf.get(owner), snapshot }));
  });

  return async (authorization: string | undefined, needsSnapshot: boolean): Promise<Caller> => {
    const token = bearerToken(authorization);
    const claims = token === undefined ? undefined : await verifyToken(token, settings);
    const owner = claims && isId(claims.userId) ? claims : undefined;
    if (!owner && !needsSnapshot) return guest;
    try {
      return await readCaller({ owner });
    } catch {
      // A lost connection must not fail every request of the batch.
      return { member: owner && (await findMember(db, owner.userId, owner.version)), snapshot: undefined };
    }
  };
}
