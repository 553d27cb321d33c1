import { sql, type RawBuilder } from 'kysely';

import type { ReportReason } from '../../database/column-types';

/** A silence or a ban, as the database's JSON. It may have ended. */
export interface StoredSanction {
  decisionId: string;
  reason: ReportReason;
  /** Null: permanent. */
  endsOn: string | null;
}

export interface StoredSanctions {
  ban: StoredSanction | null;
  silence: StoredSanction | null;
  /** Whether the sign-up is pending approval. */
  awaitsApproval: boolean;
}

/** Reads `decisions` only for sanctioned members. */
const sanctionJson = (column: 'ban_id' | 'silence_id') => `case when users.${column} is not null then (
  select json_build_object('decisionId', decisions.id, 'reason', decisions.reason, 'endsOn', decisions.ends_on)
  from decisions where decisions.id = users.${column}
) end`;

export const banJson = sanctionJson('ban_id');
export const silenceJson = sanctionJson('silence_id');

/** Until the ban ends by the clock. */
export const isBannedSql = `exists (
  select from decisions
  where decisions.id = users.ban_id and (decisions.ends_on is null or decisions.ends_on > now())
)`;

export const awaitsApprovalSql = 'users.approval_asked_on is not null';

export const selectBan: RawBuilder<StoredSanction | null> = sql.raw(banJson);
export const selectSilence: RawBuilder<StoredSanction | null> = sql.raw(silenceJson);
export const selectAwaitsApproval: RawBuilder<boolean> = sql.raw(awaitsApprovalSql);
