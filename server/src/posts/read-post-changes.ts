import type { DatabaseReader } from '../database/database';
import { findPublicPostCounts } from './post-counts-repository';
import { serialisePostChange } from './serialise-post';

/** Returns what clients are told of posts that have changed. Lacks deleted and hidden ones. */
export async function readPostChanges(db: DatabaseReader, ids: readonly string[]) {
  return (await findPublicPostCounts(db, ids)).map(serialisePostChange);
}
