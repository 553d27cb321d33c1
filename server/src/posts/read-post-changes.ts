import type { DatabaseReader } from '../database/database';
import { findPostCounts } from './post-counts-repository';
import { serialisePostChange } from './serialise-post';

/** Returns what clients are told of a post that has changed. Lacks deleted posts. */
export async function readPostChanges(db: DatabaseReader, ids: readonly string[]) {
  return (await findPostCounts(db, ids)).map(serialisePostChange);
}
