import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';
import type { DecisionKind, DecisionState, ReportReason } from '../database/tables';
import { undoMs } from '../moderation/decisions/hidden-decisions-repository';
import { selectCoveredUntil } from './mails-repository';

export interface DecisionNews {
  /** Of the notification. */
  subject: string;
  /** Null for news without a readable decision, such as roles. */
  decisionId: string | null;
  kind: DecisionKind | null;
  reason: ReportReason | null;
  note: string | null;
  reviewNote: string | null;
  state: DecisionState | null;
  decidedOn: Date | null;
  endsOn: Date | null;
  /** Of the notification. */
  createdOn: Date;
}

const undoInterval = sql.raw(`interval '${undoMs} milliseconds'`);

/**
 * Returns unread decisions not mailed yet, newest first. Leaves those of the last minute to the next mail: they can be
 * undone, and an older one may be committed later.
 */
export async function findDecisionNews(
  db: DatabaseReader,
  userId: string,
  limit: number,
): Promise<DecisionNews[]> {
  const { rows } = await sql<DecisionNews>`
    select notifications.subject, decisions.id as "decisionId", decisions.kind, reason, note,
      review_note as "reviewNote", state, decided_on as "decidedOn", ends_on as "endsOn",
      notifications.created_on as "createdOn"
    from notifications left join decisions on decisions.id = notifications.decision_id
    where notifications.user_id = ${userId} and notifications.kind = 'decision' and not is_read
      and notifications.created_on > (${selectCoveredUntil(userId, 'decision')})
      and notifications.created_on <= now() - ${undoInterval}
    order by notifications.created_on desc, notifications.id desc limit ${limit}`.execute(db);
  return rows;
}
