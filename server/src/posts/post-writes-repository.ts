import type { DatabaseTransaction } from '../database/database';
import { countColumns, type PostCountsRow } from './post-counts-repository';
import type { LockedPost } from './post-rows-repository';

export function setPinned(
  transaction: DatabaseTransaction,
  { id }: LockedPost,
  pinned: boolean,
): Promise<PostCountsRow> {
  return transaction
    .updateTable('posts')
    .set({ pinned })
    .where('id', '=', id)
    .returning(countColumns)
    .executeTakeFirstOrThrow();
}

export function setBoost(
  transaction: DatabaseTransaction,
  { id }: LockedPost,
  boost: number,
): Promise<PostCountsRow> {
  return transaction
    .updateTable('posts')
    .set({ boost })
    .where('id', '=', id)
    .returning(countColumns)
    .executeTakeFirstOrThrow();
}
