import type { DatabaseTransaction } from '../../database/database';
import { prepare } from '../../database/prepared';

/** Only ids and terms, never names or texts: entries are never erased. */
export interface AuditEntry {
  /** Undefined for the system. */
  actorId?: string | undefined;
  /** Such as "remove post" or "grant role". */
  action: string;
  targetKind?: string | undefined;
  targetId?: string | undefined;
  /** The member concerned. */
  memberId?: string | undefined;
  details?: Readonly<Record<string, string | number | boolean | null>>;
}

export async function insertAuditEntry(
  transaction: DatabaseTransaction,
  { actorId, action, targetKind, targetId, memberId, details = {} }: AuditEntry,
  now: Date,
): Promise<void> {
  await insertEntry(
    transaction,
    now,
    actorId ?? null,
    action,
    targetKind ?? null,
    targetId ?? null,
    memberId ?? null,
    JSON.stringify(details),
  );
}

type Optional = string | null;

const insertEntry = prepare<
  [
    now: Date,
    actorId: Optional,
    action: string,
    targetKind: Optional,
    targetId: Optional,
    memberId: Optional,
    details: string,
  ],
  never
>(`
  insert into audit_log (happened_on, actor_id, action, target_kind, target_id, member_id, details)
  values ($1, $2, $3, $4, $5, $6, $7)`);
