import { sql } from 'kysely';

import type { Member } from './member';
import type { DatabaseReader } from '../database/database';

/** Whose token names this version of the user's tokens. */
export interface TokenOwner {
  userId: string;
  version: number;
}

export interface Callers {
  /** In the order of the owners. Undefined for unknown users, revoked tokens and deleted accounts. */
  members: (Member | undefined)[];
  /**
   * Equal snapshots see the same rows: each commit changes the snapshot, and none comes back. It includes the
   * start of PostgreSQL: a restored or promoted server may number its transactions anew.
   *
   * Undefined on a standby: its snapshots do not list transactions that have not ended.
   */
  snapshot: string | undefined;
}

interface CallersRow {
  snapshot: string | null;
  members: (Member & { version: number })[];
}

/** One statement, however many owners. */
export async function readCallers(db: DatabaseReader, owners: readonly TokenOwner[]): Promise<Callers> {
  const ids = owners.map(({ userId }) => userId);
  const { rows } = await sql<CallersRow>`
    select
      case when not pg_is_in_recovery()
        then concat(pg_postmaster_start_time(), ' ', pg_current_snapshot())
      end as snapshot,
      ${
        ids.length === 0
          ? sql`'[]'::json`
          : sql`(
              select coalesce(json_agg(json_build_object(
                'id', id, 'name', name, 'pictureUrl', picture_url, 'version', token_version
              )), '[]')
              from users where id = any(${ids}::uuid[]) and deleted_on is null
            )`
      } as members`.execute(db);
  const { snapshot = null, members = [] } = rows[0] ?? {};
  const known = new Map(members.map(({ version, ...member }) => [member.id, { version, member }]));
  return {
    snapshot: snapshot ?? undefined,
    members: owners.map(({ userId, version }) => {
      const found = known.get(userId.toLowerCase());
      return found?.version === version ? found.member : undefined;
    }),
  };
}
