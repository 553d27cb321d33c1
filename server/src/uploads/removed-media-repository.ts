import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import type { LockedPost } from '../posts/post-rows-repository';

/** Condition on a row of `uploads`. */
export const isPictureRemoved = sql<boolean>`exists (
  select from decisions
  where target_id = uploads.id and target_kind = 'picture' and kind = 'remove' and state <> 'restored'
)`;

export async function findPostsOfUpload(db: DatabaseReader, uploadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('post_uploads')
    .select('post_id')
    .where('upload_id', '=', uploadId)
    .execute();
  return rows.map(({ post_id }) => post_id);
}

/** Marks the upload in the posts' media, so that clients show a placeholder without requesting the file. */
export async function markMedia(
  transaction: DatabaseTransaction,
  posts: readonly LockedPost[],
  { uploadId, isRemoved }: { uploadId: string; isRemoved: boolean },
): Promise<void> {
  const mark = isRemoved ? '{"removed": true}' : '{}';
  await sql`
    update posts set media = (
      select jsonb_agg(
        case when item ->> 'url' like ${`/media/${uploadId}.%`} then item - 'removed' || ${mark}::jsonb else item end
        order by number
      )
      from jsonb_array_elements(media) with ordinality as medium (item, number)
    )
    where id = any(${posts.map(({ id }) => id)}::uuid[]) and media <> '[]'`.execute(transaction);
}
