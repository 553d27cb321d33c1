import { sql } from 'kysely';

import type { SanctionKind } from '../../database/column-types';
import type { DatabaseTransaction } from '../../database/database';
import { prepare } from '../../database/prepared';
import type { DecisionRow } from '../decisions/decisions-repository';
import { awaitsApprovalSql, banJson, silenceJson, type StoredSanctions } from './sanction-columns-repository';

const columns = { ban: 'ban_id', silence: 'silence_id' } as const satisfies Record<SanctionKind, string>;

export async function storeSanction(
  transaction: DatabaseTransaction,
  userId: string,
  kind: SanctionKind,
  decisionId: string | null,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ [columns[kind]]: decisionId })
    .where('id', '=', userId)
    .execute();
}

/** Leaves a later sanction in force. */
export async function clearSanction(
  transaction: DatabaseTransaction,
  userId: string,
  kind: SanctionKind,
  decisionId: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ [columns[kind]]: null })
    .where('id', '=', userId)
    .where(columns[kind], '=', decisionId)
    .execute();
}

/** @returns The member's current sanction of this kind. */
export async function findSanction(
  transaction: DatabaseTransaction,
  userId: string,
  kind: SanctionKind,
  now: Date,
): Promise<Pick<DecisionRow, 'id'> | undefined> {
  return transaction
    .selectFrom('users')
    .innerJoin('decisions', 'decisions.id', `users.${columns[kind]}`)
    .select('decisions.id')
    .where('users.id', '=', userId)
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>', now)]))
    .executeTakeFirst();
}

/** The time of lifting ends a lifted decision. */
export async function endDecision(transaction: DatabaseTransaction, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('decisions')
    .set({ ends_on: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Members pending approval or with a sanction, which may have ended. */
export const findRestricted = prepare<[userIds: readonly string[]], StoredSanctions & { id: string }>(`
  select users.id::text, ${banJson} as ban, ${silenceJson} as silence, ${awaitsApprovalSql} as "awaitsApproval"
  from users
  where users.id = any($1::uuid[]) and (users.ban_id is not null or users.silence_id is not null or ${awaitsApprovalSql})`);
