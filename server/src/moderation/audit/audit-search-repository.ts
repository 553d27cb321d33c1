import { sql, type Selectable } from 'kysely';

import type { DatabaseReader } from '../../database/database';
import type { AuditLog } from '../../database/schema.gen';

export type AuditRow = Selectable<AuditLog>;

export interface AuditFilter {
  /** In any letter case. */
  action?: string | undefined;
  /** Ids. */
  actors?: string[] | undefined;
  members?: string[] | undefined;
  target?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** Newest first. @param after The id of the last entry of the previous page. */
export async function listAuditEntries(
  db: DatabaseReader,
  { action, actors, members, target, from, before }: AuditFilter,
  limit: number,
  after?: string,
): Promise<AuditRow[]> {
  let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
  if (action !== undefined) query = query.where('action', '=', action.toLowerCase());
  if (actors) query = query.where('actor_id', '=', anyOf(actors));
  if (members) query = query.where('member_id', '=', anyOf(members));
  if (target !== undefined) query = query.where('target_id', '=', target);
  if (from) query = query.where('happened_on', '>=', from);
  if (before) query = query.where('happened_on', '<', before);
  if (after !== undefined) query = query.where('id', '<', after);
  return query.execute();
}

// Unlike "in", also with no ids.
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;
