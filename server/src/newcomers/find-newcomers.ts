import type { DatabaseReader } from '../database/database';
import { isNewcomer, newcomerRule } from './newcomers-rules';
import { findWriters } from './writers-repository';

/** Returns which of the users are newcomers. Staff never are. */
export async function findNewcomers(
  db: DatabaseReader,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const writers = userIds.length === 0 ? [] : await findWriters(db, userIds, newcomerRule.contributions);
  const newcomers = writers.filter(
    ({ joined_on: joinedOn, contributions, is_staff: isStaff }) =>
      !isStaff && isNewcomer({ joinedOn, contributions }, now),
  );
  return new Set(newcomers.map(({ id }) => id));
}
