import { sql, type Selectable } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId, newId } from '../database/ids';
import { preparePruning } from '../database/prune-expired';
import type { Challenges } from '../database/schema.gen';

export type ChallengePurpose = 'complete log-in' | 'add passkey' | 'use passkey';

export interface NewChallenge {
  purpose: ChallengePurpose;
  userId: string | null;
  challenge: string;
  endsOn: Date;
}

const pruneChallenges = preparePruning('challenges', { key: 'id', endsOn: 'ends_on' });

export async function insertChallenge(
  transaction: DatabaseTransaction,
  { purpose, userId, challenge, endsOn }: NewChallenge,
): Promise<string> {
  await pruneChallenges(transaction);
  const id = newId();
  await transaction
    .insertInto('challenges')
    .values({ id, purpose, user_id: userId, challenge, ends_on: endsOn })
    .execute();
  return id;
}

export type TakenChallenge = Pick<Selectable<Challenges>, 'challenge' | 'user_id'>;

/** Deletes it: each works once. Undefined when it is unknown, expired, or of another purpose. */
export async function takeChallenge(
  transaction: DatabaseTransaction,
  id: string,
  purpose: ChallengePurpose,
): Promise<TakenChallenge | undefined> {
  if (!isId(id)) return undefined;
  return transaction
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('ends_on', '>', sql<Date>`now()`)
    .returning(['challenge', 'user_id'])
    .executeTakeFirst();
}

/** Keeps it: a mistyped code may be corrected. */
export async function findChallenge(
  db: DatabaseReader,
  id: string,
  purpose: ChallengePurpose,
): Promise<TakenChallenge | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('challenges')
    .select(['challenge', 'user_id'])
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('ends_on', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Log-ins pending the second factor. */
export async function deleteBegunLogIns(transaction: DatabaseTransaction, userId: string): Promise<void> {
  const purpose: ChallengePurpose = 'complete log-in';
  await transaction
    .deleteFrom('challenges')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}
