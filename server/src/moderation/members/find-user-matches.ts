import type { UserMatch } from '@alphazone/client';

import { serialiseMatch } from '../../accounts/profiles/serialise-user';
import type { DatabaseReader } from '../../database/database';
import { findNames } from './member-names-repository';

export async function findUserMatches(
  db: DatabaseReader,
  ids: readonly (string | null)[],
): Promise<Map<string, UserMatch>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const rows = wanted.length === 0 ? [] : await findNames(db, wanted);
  return new Map(rows.map((row) => [row.id, serialiseMatch(row)]));
}
