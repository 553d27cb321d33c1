import type { DatabaseReader } from '../../database/database';
import type { HttpError } from '../../errors';
import type { MemberState } from '../../gamification/gamification-repository';
import { writingRefusal } from './sanctions';
import { findRestricted } from './sanctions-repository';

/**
 * Call it with the members locked: moderators may have decided since the callers were identified. Reads nothing for members without
 * a sanction.
 * @returns Why members may not write, by their ids.
 */
export async function findWritingRefusals(
  db: DatabaseReader,
  members: readonly (MemberState | undefined)[],
  now: Date,
): Promise<ReadonlyMap<string, HttpError>> {
  const ids = members.flatMap((member) => (member?.isRestricted ? [member.id] : []));
  const restricted = ids.length === 0 ? [] : await findRestricted(db, ids);
  return new Map(
    restricted.flatMap(({ id, ...stored }) => {
      const refusal = writingRefusal(stored, now);
      return refusal ? [[id, refusal] as const] : [];
    }),
  );
}
